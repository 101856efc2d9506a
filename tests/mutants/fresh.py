"""Mutants of what is called while the engine is imported: they must be there before it is.

A process that has imported everything but the engine waits; for each mutant it forks one that imports the rest.
"""

from __future__ import annotations

import importlib.machinery
import json
import os
import signal
import sys
import types
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.mutants.changes import Mutant, mutated
from tests.mutants.reach import module_name

PLAIN = ("-q", "--no-header", "-p", "no:xdist", "-p", "no:cacheprovider", "--assert=plain", "--tb=native")
"""A test that fails is all that is asked for, so nobody works out how it does."""


class FreshProcesses:
    """Starts a process for each mutant; to be made before anybody imports the engine."""

    def __init__(self, root: Path) -> None:
        assert not any(name.startswith("tilefolk") for name in sys.modules)
        read_question, write_question = os.pipe()
        read_answer, write_answer = os.pipe()
        if os.fork() == 0:
            os.close(write_question)
            with os.fdopen(read_question) as questions, os.fdopen(write_answer, "w") as answers:
                _serve(root, questions, answers)
            os._exit(0)
        os.close(read_question)
        os.close(write_answer)
        self._questions = os.fdopen(write_question, "w")
        self._answers = os.fdopen(read_answer)

    def passes(self, mutant: Mutant | None, tests: list[str], examples: int, seconds: float) -> bool:
        """Whether all tests pass, in order and in so many seconds of the processor, on a mutant or on none."""
        what = None if mutant is None else [mutant.path, mutant.function, mutant.number]
        print(json.dumps([what, tests, examples, seconds]), file=self._questions, flush=True)
        return self._answers.readline() == "0\n"


def _serve(root: Path, questions: Any, answers: Any) -> None:
    import hypothesis  # noqa: F401 - what the tests import and takes long
    import numpy as np  # noqa: F401

    for line in questions:
        what, tests, examples, seconds = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.setitimer(signal.ITIMER_PROF, seconds)
            _run(root, what, tests, examples)
        print(os.waitpid(child, 0)[1], file=answers, flush=True)


def _run(root: Path, what: list[Any] | None, tests: list[str], examples: int) -> NoReturn:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if what is not None:
        path, function, number = what
        import_as(root, Mutant(path, function, 0, "", "", number))
    os._exit(int(pytest.main([*PLAIN, "-x", *tests], [FewExamples(examples)])))


def import_as(root: Path, mutant: Mutant) -> None:
    """Whoever imports the module from now on gets the mutant."""
    loader: Any = importlib.machinery.SourceFileLoader
    as_written = loader.get_code

    def get_code(self: Any, fullname: str) -> types.CodeType | None:
        if fullname == module_name(mutant.path):
            return compile(mutated(root, mutant), str(root / mutant.path), "exec")
        code: types.CodeType | None = as_written(self, fullname)
        return code

    loader.get_code = get_code


class FewExamples:
    """Only so many examples of the properties."""

    def __init__(self, examples: int) -> None:
        self.examples = examples

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Before they run."""
        give_examples(session.items, self.examples)


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
