"""Chapter 3: the surveyors."""

from __future__ import annotations

import pytest

import tilefolk
from tests.support import events_of, only_event, play, position


def test_m5_1_four_points_for_each_surveyor_in_the_column() -> None:
    for columns, bonus in (("0 0", 0), ("1 0", 4), ("1 1", 8), ("1 2", 4), ("2 2", 0)):
        game = position(f"mayflower 2 players\nsurveyors {columns}\nturn 0 0\nplace A")
        events = play(game, "place -1,2 r270", "bandit R0")
        assert [one["points"] for one in events_of(events, "bonus")] == ([bonus] if bonus else [])
        assert game.score(0) == 2 + bonus
        assert game.points(0) == [2, 0, 0, 0, bonus]


def test_m5_1_the_column_is_that_of_the_tile_under_the_settler() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        surveyors 2 2
        turn 1 1
        place A
    """)
    assert not events_of(play(game, "place -2,2 r270", "none"), "bonus"), (
        "the road is there, its bandit is not"
    )


def test_m5_1_only_a_settler_that_scores() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        tile AH -3,2 r90 1:bandit@R0
        surveyors 1 1
        turn 0 3
        place A
    """)
    assert not events_of(play(game, "place -4,2 r270", "none"), "bonus"), "red is in the minority"


TWO_IN_ONE_COLUMN = """
    tile I -1,0 r0 0:sheriff@C0
    tile I -1,-1 r270 0:sheriff@C0
    tile V -2,-1 r180 1:sheriff@C0
    surveyors 1 2
    turn 1 3
    place H
"""


def test_m5_1_two_settlers_of_one_player_bring_it_twice() -> None:
    game = position("mayflower 2 players" + TWO_IN_ONE_COLUMN)
    events = play(game, "place -2,0 r0", "none")
    assert only_event(events, "bonus") | {"cells": 0} == {"seat": 0, "points": 8, "cells": 0}


def test_m5_1_unless_the_table_counts_it_once_a_player() -> None:
    game = position("mayflower 2 players\noption bonus_once yes" + TWO_IN_ONE_COLUMN)
    assert only_event(play(game, "place -2,0 r0", "none"), "bonus")["points"] == 4
    both = TWO_IN_ONE_COLUMN.replace("surveyors 1 2", "surveyors 1 1")
    game = position("mayflower 2 players\noption bonus_once yes" + both)
    assert only_event(play(game, "place -2,0 r0", "none"), "bonus")["points"] == 8, "once for each surveyor"


def test_m5_1_on_a_tie_each_gets_the_bonus_of_the_own_settlers() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        surveyors 2 2
        turn 0 2
        place A
    """)
    assert only_event(play(game, "place -3,2 r270", "none"), "bonus")["seat"] == 1
    assert game.scores() == [4, 12]


def test_m5_2_one_surveyor_moves_one_column_after_each_scored_feature() -> None:
    game = position("mayflower 2 players\nturn 0 0\nplace A")
    events = play(game, "place -1,2 r270", "bandit R0")
    assert only_event(events, "surveyor") == {"seat": 0, "surveyor": 0, "old_column": 0, "column": 1}
    assert game.surveyors == (1, 0)


@pytest.mark.parametrize(("before", "after"), [("1 0", (1, 1)), ("0 1", (1, 1)), ("1 2", (2, 2))])
def test_m5_2_the_eastern_one_must_move(before: str, after: tuple[int, int]) -> None:
    game = position(f"mayflower 2 players\nsurveyors {before}\nturn 0 0\nplace A")
    play(game, "place -1,2 r270", "bandit R0")
    assert game.surveyors == after


def test_m1_4_a_copy_has_both_surveyors_where_they_are() -> None:
    game = position("mayflower 2 players\nsurveyors 1 2\nturn 0 0\nplace A")
    assert game.copy().surveyors == (1, 2)


def test_m5_2_they_are_never_further_apart() -> None:
    with pytest.raises(tilefolk.TilefolkError):
        position("mayflower 2 players\nsurveyors 0 2\nturn 0 0\ndraw")


def test_m5_3_they_stay_where_no_tile_lies_further_west() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,5 r90 1:bandit@R0
        surveyors 1 1
        turn 0 1
        place A
    """)
    events = play(game, "place -1,2 r270", "bandit R0")
    assert only_event(events, "surveyors_stay") == {"seat": 0, "column": 1}
    assert game.surveyors == (1, 1)


