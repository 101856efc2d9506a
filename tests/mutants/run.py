"""Run the tests on mutants: each in a process of its own, only the tests that come to its function.

A mutant is swapped into the running engine (``function.__code__``), so nothing is imported again. What is
called while modules are imported or is kept in a cache is built anew in a fresh process instead.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import time
import types
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.changes import Mutant, mutated

KILLED, SURVIVED, UNREACHED = "killed", "survived", "unreached"
PATIENCE = 20
"""A mutant that takes so many times as long as the tests without it hangs, and was noticed."""
LEAST_SECONDS = 30
EXAMPLES = 12
"""Of every property: a mutant that these do not find is worth looking at."""
FIRST_EXAMPLES = 2
"""To see where a property comes."""
Place = tuple[str, str]


class Mutation:
    """A plugin of pytest: instead of the tests once, the tests for every mutant."""

    def __init__(self, root: Path, mutants: Iterable[Mutant], slowest: float) -> None:
        self.root, self.mutants, self.slowest = root, list(mutants), slowest
        self.folder = str(root / "src" / "tilefolk")
        self.results: list[tuple[Mutant, str, float]] = []
        self._called: set[Place] = set()

    # --- which test comes to which function

    def trace(self, frame: types.FrameType, event: str, _: Any) -> None:
        """Note a function of the engine that is called."""
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(self.folder):
            self._called.add((name, frame.f_code.co_qualname))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The tests once, to see that they pass and where they come; then each mutant."""
        imported = self._called
        tests = self._reach(session)
        everything = {test for covering in tests.values() for test in covering}
        for place in imported:  # what is computed while a module is imported shows in any test
            tests[place] = tests[place] or list(everything)
        give_examples(session.items, EXAMPLES)
        for mutant in self.mutants:
            place = (str(self.root / mutant.path), mutant.function)
            began = time.perf_counter()
            result = UNREACHED
            covering = sorted(tests[place])
            if covering:
                seconds = max(LEAST_SECONDS, PATIENCE * sum(took for took, _ in covering))
                items = [session.items[number] for _, number in covering]
                result = self._in_child(mutant, items, seconds, anew=place in imported)
            self.results.append((mutant, result, time.perf_counter() - began))
            print(f"{result:9s} {self.results[-1][2]:6.1f} s  {mutant.name}", flush=True)
        return True

    def _reach(self, session: pytest.Session) -> dict[Place, list[tuple[float, int]]]:
        """For every function the tests that call it, with the seconds they take for a few examples."""
        tests: dict[Place, list[tuple[float, int]]] = defaultdict(list)
        give_examples(session.items, FIRST_EXAMPLES)
        for number, item in enumerate(session.items):
            self._called, began = set(), time.process_time()  # whatever else the machine does
            sys.settrace(self.trace)  # type: ignore[arg-type]
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            sys.settrace(None)
            took = time.process_time() - began
            if session.testsfailed:
                raise SystemExit(f"{item.nodeid} fails without any mutant")
            if took <= self.slowest:
                for place in self._called:
                    tests[place].append((took, number))
        return tests

    # --- a mutant

    def _in_child(self, mutant: Mutant, items: list[pytest.Item], seconds: float, anew: bool) -> str:
        child = os.fork()
        if child == 0:
            _be_quiet()
            if anew:
                os.execv(
                    sys.executable, [sys.executable, "-m", "tests.mutants", "--one", *_named(mutant, items)]
                )
            os._exit(0 if self._passes(mutant, items) else 1)
        return _waited(child, seconds)

    def _passes(self, mutant: Mutant, items: list[pytest.Item]) -> bool:
        try:
            swap_in(self.root, mutant)
            for item in items:
                before = item.session.testsfailed
                item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
                if item.session.testsfailed > before:
                    return False
        except BaseException:
            return False
        return True


def give_examples(items: list[pytest.Item], most: int) -> None:
    """Few examples of every property, always the same, and no search for a smaller one."""
    import hypothesis  # pytest imports it first, to rewrite its asserts

    for item in items:
        test: Any = item.obj  # type: ignore[attr-defined]
        settings = getattr(test, "_hypothesis_internal_use_settings", None)
        if settings is not None:
            test._hypothesis_internal_use_settings = hypothesis.settings(
                settings,
                max_examples=most,
                derandomize=True,
                database=None,
                phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
            )


def _named(mutant: Mutant, items: list[pytest.Item]) -> list[str]:
    return [mutant.path, mutant.function, str(mutant.number), *(item.nodeid for item in items)]


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _waited(child: int, seconds: float) -> str:
    """What became of a child; one that hangs is ended."""
    end = time.monotonic() + seconds
    pause = 0.005
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return SURVIVED if os.waitstatus_to_exitcode(status) == 0 else KILLED
        time.sleep(pause)
        pause = min(0.2, pause * 1.5)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return KILLED


def swap_in(root: Path, mutant: Mutant) -> None:
    """Make the running engine the mutant, and forget what was computed before."""
    module = importlib.import_module(module_name(mutant.path))
    code = compile(mutated(root, mutant), str(root / mutant.path), "exec")
    function = _function(module, mutant.function)
    function.__code__ = _code_of(code, mutant.function)
    for name, loaded in list(sys.modules.items()):
        if name.startswith("tilefolk"):
            for value in vars(loaded).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def module_name(path: str) -> str:
    """The module of a file of the package."""
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


def _function(module: types.ModuleType, name: str) -> types.FunctionType:
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    found = getattr(found, "func", None) or found  # functools.cached_property
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, types.FunctionType), name
    return found


def _code_of(code: types.CodeType, name: str) -> types.CodeType:
    """The code of a function in the code of its module; of several of one name the last."""
    for const in reversed(code.co_consts):
        if isinstance(const, types.CodeType):
            if const.co_qualname == name:
                return const
            if name.startswith(f"{const.co_qualname}."):
                return _code_of(const, name)
    raise LookupError(name)
