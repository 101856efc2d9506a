"""The threads that share the games of a vector environment.

A step of some hundred games takes less time than it takes to wake a sleeping thread. So a worker that finds
nothing to do stays awake for a moment, looking for the next step; only when none comes does it go to sleep.
Batches are taken by whoever is free, the caller included: a thread that the system has put aside is not
waited for, unless it was in the middle of a batch.
"""

from __future__ import annotations

import os
from threading import Lock, Thread
from typing import Annotated, Any

from tilefolk.core import memory
from tilefolk.core import pointers as core_pointers
from tilefolk.envs import atomics, batch_calls, names, pool_unlocked
from tilefolk.envs.vector_batch import VectorBatch


class WorkerPool:
    """Steps batches that lie one after the other, in the caller's thread and ``threads`` - 1 others."""

    numbers: Annotated[list[int], names.NUMBERS]
    parts: list[VectorBatch]
    count: int
    workers: int
    job: int
    actions: Any
    logits: Any
    chances: Any
    batches: list[VectorBatch]
    locks: list[Any]
    threads: list[Thread]
    home: int

    def __init__(self, batches: list[VectorBatch], threads: int) -> None:
        if not 1 <= threads <= names.WORKERS_MAX:
            raise ValueError(f"there can be 1 to {names.WORKERS_MAX} threads, not {threads}")
        if len(batches) > names.BATCHES_MAX:
            raise ValueError(f"there can be {names.BATCHES_MAX} batches at most, not {len(batches)}")
        memory.allocate(self)
        self.batches = batches
        self.count = len(batches)
        self.parts = core_pointers.array(batches)
        self.workers = atomics.most_workers(threads - 1)
        self.locks = []
        self.threads = []
        self.home = os.getpid()
        atomics.write(self.numbers, names.NEXT, self.count)
        for worker in range(self.workers):
            self.locks.append(Lock())
            self.locks[worker].acquire()
            self.threads.append(Thread(target=self._serve, args=(worker,), daemon=True))
        for thread in self.threads:
            thread.start()

    def __dealloc__(self) -> None:
        memory.release(self.parts)

    def step(self, actions: Any) -> None:
        """One index a game, int32; raises ValueError, and plays nothing, if one is not legal."""
        if len(actions) == 0:
            return
        for number in range(self.count):
            if batch_calls.wrong_in(self.parts[number], actions) >= 0:
                self.batches[number].check(self.batches[number].part(actions))
        self.actions = actions
        self._share(names.JOB_STEP)

    def random_actions(self, actions: Any) -> None:
        """Write a random legal index for every game into an int32 array."""
        if len(actions) > 0:
            self.actions = actions
            self._share(names.JOB_RANDOM)

    def sample(self, logits: Any, actions: Any, chances: Any) -> None:
        """Write an index for every game, drawn by logits (float32), and the logarithm of its probability."""
        if len(actions) > 0:
            self.logits = logits
            self.actions = actions
            self.chances = chances
            self._share(names.JOB_SAMPLE)

    def _share(self, job: int) -> None:
        """Do a job with all batches; alone in a forked process, which has no threads."""
        self.job = job
        atomics.write(self.numbers, names.DONE, 0)
        atomics.write(self.numbers, names.NEXT, 0)
        if self.threads and os.getpid() == self.home:
            self._wake()
        pool_unlocked.do_all(self)

    def shutdown(self) -> None:
        """Let the threads end."""
        if not self.threads or os.getpid() != self.home:
            return
        atomics.write(self.numbers, names.ENDING, 1)
        self._wake()
        for thread in self.threads:
            thread.join()
        self.threads = []

    def _wake(self) -> None:
        for worker in range(self.workers):
            if atomics.swap(self.numbers, names.ASLEEP + names.LINE * worker, 0):
                self.locks[worker].release()

    def _serve(self, worker: int) -> None:
        """What a thread does all its life."""
        asleep = names.ASLEEP + names.LINE * worker
        while True:
            pool_unlocked.serve(self)
            if atomics.read(self.numbers, names.ENDING):
                return
            atomics.write(self.numbers, asleep, 1)
            # work may have come just now: whoever takes the 1 back decides whether this worker sleeps
            if self._idle() or not atomics.swap(self.numbers, asleep, 0):
                self.locks[worker].acquire()

    def _idle(self) -> bool:
        if atomics.read(self.numbers, names.ENDING):
            return False
        return atomics.read(self.numbers, names.NEXT) >= self.count

    def _work(self) -> None:
        """Take batches until there are none."""
        number = atomics.add_one(self.numbers, names.NEXT)
        while number < self.count:
            self._do(number)
            atomics.add_one(self.numbers, names.DONE)
            number = atomics.add_one(self.numbers, names.NEXT)

    def _do(self, number: int) -> None:
        """The job with one batch."""
        if self.job == names.JOB_STEP:
            batch_calls.step_batch(self.parts[number], self.actions)
        elif self.job == names.JOB_RANDOM:
            batch_calls.choose_at_random(self.parts[number], self.actions)
        else:
            batch_calls.sample_batch(self.parts[number], self.logits, self.actions, self.chances)

    def _await_work(self) -> bool:
        """Whether work comes within a moment."""
        for _ in range(names.LOOKS):
            if atomics.read(self.numbers, names.ENDING):
                return False
            if atomics.read(self.numbers, names.NEXT) < self.count:
                return True
            atomics.cpu_relax()
        return False

    def _await_all(self) -> None:
        """Wait for batches that others are at; these may have been put aside, so they get their turn."""
        looks = 0
        while atomics.read(self.numbers, names.DONE) < self.count:
            looks += 1
            if looks < names.LOOKS:
                atomics.cpu_relax()
            else:
                atomics.yield_processor()
