"""The form of the engine: plain Python, the same numbers in both files, the same rooms in every game."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import tilefolk
from tilefolk._engine import PACKAGE, compiled_modules, declared_modules
from tilefolk.games import NAMES as GAMES

ROOMS = {
    "names",
    "tables",
    "state",
    "rules",
    "scoring",
    "notation",
    "position",
    "view",
    "events",
    "refusals",
    "picture",
    "spec",
}
PLAIN = ("bots", "core", "envs", "tiles", "games/catan", "games/hunters", "games/mayflower")
NAMES = sorted(name for name in declared_modules() if name.rpartition(".")[2] == "names")
HEADERS = sorted(set(declared_modules()) - set(compiled_modules()))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    files = {path.stem for path in (PACKAGE / "games" / game).glob("*.py")}
    assert files >= ROOMS


@pytest.mark.parametrize("folder", PLAIN)
def test_the_source_is_plain_python(folder: str) -> None:
    speaking = [
        path.name for path in (PACKAGE / folder).glob("*.py") if re.search(r"\bcython\b", path.read_text())
    ]
    assert speaking == []


@pytest.mark.parametrize("name", NAMES)
def test_c_and_python_mean_the_same_by_a_name(name: str) -> None:
    python = importlib.import_module(name)
    declared = Path(declared_modules()[name]).with_suffix(".pxd").read_text()
    in_c = {
        word: int(number) for word, number in re.findall(r"^    (\w+) = (-?\d+)$", declared, re.MULTILINE)
    }
    in_python = {
        word: value for word, value in vars(python).items() if word.isupper() and isinstance(value, int)
    }
    assert in_c == in_python


@pytest.mark.parametrize("name", HEADERS)
def test_every_function_of_a_header_is_written_for_python_too(name: str) -> None:
    declared = Path(declared_modules()[name]).with_suffix(".pxd").read_text()
    inline = set(re.findall(r"^cdef inline .*?(\w+)\(", declared, re.MULTILINE))
    assert {word for word in inline if not hasattr(importlib.import_module(name), word)} <= {"fetch_lines"}


@pytest.mark.parametrize("name", GAMES)
def test_a_position_knows_its_game(name: str) -> None:
    game = tilefolk.get(name).new(2)
    assert game.spec is tilefolk.get(name)
    assert game.spec.name == game.name == name
