"""Actions as text and as JSON: what is written at its limits, and what means nothing."""

from __future__ import annotations

from typing import Any

import pytest

import tilefolk
from tests.support import legal, play, position
from tilefolk.core.errors import BadNotation, TilefolkError
from tilefolk.tiles import names
from tilefolk.tiles.actions import pack_action, place_action

HUNTERS: Any = tilefolk.get("hunters")
IN_HAND = "hunters 2 players\ntile 13 1,0 r90\nturn 0 1\nplace 1"
JUST_LAID = "hunters 2 players\ntile 13 1,0 r90\nturn 0 1\nfigure"


def test_squares_are_written_as_far_as_coordinates_go() -> None:
    game = position(IN_HAND)
    for x, y in ((127, -127), (-127, 127)):
        for rotation in range(4):
            action = place_action(x, y, rotation)
            description = {"type": "place", "x": x, "y": y, "rotation": rotation}
            assert HUNTERS.encode(game, description) == action
            assert HUNTERS.describe(game, action) == description
            name = f"place {x},{y} r{90 * rotation}"
            assert HUNTERS.action_name(game, action) == name
            assert HUNTERS.parse_action(game, name) == action


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "place", "x": 128, "y": 0, "rotation": 0},
        {"type": "place", "x": 0, "y": -128, "rotation": 0},
        {"type": "place", "x": 0, "y": 0, "rotation": 4},
        {"type": "place", "x": 0, "y": 0, "rotation": -1},
        {"type": "place", "x": True, "y": 0, "rotation": 0},
        {"type": "place", "x": 0.0, "y": 0, "rotation": 0},
        {"type": "place", "x": 0, "y": 0},
        {"type": "draw", "kind": "nothing"},
        {"type": "figure", "role": "hunter", "zone": -1},
        {"type": "figure", "role": "hunter", "zone": 99},
        {"type": "figure", "role": "king", "zone": 0},
        {"type": "score", "x": 0, "y": 0, "zone": 0},
        {"type": "dance"},
        {},
    ],
)
def test_what_is_no_action_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TilefolkError):
        HUNTERS.encode(position(JUST_LAID), wrong)


def test_who_is_nobody_has_no_right_name() -> None:
    forest = {"type": "figure", "role": "king", "zone": 0}
    with pytest.raises(BadNotation) as refused:
        HUNTERS.encode(position(JUST_LAID), forest)
    assert refused.value.key == "core.action_parts"


def test_a_figure_that_stands_somewhere_else_is_told_its_right_name() -> None:
    game = position(JUST_LAID)
    with pytest.raises(BadNotation) as refused:
        HUNTERS.parse_action(game, "fisher F0")
    assert (refused.value.key, refused.value.params) == (
        "tiles.other_role",
        {"role": "fisher", "right": "gatherer"},
    )


@pytest.mark.parametrize(
    "text",
    [
        "place 0;1 r0",
        "place 0,1 r45",
        "place 0,1 90",
        "place 0,1",
        "draw",
        "draw nothing",
        "score 0,1 F0",
        "score 9,9 F0",
        "gatherer F9",
        "gatherer",
        "king F0",
        "none none",
        "",
    ],
)
def test_text_that_means_nothing(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        HUNTERS.parse_action(position(JUST_LAID), text)
    assert refused.value.key in ("tiles.bad_notation", "core.action_parts")


def test_what_is_quoted_of_a_long_text_is_its_beginning() -> None:
    for text in ("x" * 100, "place " + "1" * 100 + " r0"):
        with pytest.raises(BadNotation) as refused:
            HUNTERS.parse_action(position(JUST_LAID), text)
        assert refused.value.params["text"] == text[:80]
        assert refused.value.params["example"] == legal(position(JUST_LAID))[-1]


def test_beside_what_means_nothing_stands_something_that_can_be_played() -> None:
    """After the tile was laid the example is no tile to be laid."""
    game = position(JUST_LAID)
    with pytest.raises(BadNotation) as refused:
        HUNTERS.parse_action(game, "gatherer F9")
    assert refused.value.params["example"] in [HUNTERS.action_name(game, action) for action in game.legal()]
    with pytest.raises(BadNotation) as refused:
        HUNTERS.parse_action(HUNTERS.new(2), "gather F9")  # chance's move
    assert refused.value.params["example"] == "place 0,-1 r90"


@pytest.mark.parametrize("text", ["hunter M0", "hut S0"])
def test_a_figure_needs_a_tile_just_laid(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        HUNTERS.parse_action(position(IN_HAND), text)
    assert refused.value.key == "tiles.no_tile_laid"
    with pytest.raises(BadNotation) as refused:
        HUNTERS.encode(position(IN_HAND), {"type": "figure", "role": "hunter", "zone": 0})
    assert refused.value.key == "tiles.no_tile_laid"


def test_numbers_that_are_no_action() -> None:
    game = position(JUST_LAID)
    kinds = game.table.kinds
    assert HUNTERS.action_name(game, pack_action(names.DRAW, kinds - 1)) == "draw B12"
    assert HUNTERS.action_name(game, pack_action(names.FIGURE, 0)) == "none"
    for action in (
        pack_action(names.DRAW, kinds),
        pack_action(names.FIGURE, 1 + 2 * names.GROUP_ZONES),
        pack_action(names.CHOOSE, 0),
        pack_action(names.FINISHED, 0),
    ):
        with pytest.raises(BadNotation) as refused:
            HUNTERS.describe(game, action)
        assert refused.value.key == "tiles.unknown_action"
    with pytest.raises(BadNotation):
        HUNTERS.describe(position(IN_HAND), pack_action(names.FIGURE, 1))


def test_a_tile_that_looks_the_same_after_half_a_turn_has_one_name() -> None:
    game = position("mayflower 2 players\nturn 0 0\nplace D")
    spec = tilefolk.get("mayflower")
    assert spec.parse_action(game, "place -1,1 r270") == spec.parse_action(game, "place -1,1 r90")
    assert spec.action_name(game, spec.parse_action(game, "place -1,1 r270")) == "place -1,1 r90"


def test_members_and_huts_are_told_apart() -> None:
    roles = HUNTERS.notation.roles
    assert [roles.group_of_slot(slot) for slot in range(8)] == [0, 0, 0, 0, 0, 1, 1, -1]
    game = position("hunters 2 players\nturn 0 0\nplace 19")
    play(game, "place -1,0 r180", "hut S0")
    assert HUNTERS.view(game, None)["supply"] == [{"member": 5, "hut": 1}, {"member": 5, "hut": 2}]
