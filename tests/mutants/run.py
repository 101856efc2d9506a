"""Run the tests on mutants: each in a process of its own, only the tests that come to its line.

A mutant is swapped into the running engine (``function.__code__``), so nothing is imported again. What is
called while modules are imported or is kept in a cache is built anew in a fresh process instead.
"""

from __future__ import annotations

import gc
import importlib
import os
import signal
import sys
import time
import types
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.mutants.changes import Mutant, mutated
from tests.mutants.fresh import FreshProcesses, give_examples
from tests.mutants.reach import Line, Place, Reach, code_named, function_named, kept_functions, module_name

KILLED, SURVIVED, UNREACHED = "killed", "survived", "unreached"
PATIENCE = 10
"""A mutant with which a test takes so many times as long as without it hangs, and was noticed."""
LEAST_SECONDS = 0.4
"""Of the processor, whatever else the machine does."""
FIRST_TESTS = 12
"""So many are tried before all others where each mutant needs the engine imported anew."""
TO_IMPORT = 10.0
"""Seconds of the processor to import the engine and collect the tests: many times more than it takes."""
EXAMPLES = 12
"""Of every property: a mutant that these do not find is worth looking at."""
FEWEST_EXAMPLES = 2
"""To see that a property holds a second time."""
BROKEN = 3
"""The exit code of a child that could not even become its mutant."""


