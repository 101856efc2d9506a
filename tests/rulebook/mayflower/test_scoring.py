"""Chapter 2.3: scoring a completed feature."""

from __future__ import annotations

import pytest

from tests.support import events_of, legal, only_event, play, position, refused


def test_m4_1_a_road_between_two_crossings() -> None:
    game = position("""
        mayflower 2 players
        tile AT -1,2 r180
        tile AH -2,2 r90 0:bandit@R0
        turn 1 2
        place AT
    """)
    road = only_event(play(game, "place -3,2 r180", "none"), "scored")
    assert (road["points"], road["breakdown"]["tiles"]) == (3, 3)


def test_m4_1_a_road_from_a_city_to_a_farm() -> None:
    game = position("""
        mayflower 2 players
        tile Z -1,1 r90
        turn 0 1
        place A
    """)
    road = only_event(play(game, "place -2,1 r270", "bandit R0"), "scored")
    assert (road["points"], road["breakdown"]["tiles"]) == (2, 2)


def test_m4_1_a_road_that_closes_a_loop() -> None:
    game = position("""
        mayflower 2 players
        tile AM -1,0 r0 0:bandit@R0
        tile Q -1,1 r90
        tile AM -2,0 r270
        turn 1 3
        place AP
    """)
    road = only_event(play(game, "place -2,1 r180", "none"), "scored")
    assert (road["seats"], road["points"]) == ([0], 4)


def test_m4_1_a_tile_that_carries_the_road_twice_counts_once() -> None:
    """Two roads of one crossing that meet again elsewhere are one road: it begins and ends there."""
    game = position("""
        mayflower 2 players
        tile AM -1,0 r0 0:bandit@R0
        tile Q -1,1 r90
        tile AM -2,0 r270
        turn 1 3
        place AT
    """)
    road = only_event(play(game, "place -2,1 r180", "none"), "scored")
    assert len(road["cells"]) == 5
    assert (road["breakdown"]["tiles"], road["points"]) == (4, 4)


def test_m4_2_a_city_with_a_gap_is_not_finished() -> None:
    game = position("""
        mayflower 2 players
        tile D -1,1 r90
        turn 0 1
        figure
    """)
    assert not events_of(play(game, "sheriff C0"), "scored")


def test_m4_2_two_points_a_tile_and_two_a_flag() -> None:
    game = position("""
        mayflower 2 players
        tile G -1,1 r90 0:sheriff@C0
        turn 0 1
        place AF
    """)
    city = only_event(play(game, "place -2,1 r90", "none"), "scored")
    assert (city["points"], city["breakdown"]) == (10, {"tiles": 3, "flags": 2})


def test_m4_4_the_majority_scores_alone() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        tile AH -3,2 r90 1:bandit@R0
        turn 0 3
        place A
    """)
    assert only_event(play(game, "place -4,2 r270", "none"), "scored")["seats"] == [1]
    assert game.scores() == [0, 5]


def test_m4_4_a_tie_brings_each_the_full_value() -> None:
    game = position("""
        mayflower 3 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        turn 2 2
        place A
    """)
    play(game, "place -3,2 r270", "none")
    assert game.scores() == [4, 4, 0]


def test_m4_5_the_bonus_is_reckoned_before_a_surveyor_moves() -> None:
    game = position("""
        mayflower 2 players
        surveyors 1 1
        turn 0 0
        place A
    """)
    events = play(game, "place -1,2 r270", "bandit R0")
    kinds = [event.kind for event in events]
    assert kinds.index("bonus") < kinds.index("returned") < kinds.index("surveyors_stay")
    assert only_event(events, "bonus")["points"] == 8


def test_m4_6_settlers_return_after_the_scoring() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        turn 0 2
        place A
    """)
    events = play(game, "place -3,2 r270", "none")
    assert [returned["seat"] for returned in events_of(events, "returned")] == [0, 1]
    assert game.figures_standing() == []


