"""Chapters 4 and 5: the plains, and the end of the game."""

from __future__ import annotations

import pytest

from tests.support import events_of, only_event, play, position


def test_m6_1_roads_and_cities_separate_plains() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90
        tile D -1,1 r90
        turn 0 2
        draw
    """)
    road, city = game.tile_at(-1, 2), game.tile_at(-1, 1)
    for tile in (road, city):
        first, second = (game.root_of(game.piece(tile, zone)) for zone in (1, 2))
        assert first != second
    between = [game.root_of(game.piece(road, zone)) for zone in (1, 2)]
    assert game.root_of(game.piece(city, 1)) in between or game.root_of(game.piece(city, 2)) in between


def test_m6_1_connected_parts_make_one_plain() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,0 r0
        tile L -2,0 r0
        tile C -3,0 r0
        turn 0 3
        draw
    """)
    plain = game.feature(game.root_of(game.piece(game.tile_at(-2, 0), 1)))
    assert (plain["tiles"], plain["goods"]) == (4, {"animals": 3})


def test_m6_2_plains_are_never_scored_in_play_and_trappers_never_come_back() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,3 r0 0:trapper@P0
        tile AH -1,2 r90
        tile AH -2,2 r90
        tile K -1,4 r90
        tile K -2,3 r270
        surveyors 3 3
        turn 1 5
        place K
    """)
    play(game, "place -2,4 r180", "sheriff C0")
    assert game.scores() == [0, 0]
    assert (0, "plain") in [(seat, game.piece_type(piece)) for seat, _, piece in game.figures_standing()]


LAST_TILE = """
    mayflower 2 players
    tile AH -1,2 r90 0:bandit@R0
    tile AJ -1,5 r90 1:bandit@R0
    tile L -1,9 r0 0:trapper@P0
    tile B -1,0 r0 1:farmer@F0
    surveyors 1 1
    discarded *
    turn 0 4
    place A
"""


def test_m7_1_what_the_last_tile_completes_is_scored_as_usual() -> None:
    game = position(LAST_TILE)
    events = play(game, "place -2,2 r270", "none")
    first = events_of(events, "scored")[0]
    assert (first["type"], first["final"], first["points"]) == ("road", False, 3)
    assert only_event(events, "bonus")["points"] == 8
    assert only_event(events, "surveyor")["column"] == 2
    assert game.is_over


UNFINISHED = (
    "tile AJ -1,5 r90 0:bandit@R0",
    "tile G -1,1 r90 1:sheriff@C0",
    "tile B -1,0 r0 0:farmer@F0",
    "tile C -1,3 r0 1:trapper@P0",
)


@pytest.mark.parametrize("tiles", [UNFINISHED, UNFINISHED[::-1]])
def test_m7_2_unfinished_roads_cities_and_farms_without_the_bonus(tiles: tuple[str, ...]) -> None:
    laid = "\n".join(tiles)
    game = position(f"mayflower 2 players\n{laid}\nsurveyors 1 1\ndiscarded *\nturn 0 4\nplace K")
    events = play(game, "place -1,9 r0", "none")
    assert [
        (one["type"], one["points"], one["breakdown"]) for one in events_of(events, "scored", final=True)
    ] == [
        ("road", 4, {"tiles": 2, "trading_posts": 1}),
        ("city", 3, {"tiles": 2, "flags": 1}),
        ("farm", 4, {"tiles": 4}),
        ("plain", 1, {"animals": 1}),
    ]
    assert not events_of(events, "bonus")
    (standing,) = game.figures_standing()
    assert game.piece_type(standing[2]) == "plain", "all but the trapper are taken off"


def test_m7_2_majorities_and_ties_as_in_play() -> None:
    game = position("""
        mayflower 3 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        tile D -1,1 r90 2:sheriff@C0
        tile D -2,1 r90 2:sheriff@C0
        tile X -3,1 r90 1:sheriff@C0
        discarded *
        turn 0 5
        place K
    """)
    play(game, "place -1,9 r0", "none")
    assert [game.points(seat)[:2] for seat in range(3)] == [[3, 0], [3, 0], [0, 4]]


def test_m7_3_then_trappers_one_point_an_animal() -> None:
    game = position(LAST_TILE)
    events = play(game, "place -2,2 r270", "none")
    final = events_of(events, "scored", final=True)
    assert final[-1]["type"] == "plain"
    assert (final[-1]["seats"], final[-1]["points"]) == ([0], 2)
    assert game.points(0) == [3, 0, 0, 2, 8]


def test_m7_4_most_points_win() -> None:
    game = position("""
        mayflower 2 players
        points 0 road 10
        points 1 road 11
        discarded *
        turn 0 0
        place K
    """)
    events = play(game, "place -1,9 r0", "none")
    assert only_event(events, "ended") == {"winners": [1], "scores": [10, 11]}


def test_m7_4_a_tie_is_a_shared_victory() -> None:
    game = position("""
        mayflower 3 players
        points 0 road 7
        points 2 city 7
        discarded *
        turn 0 0
        place K
    """)
    play(game, "place -1,9 r0", "none")
    assert game.winners() == [0, 2]
    assert game.returns() == [0.5, 0.0, 0.5]
