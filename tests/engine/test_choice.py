"""The compiled engine, or the same source uncompiled: never a mix, never an old one unnoticed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import tilefolk
from tilefolk import _engine
from tilefolk._engine import EngineError, choose, digests


@pytest.fixture
def package(tmp_path):
    """A package of two compiled modules, one of declarations and a plain one, completely built."""
    package = tmp_path / "tilefolk"
    (package / "core").mkdir(parents=True)
    for name in ("core/game", "core/rng"):
        (package / f"{name}.py").write_text(f"# {name}\n")
        (package / f"{name}.pxd").write_text(f"# {name}\n")
        (package / f"{name}{_engine.SUFFIX}").touch()
    (package / "core/names.py").write_text("FOREST = 0\n")
    (package / "core/names.pxd").write_text(
        "# declarations only: numbers by name\ncdef enum:\n    FOREST = 0\n"
    )
    (package / "core/errors.py").write_text("# plain\n")
    (package / _engine.STAMP_NAME).write_text(json.dumps(digests(package)))
    return package


def test_a_complete_build_is_the_compiled_engine(package):
    assert choose(package, pure=False) == "compiled"


def test_without_compiled_modules_the_source_runs(package):
    for path in package.rglob("*" + _engine.SUFFIX):
        path.unlink()
    assert choose(package, pure=False) == "pure"


def test_a_mix_is_refused_and_the_way_out_is_told(package):
    (package / f"core/rng{_engine.SUFFIX}").unlink()
    with pytest.raises(EngineError, match=r"only in part: tilefolk\.core\.rng .* scripts/build"):
        choose(package, pure=False)


@pytest.mark.parametrize("changed", ["core/game.py", "core/game.pxd"])
def test_a_compiled_module_older_than_its_source_is_refused(package, changed):
    (package / changed).write_text("# another rule\n")
    with pytest.raises(EngineError, match=r"older than its source: tilefolk\.core\.game .* scripts/build"):
        choose(package, pure=False)


def test_changed_declarations_make_the_build_old(package):
    (package / "core/names.pxd").write_text(
        "# declarations only: numbers by name\ncdef enum:\n    FOREST = 1\n"
    )
    with pytest.raises(EngineError, match=r"older than its source: tilefolk\.core\.names .* scripts/build"):
        choose(package, pure=False)


@pytest.mark.parametrize("left", ["", "{", "[]"])
def test_an_interrupted_build_is_refused(package, left):
    (package / _engine.STAMP_NAME).write_text(left)
    with pytest.raises(EngineError, match="scripts/build"):
        choose(package, pure=False)


def test_a_plain_module_may_change(package):
    (package / "core/errors.py").write_text("# changed\n")
    assert choose(package, pure=False) == "compiled"


@pytest.mark.parametrize("broken", ["mixed", "stale"])
def test_asking_for_the_source_always_works(package, broken):
    if broken == "mixed":
        (package / f"core/rng{_engine.SUFFIX}").unlink()
    else:
        (package / "core/game.py").write_text("# changed\n")
    assert choose(package, pure=True) == "pure"


LOADED = """
import tilefolk
from importlib import import_module
from tilefolk._engine import compiled_modules
print(tilefolk.engine(), *{import_module(name).__file__.rpartition(".")[2] for name in compiled_modules()})
"""


def loaded(**environment):
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_source_runs_although_compiled_modules_lie_beside_it():
    assert loaded(TILEFOLK_PURE="1") == ["pure", "py"]


@pytest.mark.skipif(tilefolk.engine() == "pure", reason="nothing is compiled here")
def test_every_engine_module_is_the_compiled_one():
    assert loaded(TILEFOLK_PURE="0") == ["compiled", "so"]