class Mutation:
    """A plugin of pytest: instead of the tests once, the tests for every mutant."""

    def __init__(
        self, root: Path, mutants: Iterable[Mutant], slowest: float, processes: FreshProcesses
    ) -> None:
        self.root, self.mutants, self.slowest, self.processes = root, list(mutants), slowest, processes
        self.folder = str(root / "src" / "tilefolk")
        self.files = {str(root / mutant.path) for mutant in self.mutants}
        self.results: list[tuple[Mutant, str, float]] = []
        self._imported: set[Place] = set()
        """What is called while modules are imported and tests are collected."""
        self._kept: set[Place] = set()
        """What is called for a result that is kept (``functools.cache``): any test may be the first that asks for it."""
        self._keepers = set(kept_functions(root / "src" / "tilefolk"))
        self._took: dict[int, float] = {}
        self._killers: dict[Place, list[int]] = defaultdict(list)
        """The tests that noticed a mutant of a function, the latest first: they notice the next one, too."""
        self._kills: dict[str, Counter[int]] = defaultdict(Counter)
        """How many mutants of a file a test noticed: a quick one that noticed many is asked first."""

    # --- which test comes to which function, and to which line of it

    def trace(self, frame: types.FrameType, event: str, _: Any) -> None:
        """Note a function of the engine that is called while it is imported."""
        code = frame.f_code
        if code.co_filename.startswith(self.folder):
            kept = self._is_for_a_cache(frame)
            (self._kept if kept else self._imported).add((code.co_filename, code.co_qualname))

    def _is_for_a_cache(self, frame: types.FrameType | None) -> bool:
        while frame is not None:
            if (frame.f_code.co_filename, frame.f_code.co_qualname) in self._keepers:
                return True
            frame = frame.f_back
        return False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is about games in which nothing is changed: none of it can notice a mutant."""
        parts = {tuple(Path(mutant.path).parts[2:4]) for mutant in self.mutants}
        changed = {name for folder, name in parts if folder == "games"}
        if any(folder == "tiles" for folder, _ in parts):
            changed |= {"hunters", "mayflower"}
        others = [name for name in ("hunters", "mayflower", "catan") if name not in changed]
        signs = [sign for name in others for sign in (f"rulebook/{name}/", f"[{name}]")]
        items[:] = [item for item in items if not any(sign in item.nodeid for sign in signs)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The tests once, to see that they pass and where they come; then each mutant."""
        sys.settrace(None)
        functions, lines = self._reach(session)
        everything = {test for test, took in self._took.items() if took <= self.slowest}
        self._check_without_mutants(session.items, everything)
        give_examples(session.items, EXAMPLES)
        for place in self._imported | self._kept:  # what is computed before any test, or kept, shows in any
            functions[place] = set(everything)
        gc.freeze()  # or every child copies the memory of all tests when it looks for garbage
        for mutant in self.mutants:
            place = (str(self.root / mutant.path), mutant.function)
            began = time.perf_counter()
            at_the_line: set[int] = set()
            at_the_line.update(*(lines[place[0], line] for line in range(mutant.line, mutant.last_line + 1)))
            covering = functions[place] if place in self._imported | self._kept else at_the_line
            anew = place in self._imported
            result = self._result(mutant, session.items, covering, at_the_line, anew)
            self.results.append((mutant, result, time.perf_counter() - began))
            print(f"{result:9s} {self.results[-1][2]:6.1f} s  {mutant.name}", flush=True)
        return True

    def _reach(self, session: pytest.Session) -> tuple[dict[Place, set[int]], dict[Line, set[int]]]:
        """For every function, and every line, the tests that come there."""
        functions: dict[Place, set[int]] = defaultdict(set)
        lines: dict[Line, set[int]] = defaultdict(set)
        give_examples(session.items, EXAMPLES)
        clear_caches()
        keepers = {
            path
            for path, _ in self._keepers
            if module_name(str(Path(path).relative_to(self.root))) in sys.modules
        }
        reach = Reach(
            self.root, sorted({str(Path(path).relative_to(self.root)) for path in self.files | keepers})
        )
        for number, item in enumerate(session.items):
            reach.begin()
            began = time.process_time()
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            self._took[number] = time.process_time() - began
            if session.testsfailed:
                raise SystemExit(f"{item.nodeid} fails without any mutant")
            if self._took[number] <= self.slowest:
                for place in reach.places():
                    functions[place].add(number)
                for line in reach.lines():
                    lines[line].add(number)
        self._kept |= reach.kept
        reach.end()
        return functions, lines

    def _check_without_mutants(self, items: list[pytest.Item], tests: set[int]) -> None:
        """In a child, as with a mutant, all tests pass again, or a failure would say nothing about a mutant."""
        give_examples(items, FEWEST_EXAMPLES)
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            _be_quiet(items)
            clear_caches()
            for number in sorted(tests):
                if not self._pass_one(items[number]):
                    os.write(writing, items[number].nodeid.encode())
                    os._exit(1)
            os._exit(0)
        os.close(writing)
        os.waitpid(child, 0)
        with os.fdopen(reading) as told:
            failed = told.read()
        if failed:
            raise SystemExit(f"{failed} fails without any mutant")
        some = [items[number].nodeid for number in sorted(tests, key=self._took.__getitem__)[:FIRST_TESTS]]
        if not self.processes.passes(None, some, EXAMPLES, TO_IMPORT):
            raise SystemExit(f"in a process of their own some of these fail without any mutant: {some}")

    # --- a mutant

    def _result(
        self, mutant: Mutant, items: list[pytest.Item], covering: set[int], first: set[int], anew: bool
    ) -> str:
        if not covering:
            return UNREACHED
        place = (mutant.path, mutant.function)
        before = [number for number in self._killers[place] if number in covering]
        kills = self._kills[mutant.path]
        later = sorted(
            covering - set(before), key=lambda test: (test not in first, self._took[test] / (1 + kills[test]))
        )
        if anew:
            return self._in_fresh_processes(mutant, items, before + later)
        killed, killer = self._in_child(mutant, items, before + later)
        if killer is not None:
            self._killers[place] = [killer, *(each for each in before if each != killer)]
            kills[killer] += 1
        return KILLED if killed else SURVIVED

    def _in_child(
        self, mutant: Mutant, items: list[pytest.Item], order: list[int]
    ) -> tuple[bool, int | None]:
        """Whether the mutant was noticed, and by which test, if it was not a timer."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            _be_quiet(items)
            self._be_mutant(mutant, items, order, writing)
        os.close(writing)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with os.fdopen(reading) as told:
            killer = told.read()
        if code == BROKEN:
            raise SystemExit(f"this mutant can't be made: {mutant.name}")
        return code != 0, int(killer) if killer else None

    def _in_fresh_processes(self, mutant: Mutant, items: list[pytest.Item], order: list[int]) -> str:
        """The first few tests notice most mutants, and are collected in no time."""
        for some in (order[:FIRST_TESTS], order[FIRST_TESTS:]):
            if some:
                names = [items[number].nodeid for number in some]
                seconds = TO_IMPORT + self._patience(some)
                if not self.processes.passes(mutant, names, EXAMPLES, seconds):
                    return KILLED
        return SURVIVED

    def _be_mutant(
        self, mutant: Mutant, items: list[pytest.Item], order: list[int], writing: int
    ) -> NoReturn:
        """In the child: the tests until one of them fails; who hangs is ended by its timer."""
        try:
            swap_in(self.root, mutant)
            if (str(self.root / mutant.path), mutant.function) in self._kept:
                clear_caches()
        except BaseException:
            os._exit(BROKEN)
        for number in order:
            signal.setitimer(signal.ITIMER_PROF, self._patience([number]))
            if not self._pass_one(items[number]):
                os.write(writing, str(number).encode())
                os._exit(1)
        os._exit(0)

    def _patience(self, tests: list[int]) -> float:
        """So much time of the processor; then the process ends, and its mutant was noticed."""
        return max(LEAST_SECONDS, PATIENCE * sum(self._took[number] for number in tests))

    @staticmethod
    def _pass_one(item: pytest.Item) -> bool:
        try:
            before = item.session.testsfailed
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        except BaseException:
            return False
        return bool(item.session.testsfailed == before)


def _be_quiet(items: list[pytest.Item]) -> None:
    plugins = items[0].config.pluginmanager
    plugins.unregister(plugins.get_plugin("terminalreporter"))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def swap_in(root: Path, mutant: Mutant) -> None:
    """Make the running engine the mutant."""
    module = importlib.import_module(module_name(mutant.path))
    code = compile(mutated(root, mutant), str(root / mutant.path), "exec")
    function_named(module, mutant.function).__code__ = code_named(code, mutant.function)


def clear_caches() -> None:
    """What was computed before the engine became a mutant is computed anew."""
    for name, loaded in list(sys.modules.items()):
        if name.startswith("tilefolk"):
            for value in vars(loaded).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
