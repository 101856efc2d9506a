"""Chapter 1: the material, the coast and the set-up."""

from __future__ import annotations

import pytest

import tilefolk
from tests.support import play, position
from tilefolk.core.errors import BadOption

SPEC = tilefolk.get("mayflower")


def test_m1_1_two_to_five_players_and_95_tiles_of_50_kinds() -> None:
    tiles = SPEC.tile_set()
    kinds = [kind for kind in tiles.kinds if kind.start is None]
    assert len(kinds) == 50
    assert sum(kind.count for kind in kinds) == 95
    assert (kinds[0].name, kinds[-1].name) == ("A", "AX")
    for players in (2, 3, 4, 5):
        assert SPEC.new(players).players == players
    for players in (1, 6):
        with pytest.raises(BadOption):
            SPEC.new(players)


def test_m1_1_whoever_lists_the_tiles_reads_that_the_shapes_are_a_reconstruction() -> None:
    art = SPEC.art()
    assert "reconstruction" in art["title"]
    assert "reconstruction" in art["about"]


def test_m1_2_five_settlers_to_play_with() -> None:
    assert SPEC.view(SPEC.new(3), None)["supply"] == [{"settler": 5}] * 3


def test_m1_3_ten_start_fields_in_one_column_are_the_coast() -> None:
    game = SPEC.new(2)
    assert [game.tile(number)[:2] for number in range(game.tile_count)] == [(0, y) for y in range(10)]


def test_m1_4_both_surveyors_start_in_column_0() -> None:
    assert SPEC.new(2).surveyors == (0, 0)
    assert SPEC.view(SPEC.new(2), 0)["surveyors"] == [0, 0]


def test_m1_5_tiles_come_at_random_and_play_goes_round() -> None:
    game = SPEC.new(3)
    assert game.is_chance
    assert dict(game.chance())[SPEC.parse_action(game, "draw K")] == 4
    seats = []
    for kind, place in (("K", "place -1,0 r0"), ("L", "place -2,0 r0"), ("L", "place -3,0 r0")):
        play(game, f"draw {kind}")
        seats.append(game.to_move)
        play(game, place, "none")
    assert seats == [0, 1, 2]
    assert game.seat == 0


def test_m1_6_the_track_is_walked_round_as_often_as_needed() -> None:
    game = position("""
        mayflower 2 players
        points 0 city 99
        turn 0 0
        place A
    """)
    play(game, "place -1,2 r270", "bandit R0")
    assert game.score(0) == 101