def test_m4_6_a_settler_can_be_placed_again_from_the_next_turn_on() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,0 r0 0:farmer@F0
        tile B -2,0 r0 0:farmer@F0
        tile B -3,0 r0 0:farmer@F0
        tile C -4,0 r0 0:farmer@F0
        tile AH -1,2 r90 0:bandit@R0
        turn 0 5
        place A
    """)
    play(game, "place -2,2 r270")
    assert game.is_chance, "no settler was there to place; the bandit came back afterwards"
    assert len(game.figures_standing()) == 4
    play(game, "draw K", "place -1,1 r90", "none", "draw K", "place -1,4 r90")
    assert "sheriff C0" in legal(game)


def test_m4_7_without_a_settler_nothing_is_scored_and_no_surveyor_moves() -> None:
    game = position("mayflower 2 players\nturn 0 0\nplace K")
    events = play(game, "place -1,1 r90", "none")
    assert [event.kind for event in events] == ["laid", "completed"]
    assert game.surveyors == (0, 0)


TWO_CITIES_AT_ONCE = """
    mayflower 2 players
    tile D -1,1 r90 0:sheriff@C0
    tile B -1,0 r0
    tile B -2,0 r0
    tile B -3,0 r0
    tile K -3,1 r90 1:sheriff@C0
    turn 0 5
    place N
"""


def test_m4_8_the_player_on_turn_chooses_the_order() -> None:
    game = position(TWO_CITIES_AT_ONCE)
    play(game, "place -2,1 r90", "none")
    assert game.to_move == 0
    assert legal(game) == ["score -2,1 C0", "score -2,1 C1"]
    assert refused(game, "none").key == "mayflower.turn.choose_expected"
    unknown = game.explain(3 << 20 | 2)
    assert (unknown.key, unknown.rule) == ("mayflower.score.not_finished", "M4.8")
    other = game.copy()
    first = play(game, "score -2,1 C1")
    assert [scored["seats"] for scored in events_of(first, "scored")] == [[1], [0]], (
        "the last one needs no choice"
    )
    again = play(other, "score -2,1 C0")
    assert [scored["seats"] for scored in events_of(again, "scored")] == [[0], [1]]
    assert other.scores() == [6, 4]
    assert game.scores() == [6 + 4, 4], "a surveyor came into column 1 before red's city was scored"


@pytest.mark.parametrize("first", [0, 1])
def test_m4_8_it_is_the_same_whether_anybody_listens(first: int) -> None:
    game = position(TWO_CITIES_AT_ONCE)
    play(game, "place -2,1 r90", "none")
    alone = game.copy()
    play(game, f"score -2,1 C{first}")
    alone.apply(alone.legal()[first])
    assert alone == game


def test_m4_2_a_completed_city_shows_what_it_is_about_to_bring() -> None:
    game = position(TWO_CITIES_AT_ONCE.replace("turn 0 5", "tile K -1,9 r0\nturn 0 6"))
    play(game, "place -2,1 r90", "none")
    cities = [one for one in game.spec.view(game, None)["features"] if one["type"] == "city"]
    shown = {(one["complete"], len(one["cells"]), one["value"]) for one in cities}
    assert {(True, 3, 6), (True, 2, 4), (False, 1, 1)} <= shown
    roads = [one for one in game.spec.view(game, None)["features"] if one["type"] == "road"]
    assert {(one["complete"], one["value"]) for one in roads} == {(False, 1)}


def test_m4_8_any_square_of_a_feature_names_it() -> None:
    game = position(TWO_CITIES_AT_ONCE)
    play(game, "place -2,1 r90", "none")
    assert only_event(play(game, "score -3,1 C0"), "scored", seats=[1])["points"] == 4


def test_m4_8_what_lost_its_settlers_in_the_meantime_is_not_scored() -> None:
    game = position(TWO_CITIES_AT_ONCE.replace("turn 0 5", "surveyors 2 1\nturn 1 5"))
    play(game, "place -2,1 r90", "none")
    events = play(game, "score -3,1 C0")
    assert len(events_of(events, "scored")) == 1
    assert only_event(events, "swept")["seat"] == 0
    assert only_event(events, "lost")["cells"] == [[0, 1, 0], [-1, 1, 0], [-2, 1, 0]]
    assert game.scores() == [0, 4]
