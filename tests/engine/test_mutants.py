"""Mutation testing (scripts/mutants): the changes are real ones, and those listed as equal are still there."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from tests.mutants.__main__ import ROOT, in_folder, known_equal
from tests.mutants.changes import mutated
from tests.mutants.reach import Reach, lines_of
from tilefolk.games.mayflower.tables import VOCABULARY
from tilefolk.tiles import tilecheck

pytestmark = pytest.mark.one_engine


def test_every_mutant_that_is_listed_as_equal_exists() -> None:
    names = {mutant.name for folder in ("games", "tiles") for mutant in in_folder(folder)}
    assert known_equal() - names == set()


def test_a_mutant_is_its_module_with_one_change() -> None:
    for mutant in in_folder("games/catan/awards.py"):
        source = (ROOT / mutant.path).read_text(encoding="utf-8")
        plain, changed = ast.unparse(ast.parse(source)), ast.unparse(mutated(ROOT, mutant))
        different = [(a, b) for a, b in zip(plain.splitlines(), changed.splitlines(), strict=True) if a != b]
        assert len(different) == 1, mutant


def test_statements_note_that_they_are_reached_and_are_then_as_they_were() -> None:
    path = "src/tilefolk/tiles/tilecheck.py"
    as_written = tilecheck.letter_mistakes.__code__
    reach = Reach(ROOT, [path])
    reach.begin()
    assert list(tilecheck.letter_mistakes([], replace(VOCABULARY, counts={}), 1)) == []
    reach.end()
    assert reach.places() == {(str(ROOT / path), "letter_mistakes")}
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    reached = [lines[number - 1].strip() for _, number in sorted(reach.lines())]
    assert reached[-3:] == ["rule = vocabulary.tiles_rule", "if not vocabulary.counts:", "return"]
    assert tilecheck.letter_mistakes.__code__ is as_written


def test_the_cases_of_a_match_are_its_lines_but_not_what_is_done_in_them() -> None:
    (match,) = ast.parse(
        "match word:\n  case 'a' if (\n    long\n  ):\n    one()\n  case _:\n    other()"
    ).body
    assert lines_of(match) == [1, 2, 3, 4, 6]
    (condition,) = ast.parse("if (\n  long\n):\n  one()").body
    assert lines_of(condition) == [1, 2, 3]