def test_m5_3_the_eastern_one_can_always_catch_up() -> None:
    game = position("mayflower 2 players\nsurveyors 2 1\nturn 0 0\nplace A")
    play(game, "place -1,2 r270", "bandit R0")
    assert game.surveyors == (2, 2)


def test_m5_3_they_move_again_when_there_are_tiles_further_west() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        surveyors 1 1
        turn 1 1
        place A
    """)
    play(game, "place -2,2 r270", "none")
    assert game.surveyors == (2, 1)


def test_m5_4_settlers_east_of_both_go_home_but_trappers_stay() -> None:
    game = position("""
        mayflower 3 players
        tile AH -1,5 r90 0:bandit@R0
        tile D -1,1 r90 0:sheriff@C0
        tile B -1,0 r0 1:farmer@F0
        tile C -1,9 r0 1:trapper@P0
        tile K -2,9 r270 2:sheriff@C0
        surveyors 2 1
        turn 0 5
        place A
    """)
    events = play(game, "place -1,2 r270", "bandit R0")
    assert [(one["seat"], one["role"]) for one in events_of(events, "swept")] == [
        (0, "bandit"),
        (0, "sheriff"),
        (1, "farmer"),
    ]
    assert game.scores() == [6, 0, 0], "they go without points"
    left = [(seat, game.piece_type(piece)) for seat, _, piece in game.figures_standing()]
    assert left == [(1, "plain"), (2, "city")], "the one in their column stays too"


def test_m5_4_the_east_is_swept_also_when_the_surveyors_stay() -> None:
    game = position("""
        mayflower 3 players
        tile AH -1,5 r90 1:bandit@R0
        tile C -1,9 r0 2:trapper@P0
        tile K -2,9 r270 2:sheriff@C0
        surveyors 2 2
        turn 0 3
        place A
    """)
    events = play(game, "place -1,2 r270", "bandit R0")
    assert [event.kind for event in events[-3:]] == ["returned", "surveyors_stay", "swept"]
    assert only_event(events, "swept") == {"seat": 1, "role": "bandit", "x": -1, "y": 5, "zone": 0}
    assert game.surveyors == (2, 2)
    left = [(seat, game.piece_type(piece)) for seat, _, piece in game.figures_standing()]
    assert left == [(2, "plain"), (2, "city")], "the trapper, and the one in their column"
    assert game.scores() == [2, 0, 0], "it goes without points"


def test_m5_4_nobody_is_swept_where_nothing_was_scored() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,5 r90 1:bandit@R0
        surveyors 2 2
        turn 0 1
        place A
    """)
    events = play(game, "place -1,2 r270", "none")
    assert not events_of(events, "swept"), "the road of nobody is not scored (M4.7)"
    assert len(game.figures_standing()) == 1


@pytest.mark.parametrize(("further_west", "after"), [("tile K -3,9 r90", (3, 2)), ("", (2, 2))])
def test_m5_5_a_settler_placed_east_of_the_surveyors_goes_after_the_next_scoring(
    further_west: str, after: tuple[int, int]
) -> None:
    game = position(f"""
        mayflower 2 players
        tile C -1,9 r0
        tile K -2,9 r270
        {further_west}
        surveyors 2 2
        turn 0 2
        place AH
    """)
    events = play(game, "place -1,5 r90", "bandit R0")
    assert not events_of(events, "swept"), "it may be placed, and waits"
    assert len(game.figures_standing()) == 1
    events = play(game, "draw K", "place -1,1 r90", "sheriff C0")
    assert game.surveyors == after, "moved, or stayed"
    assert only_event(events, "swept") == {"seat": 0, "role": "bandit", "x": -1, "y": 5, "zone": 0}


def test_m5_6_score_move_sweep_and_only_then_the_next() -> None:
    game = position("""
        mayflower 3 players
        tile D -1,1 r90 0:sheriff@C0
        tile B -1,0 r0
        tile B -2,0 r0
        tile B -3,0 r0 2:farmer@F0
        tile K -3,1 r90 1:sheriff@C0
        tile AH -1,5 r90 2:bandit@R0
        surveyors 1 1
        turn 0 6
        place N
    """)
    play(game, "place -2,1 r90", "none")
    events = play(game, "score -1,1 C0")
    kinds = [event.kind for event in events]
    assert kinds == [
        *("scored", "bonus", "returned", "surveyor"),
        *("scored", "returned", "surveyor", "swept"),
    ]
    assert game.surveyors == (2, 2)
