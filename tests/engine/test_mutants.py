"""Mutation testing (scripts/mutants): the changes are real ones, and those listed as equal are still there."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.__main__ import ROOT, in_folder, known_equal
from tests.mutants.changes import mutated

pytestmark = pytest.mark.once


def test_every_mutant_that_is_listed_as_equal_exists() -> None:
    names = {mutant.name for folder in ("games", "tiles") for mutant in in_folder(folder)}
    assert known_equal() - names == set()


def test_a_mutant_is_its_module_with_one_change() -> None:
    for mutant in in_folder("games/catan/awards.py"):
        source = (ROOT / mutant.path).read_text(encoding="utf-8")
        plain, changed = ast.unparse(ast.parse(source)), ast.unparse(mutated(ROOT, mutant))
        different = [(a, b) for a, b in zip(plain.splitlines(), changed.splitlines(), strict=True) if a != b]
        assert len(different) == 1, mutant
