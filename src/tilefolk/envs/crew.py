"""The threads that share the games of a vector environment.

A step of some hundred games takes less time than it takes to wake a sleeping thread. So a hand that finds
nothing to do stays awake for a moment, looking for the next step; only when none comes does it go to sleep.
Batches are taken by whoever is free, the caller included: a thread that the system has put aside is not
waited for, unless it was in the middle of a batch.
"""

from __future__ import annotations

import os
from threading import Lock, Thread
from typing import Any

import cython

from tilefolk.envs.vector_batch import VectorBatch

if not cython.compiled:
    # places of the numbers: the batch to be taken next, batches done, whether the crew is dismissed, and for
    # every hand whether it sleeps
    NEXT, DONE, ENDING, ASLEEP = 0, 8, 16, 24
    MOST_HANDS, MOST_BATCHES = 64, 512
    MOMENT = 4000
    """Looks for work before a hand goes to sleep: some 50 to 150 microseconds."""


@cython.cclass
class Crew:
    """Steps batches that lie one after the other, in the caller's thread and ``threads`` - 1 others."""

    def __init__(self, batches: list[Any], threads: cython.int) -> None:
        if not 1 <= threads <= MOST_HANDS:
            raise ValueError(f"there can be 1 to {MOST_HANDS} threads, not {threads}")
        if len(batches) > MOST_BATCHES:
            raise ValueError(f"there can be {MOST_BATCHES} batches at most, not {len(batches)}")
        self.batches = batches
        self.count = len(batches)
        self.hands = threads - 1
        self.locks = []
        self.threads = []
        self.home = os.getpid()
        if cython.compiled:
            write_number(cython.address(self.numbers[NEXT]), self.count)
            for number, batch in enumerate(batches):
                self.part[number] = cython.cast(cython.p_void, batch)
            for hand in range(self.hands):
                self.locks.append(Lock())
                self.locks[hand].acquire()
                self.threads.append(Thread(target=self._serve, args=(hand,), daemon=True))
            for thread in self.threads:
                thread.start()

    def step(self, actions: Any) -> None:
        """One index a game, int32; raises ValueError, and plays nothing, if one is not legal."""
        view: cython.int[::1] = actions
        number: cython.int
        if not cython.compiled:
            for batch in self.batches:
                batch.check(batch.part(actions))
            for batch in self.batches:
                batch.step_checked(batch.part(actions))
        elif len(actions) > 0:
            for number in range(self.count):
                wrong = cython.cast(VectorBatch, self.part[number])._wrong(
                    cython.address(view[cython.cast(VectorBatch, self.part[number]).first])
                )
                if wrong >= 0:
                    self.batches[number].check(self.batches[number].part(actions))
            self._share(cython.address(view[0]), False)

    def random_actions(self, actions: Any) -> None:
        """Write a random legal index for every game into an int32 array."""
        view: cython.int[::1] = actions
        if not cython.compiled:
            for batch in self.batches:
                batch._random_into(batch.part(actions))
        elif len(actions) > 0:
            self._share(cython.address(view[0]), True)

    @cython.cfunc
    def _share(self, actions: cython.p_int, choosing: cython.bint) -> cython.void:
        """Step the games, or choose actions for them; alone in a forked process, which has no threads."""
        self.actions = actions
        self.choosing = choosing
        write_number(cython.address(self.numbers[DONE]), 0)
        write_number(cython.address(self.numbers[NEXT]), 0)
        if self.threads and os.getpid() == self.home:
            self._wake()
        with cython.nogil:
            self._work()
            self._await_all()

    def dismiss(self) -> None:
        """Let the threads end."""
        if not self.threads or os.getpid() != self.home:
            return
        write_number(cython.address(self.numbers[ENDING]), 1)
        self._wake()
        for thread in self.threads:
            thread.join()
        self.threads = []

    def _wake(self) -> None:
        hand: cython.int
        for hand in range(self.hands):
            if swap_number(cython.address(self.numbers[ASLEEP + 8 * hand]), 0):
                self.locks[hand].release()

    def _serve(self, hand: cython.int) -> None:
        """What a thread does all its life."""
        asleep: cython.p_longlong = cython.address(self.numbers[ASLEEP + 8 * hand])
        while True:
            with cython.nogil:
                while self._await_work():
                    self._work()
            if read_number(cython.address(self.numbers[ENDING])):
                return
            write_number(asleep, 1)
            # work may have come just now: whoever takes the 1 back decides whether this hand sleeps
            if self._idle() or not swap_number(asleep, 0):
                self.locks[hand].acquire()

    def _idle(self) -> bool:
        if read_number(cython.address(self.numbers[ENDING])):
            return False
        return read_number(cython.address(self.numbers[NEXT])) >= self.count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _work(self) -> cython.void:
        """Take batches until there are none."""
        first: cython.int
        number: cython.longlong = add_one(cython.address(self.numbers[NEXT]))
        while number < self.count:
            first = cython.cast(VectorBatch, self.part[number]).first
            if self.choosing:
                cython.cast(VectorBatch, self.part[number])._random_into(self.actions + first)
            else:
                cython.cast(VectorBatch, self.part[number])._step(self.actions + first)
            add_one(cython.address(self.numbers[DONE]))
            number = add_one(cython.address(self.numbers[NEXT]))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _await_work(self) -> cython.bint:
        """Whether work comes within a moment."""
        look: cython.int
        for look in range(MOMENT):
            if read_number(cython.address(self.numbers[ENDING])):
                return False
            if read_number(cython.address(self.numbers[NEXT])) < self.count:
                return True
            take_a_breath()
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _await_all(self) -> cython.void:
        """Wait for batches that others are at; these may have been put aside, so they get their turn."""
        looks: cython.int = 0
        while read_number(cython.address(self.numbers[DONE])) < self.count:
            looks += 1
            if looks < MOMENT:
                take_a_breath()
            else:
                sched_yield()
