"""Catan's constants stand twice, for the compiler and for the uncompiled engine: they must be the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tilefolk.games.catan import geometry, rules

FOLDER = Path(geometry.__file__).parent
CONSTANT = re.compile(r"^    ([A-Z_]+) = (\d+)$", re.MULTILINE)


@pytest.mark.parametrize("module", ["tables", "menu"])
def test_both_engines_use_the_same_numbers(module: str) -> None:
    compiled = dict(CONSTANT.findall((FOLDER / f"{module}.pxd").read_text()))
    pure = dict(CONSTANT.findall((FOLDER / f"{module}.py").read_text()))
    assert compiled == pure
    assert compiled


def test_every_index_is_an_action_and_no_other_number_has_one() -> None:
    game = rules.Catan(4, beginners=True, first=1)
    for index in range(game.index_count):
        action = game.action_at(index)
        assert action >= 0
        assert game.index_of(action) == index
    assert game.action_at(game.index_count) == -1
    assert game.action_at(-1) == -1
    for number in (
        -1,
        0,
        2**20 * 9 + 70,
        2**20 * 12 + 5,
        2**20 * 3 + 72,
        2**31,
        31 << 56 | 5 << 50 | 1 | 1 << 30,
    ):
        assert game.index_of(number) == -1
