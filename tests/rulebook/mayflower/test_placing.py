"""Chapter 2.1: placing a tile."""

from __future__ import annotations

from typing import Any

import tilefolk
from tests.support import legal, only_event, play, position, refused

SPEC = tilefolk.get("mayflower")


def drawn(kind: str, *tiles: str, option: str = "") -> Any:
    """A table with these tiles on which that kind was drawn."""
    lines = [f"tile {tile}" for tile in tiles]
    options = [f"option {option} yes"] if option else []
    return position("\n".join(["mayflower 2 players", *options, *lines, "turn 0 0", f"place {kind}"]))


def test_m2_1_a_tile_touches_a_tile_or_a_start_field_with_a_side() -> None:
    game = drawn("B")
    assert legal(game) == ["place -1,0 r0", "place -1,3 r0", "place -1,6 r0", "place -1,9 r0"]
    corner = refused(drawn("B", "B -1,0 r0"), "place -2,-1 r0")
    assert (corner.key, corner.rule) == ("mayflower.place.no_neighbour", "M2.1")


def test_m2_1_not_on_another_tile() -> None:
    assert refused(drawn("B", "B -1,0 r0"), "place -1,0 r0").key == "mayflower.place.occupied"


def test_m2_2_every_side_continues_also_against_start_fields() -> None:
    game = drawn("K")
    differs = refused(game, "place -1,0 r90")
    assert (differs.key, differs.rule) == ("mayflower.place.side_differs", "M2.2")
    assert differs.params == {"side": "e", "mine": "city", "theirs": "plain"}
    assert refused(game, "place -1,2 r0").params["theirs"] == "road"
    assert [place for place in legal(game) if "r90" in place] == [
        "place -1,1 r90",
        "place -1,4 r90",
        "place -1,8 r90",
    ]


def test_m2_2_every_one_of_several_sides() -> None:
    game = drawn("AH", "B -1,3 r0")
    assert "place -1,2 r90" in legal(game)
    bent = drawn("AQ", "B -1,3 r0")
    assert refused(bent, "place -1,2 r0").params == {"side": "e", "mine": "plain", "theirs": "road"}
    assert "place -1,2 r270" not in legal(bent), "its second end would meet the plain in the south"


NO_ROAD_IS_OPEN = """
    mayflower 2 players
    tile A -1,2 r270
    tile A -1,5 r270
    tile Z -1,7 r270
"""


def test_m2_3_a_tile_that_fits_nowhere_is_out_and_another_is_drawn() -> None:
    game = position(NO_ROAD_IS_OPEN + "turn 1 3\ndraw")
    events = play(game, "draw AW")
    assert only_event(events, "discarded") == {"seat": 1, "tile": "AW", "deck": "main"}
    assert game.is_chance
    assert game.seat == 1
    assert "AW" not in [SPEC.action_name(game, kind).split()[1] for kind, _ in game.chance()]
    play(game, "draw K")
    assert game.to_move == 1


def test_m2_3_if_the_last_tile_fits_nowhere_the_game_is_over() -> None:
    game = position(NO_ROAD_IS_OPEN + "left AW\nturn 1 3\ndraw")
    play(game, "draw AW")
    assert game.is_over


def test_m2_4_nothing_is_laid_on_the_coast_or_east_of_it() -> None:
    game = drawn("B", "B -1,0 r0", "B -1,-1 r0")
    for square in ("0,-1", "0,10", "1,0"):
        coast = refused(game, f"place {square} r0")
        assert (coast.key, coast.rule) == ("mayflower.place.coast", "M2.4")
    assert not [place for place in legal(game) if not place.startswith("place -")]


def test_m2_4_beyond_the_ten_rows_is_allowed_from_column_1() -> None:
    assert "place -1,-1 r0" in legal(drawn("B", "B -1,0 r0"))
    assert "place -1,10 r0" in legal(drawn("B", "B -1,9 r0"))


def test_m2_4_unless_the_table_keeps_to_the_ten_rows() -> None:
    north = drawn("B", "B -1,0 r0", option="ten_rows")
    assert refused(north, "place -1,-1 r0").key == "mayflower.place.ten_rows"
    assert "place -2,0 r0" in legal(north)
    assert refused(north, "place -5,0 r0").key == "mayflower.place.no_neighbour"
    assert refused(drawn("B", "B -1,9 r0", option="ten_rows"), "place -1,10 r0").rule == "M2.4"


def test_m2_5_a_start_field_is_a_tile_of_the_city_or_road_that_it_begins() -> None:
    city = only_event(play(drawn("K"), "place -1,1 r90", "sheriff C0"), "scored")
    assert city["breakdown"]["tiles"] == 2
    road = only_event(play(drawn("A"), "place -1,2 r270", "bandit R0"), "scored")
    assert road["breakdown"]["tiles"] == 2


def test_m2_5_a_start_road_ends_at_the_coast() -> None:
    game = drawn("A")
    start = game.piece(game.tile_at(0, 2), 0)
    assert game.feature(start)["open"] == 1


def test_m2_5_plymouth_new_york_and_jamestown_are_begun_cities() -> None:
    names = {kind.notes["name"] for kind in SPEC.tile_set().kinds if "name" in kind.notes}
    assert names == {"Plymouth", "New York", "Jamestown"}
    for kind in SPEC.tile_set().kinds:
        if "name" in kind.notes:
            assert [zone.type for zone in kind.zones] == ["city"]


def test_m2_5_plains_hang_together_along_the_coast() -> None:
    game = SPEC.new(2)
    south_of_the_road, field = game.piece(2, 2), game.piece(3, 0)
    assert game.root_of(south_of_the_road) == game.root_of(field)
    assert game.root_of(game.piece(2, 1)) != game.root_of(field), "the road divides"


def test_m2_5_no_settler_stands_on_a_start_field() -> None:
    game = drawn("AH", "AH -1,2 r90")
    play(game, "place -2,2 r90")
    assert legal(game) == ["none", "bandit R0", "trapper P0", "trapper P1"]
