"""The threads that share the games of a vector environment.

A step of some hundred games takes less time than it takes to wake a sleeping thread. So a hand that has done
its part stays awake for a moment, waiting for the next call; only when none comes does it go to sleep.
"""

from __future__ import annotations

import os
from threading import Lock, Thread
from typing import Any

import cython

from tilefolk.core.batch import Batch

if not cython.compiled:
    CALLED, DONE, ASLEEP, HAND = 0, 8, 16, 24
    MOST_HANDS = 64
    MOMENT = 4000
    """Looks for a call before a hand goes to sleep: some 50 to 150 microseconds."""


@cython.cclass
class Crew:
    """Steps several batches at once: the first in the caller's own thread, each other one by a hand."""

    def __init__(self, batches: list[Any]) -> None:
        if len(batches) > MOST_HANDS:
            raise ValueError(f"there can be {MOST_HANDS} threads at most, not {len(batches)}")
        self.batches = batches
        self.hands = len(batches) - 1
        self.calls = 0
        self.locks = []
        self.threads = []
        self.home = os.getpid()
        if cython.compiled:
            for hand, batch in enumerate(batches):
                self.part[hand] = cython.cast(cython.p_void, batch)
            for hand in range(self.hands):
                lock = Lock()
                lock.acquire()
                self.locks.append(lock)
                self.threads.append(Thread(target=self._serve, args=(hand,), daemon=True))
            for thread in self.threads:
                thread.start()

    def step(self, actions: Any) -> None:
        """One index a game, int32, for all batches one after the other; checked before."""
        view: cython.int[::1] = actions
        hand: cython.int
        if self.hands == 0 or not self.threads or os.getpid() != self.home:
            # a forked process has the games, but not the threads
            self._step_alone(actions)
            return
        self.actions = cython.address(view[0])
        self.calls += 1
        for hand in range(self.hands):
            write_number(cython.address(self.numbers[hand * HAND + CALLED]), self.calls)
            if swap_number(cython.address(self.numbers[hand * HAND + ASLEEP]), 0):
                self.locks[hand].release()
        with cython.nogil:
            self._work(-1)
            for hand in range(self.hands):
                self._await_done(hand)

    def _step_alone(self, actions: Any) -> None:
        start = 0
        for batch in self.batches:
            batch.step_checked(actions[start : start + batch.size])
            start += batch.size

    def dismiss(self) -> None:
        """Let the threads end."""
        hand: cython.int
        if not self.threads or os.getpid() != self.home:
            return
        for hand in range(self.hands):
            write_number(cython.address(self.numbers[hand * HAND + CALLED]), -1)
            if swap_number(cython.address(self.numbers[hand * HAND + ASLEEP]), 0):
                self.locks[hand].release()
        for thread in self.threads:
            thread.join()
        self.threads = []

    def _serve(self, hand: cython.int) -> None:
        """What a thread does all its life."""
        done: cython.longlong = 0
        called: cython.longlong
        place: cython.p_longlong = cython.address(self.numbers[hand * HAND])
        while True:
            with cython.nogil:
                while self._await_call(hand, done):
                    called = read_number(place + CALLED)
                    if called < 0:
                        break
                    self._work(hand)
                    done = called
                    write_number(place + DONE, done)
            if read_number(place + CALLED) < 0:
                return
            write_number(place + ASLEEP, 1)
            # a call may have come just now: whoever takes the 1 back decides who goes on
            if read_number(place + CALLED) == done or not swap_number(place + ASLEEP, 0):
                self.locks[hand].acquire()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _work(self, hand: cython.int) -> cython.void:
        """Step the batch of a hand; -1 is the caller."""
        first: cython.int = cython.cast(Batch, self.part[hand + 1]).first
        cython.cast(Batch, self.part[hand + 1])._step(self.actions + first)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _await_call(self, hand: cython.int, done: cython.longlong) -> cython.bint:
        """Whether a call comes within a moment."""
        look: cython.int
        for look in range(MOMENT):
            if read_number(cython.address(self.numbers[hand * HAND + CALLED])) != done:
                return True
            take_a_breath()
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _await_done(self, hand: cython.int) -> cython.void:
        """Wait for a hand; it may have been put off the processor, so others get their turn."""
        looks: cython.int = 0
        while read_number(cython.address(self.numbers[hand * HAND + DONE])) != self.calls:
            looks += 1
            if looks < MOMENT:
                take_a_breath()
            else:
                sched_yield()
