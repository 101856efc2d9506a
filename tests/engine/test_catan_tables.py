"""Catan's numbers stand twice, for the compiler and for everybody else: they must be the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tilefolk.games.catan import actions, names, rules, state, tables
from tilefolk.games.catan.geometry import GEOMETRY

FOLDER = Path(names.__file__).parent
CONSTANT = re.compile(r"^ *([A-Z_]+) = (-?\d+)\b", re.MULTILINE)
FIELD = re.compile(r"^    cdef public [a-z ]+ (\w+)(?:\[|$)", re.MULTILINE)


@pytest.mark.parametrize("module", ["names", "actions"])
def test_both_engines_use_the_same_numbers(module: str) -> None:
    compiled = dict(CONSTANT.findall((FOLDER / f"{module}.pxd").read_text()))
    everybodys = dict(CONSTANT.findall((FOLDER / f"{module}.py").read_text()))
    assert compiled.items() <= everybodys.items()
    assert len(compiled) > 10


def test_every_name_of_a_number_is_known_to_the_compiler() -> None:
    compiled = {name for name, _ in CONSTANT.findall((FOLDER / "names.pxd").read_text())}
    assert {name for name, value in vars(names).items() if isinstance(value, int)} == compiled


def test_a_snapshot_has_every_field() -> None:
    """What a position holds is declared for the compiler, for people and for snapshots."""
    declared = FIELD.findall((FOLDER / "state.pxd").read_text())
    assert sorted(state.FIELDS) == sorted(declared)
    assert set(rules.Catan(3).snapshot()) == {"players", *declared}


def test_words_and_numbers_are_as_many() -> None:
    assert names.PHASES[names.PHASE_OVER] == "over"
    assert names.PHASES.index("main") == names.PHASE_MAIN
    assert names.ANSWERS.index("countered") == names.COUNTERED
    assert names.MENUS.index("wide") == names.MENU_WIDE


def test_every_index_is_an_action_and_no_other_number_has_one() -> None:
    game = rules.Catan(4, beginners=True, first=1)
    for index in range(game.index_count):
        action = game.action_at(index)
        assert action >= 0
        assert game.index_of(action) == index
    assert game.action_at(game.index_count) == -1
    assert game.action_at(-1) == -1
    one, two = {"wood": 1}, {"wood": 2}
    for number in (
        -1,
        0,
        actions.pack_action(names.ACT_YEAR_OF_PLENTY, actions.PAIR_NUMBERS),
        actions.pack_action(names.ACT_MARITIME, actions.pair(names.ORE, names.ORE)),
        actions.pack_action(names.ACT_DISCARD, actions.discard(0, names.KINDS)),
        actions.pack_action(names.ACT_ROAD, names.PATHS),
        names.ACTS << actions.TAG_SHIFT,
        2**31,
        actions.make_offer(two, one, [0, 2, 3]),
        actions.make_offer(one, two, [0, 2, 3]),
        actions.make_counter_offer(1, two, {"ore": 1}),
        actions.make_counter_offer(3, one, {"ore": 3}),
        actions.make_counter_offer(2, one, two),
        actions.make_offer(one, {"ore": 1}, [0, 2]),
        actions.make_offer(one, one, [0, 2, 3]),
        actions.make_offer(one | {"ore": 1}, {"wool": 1}, [0, 2, 3]),
        actions.make_offer(two, {"wool": 2}, [0, 2, 3]),
        actions.make_counter_offer(0, two, {"ore": 1}),
        actions.make_counter_offer(0, {}, {"ore": 1}),
        actions.make_counter_offer(names.SEATS, one, {"ore": 1}),
    ):
        assert game.index_of(number) == -1


def test_tables_have_the_size_that_the_compiler_is_told() -> None:
    assert tables._filled([[4], [5, 6], [7, 8, 9]]) == [[4, -1, -1], [5, 6, -1], [7, 8, 9]]
    harbours = tables._harbours_at()
    assert len(harbours) == names.INTERSECTIONS
    for node, place in enumerate(harbours):
        assert [i for i, ends in enumerate(GEOMETRY.harbour_ends) if node in ends] == [place] * (place >= 0)
