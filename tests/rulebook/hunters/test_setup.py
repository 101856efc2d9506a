"""1 Material and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import tilefolk
from tests.support import legal, play
from tilefolk.core.errors import BadOption
from tilefolk.games.hunters.tables import default_tile_set

SPEC = tilefolk.get("hunters")


def goods(deck: str, start: bool = True) -> Counter[str]:
    total: Counter[str] = Counter()
    for kind in default_tile_set().kinds:
        if kind.deck == deck:
            for zone in kind.zones:
                total.update({zone.type: 1, **zone.goods})
                if zone.words.get("to") == "spring":
                    total["spring"] += 1
    return total


def sides(deck: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for kind in default_tile_set().kinds:
        if kind.deck == deck:
            for side in "nesw":
                types = kind.side_types(side)
                assert types is not None
                total[types[1]] += 1
    return total


def test_h1_1_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert SPEC.new(players).players == players
    for players in (1, 6):
        with pytest.raises(BadOption):
            SPEC.new(players)
    with pytest.raises(BadOption):
        SPEC.new(2, {"ten_rows": True})


def test_h1_1_79_landscape_tiles_and_12_bonus_tiles() -> None:
    tiles = default_tile_set()
    starts = [kind for kind in tiles.kinds if kind.start is not None]
    assert [kind.name for kind in starts] == ["0"]
    assert tiles.total("main") + len(starts) == 79
    assert tiles.total("bonus") == 12


def test_h1_1_the_totals_of_the_landscape_tiles() -> None:
    assert sides("main") == {"forest": 106, "meadow": 106, "river": 104}
    found = goods("main")
    expected = {"forest": 74, "gold": 30, "lake": 24, "fish": 30, "spring": 8, "deer": 30, "mammoth": 14}
    assert {name: found[name] for name in expected} == expected
    assert found["tiger"] == 11
    assert found["aurochs"] == 0


def test_h1_1_the_totals_of_the_bonus_tiles() -> None:
    assert sides("bonus") == {"forest": 13, "meadow": 19, "river": 16}
    found = goods("bonus")
    expected = {"mushrooms": 3, "lake": 7, "fish": 15, "aurochs": 3, "deer": 3, "mammoth": 2, "tiger": 2}
    assert {name: found[name] for name in expected} == expected
    assert found["fire"] == found["dolmen"] == 1


def test_h1_1_gold_lies_where_a_forest_touches_two_or_more_sides() -> None:
    for kind in default_tile_set().kinds:
        if kind.deck != "main":
            continue
        for number, zone in enumerate(kind.zones):
            if zone.type == "forest":
                touched = sum(strands is not None and number in strands for strands in kind.sides.values())
                assert bool(zone.goods.get("gold")) == (touched >= 2), (kind.name, zone.name)


def test_h1_2_five_members_to_play_with_and_two_huts() -> None:
    view = SPEC.view(SPEC.new(3), None)
    assert view["supply"] == [{"member": 5, "hut": 2}] * 3


def test_h1_3_the_start_tile_lies_open_and_the_rest_is_in_two_piles() -> None:
    view = SPEC.view(SPEC.new(2), None)
    assert view["tiles"] == [{"x": 0, "y": 0, "kind": "0", "rotation": 0}]
    assert sum(view["remaining"]["main"].values()) == 78
    assert sum(view["remaining"]["bonus"].values()) == 12


def test_h1_4_play_goes_clockwise_from_the_first_seat() -> None:
    game = SPEC.new(3)
    movers = []
    for _ in range(6):
        play(game, SPEC.action_name(game, game.chance()[0][0]))
        movers.append(game.to_move)
        while not game.is_chance:
            play(game, legal(game)[0])
    assert movers == [0, 1, 2, 0, 1, 2]


def test_h1_5_points_go_on_beyond_the_track() -> None:
    text = SPEC.position_text(SPEC.new(2)).replace("turn ", "points 0 forest 148 meadow 60\nturn ")
    assert SPEC.parse_position(text).scores() == [208, 0]
