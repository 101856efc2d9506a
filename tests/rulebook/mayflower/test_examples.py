"""The worked examples of the books; every position can be loaded and played on."""

from __future__ import annotations

from tests.support import events_of, legal, only_event, play, position

RED, BLUE, YELLOW, GREEN, BLACK = range(5)


def test_mx1_a_road_of_four_tiles_with_two_trading_posts() -> None:
    game = position(f"""
        mayflower 2 players
        tile AJ -1,2 r90 {RED}:bandit@R0
        tile AJ -2,2 r90
        turn {BLUE} 2
        place A
    """)
    road = only_event(play(game, "place -3,2 r270", "none"), "scored")
    assert (road["seats"], road["points"]) == ([RED], 8)
    assert road["breakdown"] == {"tiles": 4, "trading_posts": 2}


def test_mx1_a_road_of_three_tiles() -> None:
    game = position(f"""
        mayflower 2 players
        tile AH -1,2 r90 {RED}:bandit@R0
        turn {BLUE} 1
        place A
    """)
    road = only_event(play(game, "place -2,2 r270", "none"), "scored")
    assert (road["seats"], road["points"]) == ([RED], 3)


def test_mx2_a_city_of_three_tiles_with_a_flag() -> None:
    game = position(f"""
        mayflower 2 players
        tile G -1,1 r90 {RED}:sheriff@C0
        turn {RED} 1
        place K
    """)
    city = only_event(play(game, "place -2,1 r90", "none"), "scored")
    assert (city["points"], city["breakdown"]) == (8, {"tiles": 3, "flags": 1})


def test_mx2_two_parts_of_one_city_on_one_tile_count_once() -> None:
    game = position(f"""
        mayflower 2 players
        tile I -1,0 r0 {RED}:sheriff@C0
        tile I -1,-1 r270
        tile V -2,-1 r180
        turn {RED} 3
        place H
    """)
    city = only_event(play(game, "place -2,0 r0", "none"), "scored")
    assert (city["points"], city["breakdown"]) == (8, {"tiles": 4, "flags": 0})
    assert len(city["cells"]) == 5, "one tile carries two of its pieces"


def test_mx3_a_tile_joins_two_cities_and_both_players_get_the_full_value() -> None:
    game = position(f"""
        mayflower 2 players
        tile B -1,0 r0
        tile B -2,0 r0
        tile B -3,0 r0
        tile C -4,0 r0
        tile D -1,1 r90 {RED}:sheriff@C0
        tile D -3,1 r90
        tile K -4,1 r90 {BLUE}:sheriff@C0
        turn {RED} 7
        place G
    """)
    city = only_event(play(game, "place -2,1 r90", "none"), "scored")
    assert (city["seats"], city["points"]) == ([RED, BLUE], 12)
    assert city["breakdown"] == {"tiles": 5, "flags": 1}
    assert game.scores() == [12, 12]


FARM_WITH_ONE_GAP = f"""
    mayflower 2 players
    tile B -1,3 r0 {RED}:farmer@F0
    tile AH -1,2 r90
    tile AH -2,2 r90
    tile K -1,4 r90
    tile K -2,3 r270
    turn {BLUE} 5
    place K
"""


def test_mx4_a_farm_with_tiles_all_round() -> None:
    game = position(FARM_WITH_ONE_GAP)
    farm = only_event(play(game, "place -2,4 r180", "none"), "scored")
    assert (farm["type"], farm["seats"], farm["points"]) == ("farm", [RED], 9)


def test_mx5_place_score_and_take_back_in_one_turn_a_city() -> None:
    game = position(f"mayflower 2 players\nturn {RED} 0\nplace K")
    events = play(game, "place -1,1 r90", "sheriff C0")
    assert [event.kind for event in events] == ["laid", "placed", "scored", "returned", "surveyor"]
    assert only_event(events, "scored")["points"] == 4
    assert not game.figures_standing()


def test_mx5_place_score_and_take_back_in_one_turn_a_road() -> None:
    game = position(f"""
        mayflower 2 players
        tile AH -1,2 r90
        turn {RED} 1
        place A
    """)
    events = play(game, "place -2,2 r270", "bandit R0")
    assert only_event(events, "scored")["points"] == 3
    assert only_event(events, "returned")["seat"] == RED


def test_mx6_the_surveyors_pass_a_settler_but_a_trapper_stays() -> None:
    """Red's scoring, then Green's; Blue's settler came between, on a fresh tile in the east (M5.5)."""
    red, blue, green, yellow = range(4)
    game = position(f"""
        mayflower 4 players
        tile C -1,9 r0 {yellow}:trapper@P0
        tile K -2,9 r270 {green}:sheriff@C0
        surveyors 2 1
        turn {red} 4
        place A
    """)
    events = play(game, "place -1,2 r270", "bandit R0")
    assert only_event(events, "scored") | {"cells": 0} == {
        "type": "road",
        "seats": [red],
        "points": 2,
        "breakdown": {"tiles": 2, "trading_posts": 0},
        "cells": 0,
        "final": False,
    }
    assert only_event(events, "bonus")["points"] == 4, "one surveyor stands in column 1"
    assert game.scores() == [6, 0, 0, 0]
    assert only_event(events, "surveyor") == {"seat": red, "surveyor": 1, "old_column": 1, "column": 2}

    play(game, "draw AH", "place -1,5 r90", "bandit R0")
    assert game.figures_standing() != []
    events = play(game, "draw K", "place -3,9 r90", "none")
    assert only_event(events, "scored")["seats"] == [green]
    assert only_event(events, "surveyor")["surveyor"] == 0, "the other one"
    assert only_event(events, "swept") == {"seat": blue, "role": "bandit", "x": -1, "y": 5, "zone": 0}
    assert [(seat, game.piece_type(piece)) for seat, _, piece in game.figures_standing()] == [
        (yellow, "plain")
    ]


def test_mx7_page_eight_from_the_first_point_to_the_last() -> None:
    red, yellow, blue, green = range(4)
    game = position(f"""
        mayflower 4 players
        tile A -1,2 r270
        tile C -1,3 r0
        tile K -1,4 r90
        tile K -2,2 r270 {red}:sheriff@C0
        tile B -2,3 r0 {blue}:farmer@F0
        tile C -2,4 r0
        tile I -3,2 r180
        tile K -3,4 r0
        tile AJ -2,5 r90
        tile A -3,5 r270
        tile K -2,6 r180 {green}:sheriff@C0
        surveyors 2 1
        turn {yellow} 11
        place AH
    """)
    events = play(game, "place -1,5 r90", "bandit R0")
    assert only_event(events, "scored")["breakdown"] == {"tiles": 4, "trading_posts": 1}
    assert (only_event(events, "scored")["points"], only_event(events, "bonus")["points"]) == (6, 4)
    assert game.score(yellow) == 10
    assert only_event(events, "returned")["seat"] == yellow
    assert only_event(events, "surveyor")["surveyor"] == 1, "the lower one"
    assert game.surveyors == (2, 2)

    events = play(game, "draw N", "place -3,3 r0", "sheriff C1")
    assert legal(game) == ["score -3,3 C0", "score -3,3 C1", "score -2,3 F0"]
    assert not events_of(events, "scored"), "Blue has to choose first"

    events = play(game, "score -2,3 F0")
    assert (only_event(events, "scored")["points"], only_event(events, "bonus")["points"]) == (9, 8)
    assert game.score(blue) == 17
    assert only_event(events, "returned") == {"seat": blue, "role": "farmer", "x": -2, "y": 3, "zone": 0}
    assert only_event(events, "surveyor")["surveyor"] == 0, "the upper one"
    assert game.surveyors == (3, 2)
    assert not events_of(events, "swept"), "nobody is east of both yet"
    assert legal(game) == ["score -3,3 C0", "score -3,3 C1"]

    events = play(game, "score -3,3 C1")
    assert only_event(events, "scored")["breakdown"] == {"tiles": 2, "flags": 0}
    assert (only_event(events, "scored")["points"], only_event(events, "bonus")["points"]) == (4, 4)
    assert game.score(blue) == 17 + 8
    assert only_event(events, "surveyor")["surveyor"] == 1, "the lower one"
    assert game.surveyors == (3, 3)
    assert {swept["seat"] for swept in events_of(events, "swept")} == {red, green}
    assert only_event(events, "lost")["type"] == "city"
    assert game.scores() == [0, 10, 25, 0]
    assert game.figures_standing() == []
    assert game.seat == green, "nothing is left to score"


def test_mx8_unfinished_roads_farms_and_cities_at_the_end() -> None:
    game = position(f"""
        mayflower 5 players
        tile B -1,0 r0 {YELLOW}:farmer@F0
        tile D -1,1 r90 {BLUE}:sheriff@C0
        tile D -2,1 r90
        tile AH -1,2 r90 {RED}:bandit@R0
        tile AH -2,2 r90
        tile K -2,3 r180 {GREEN}:sheriff@C0
        tile K -3,3 r180
        tile E -3,4 r0 {BLACK}:sheriff@C0
        tile M -2,4 r0
        tile G -1,4 r90 {GREEN}:sheriff@C0
        discarded *
        turn {RED} 10
        place L
    """)
    events = play(game, "place -1,9 r0", "none")
    assert {(one["type"], tuple(one["seats"]), one["points"]) for one in events_of(events, "scored")} == {
        ("road", (RED,), 3),
        ("farm", (YELLOW,), 5),
        ("city", (BLUE,), 3),
        ("city", (GREEN,), 8),
    }
    assert game.scores() == [3, 3, 5, 8, 0]
    assert game.is_over


def test_mx9_trappers_on_separate_plains() -> None:
    game = position(f"""
        mayflower 2 players
        tile L -1,9 r0 {BLUE}:trapper@P0
        tile V -1,0 r0 {RED}:trapper@P0
        discarded *
        turn {RED} 2
        place K
    """)
    play(game, "place -1,1 r90", "none")
    assert game.scores() == [3, 2]


def test_mx9_two_trappers_against_one_in_a_plain_with_four_animals() -> None:
    game = position(f"""
        mayflower 3 players
        tile L -1,9 r0 {RED}:trapper@P0
        tile L -2,9 r0 {RED}:trapper@P0
        tile K -3,9 r0 {YELLOW}:trapper@P0
        tile L -1,0 r0 {BLUE}:trapper@P0
        discarded *
        turn {RED} 4
        place K
    """)
    play(game, "place -1,1 r90", "none")
    assert game.scores() == [4, 2, 0]


def test_mx9_with_another_laying_order_both_get_the_four() -> None:
    game = position(f"""
        mayflower 3 players
        tile L -1,9 r0 {RED}:trapper@P0
        tile L -2,9 r0 {RED}:trapper@P0
        tile K -3,9 r0 {YELLOW}:trapper@P0
        tile K -4,9 r0 {YELLOW}:trapper@P0
        tile V -1,0 r0 {BLUE}:trapper@P0
        tile J -1,1 r180
        discarded *
        turn {RED} 6
        place K
    """)
    play(game, "place -1,4 r90", "none")
    assert game.scores() == [4, 5, 4]


def test_mx10_only_a_trapper_because_the_joined_city_has_a_sheriff() -> None:
    game = position(f"""
        mayflower 2 players
        tile D -1,1 r90 {RED}:sheriff@C0
        turn {BLUE} 1
        place Q
    """)
    play(game, "place -2,1 r90")
    assert "sheriff C0" not in legal(game)
    game = position(f"""
        mayflower 2 players
        tile D -1,1 r90 {RED}:sheriff@C0
        turn {BLUE} 1
        place K
    """)
    play(game, "place -2,1 r90")
    assert legal(game) == ["none", "trapper P0"]


def test_mx10_sheriff_or_bandit_but_trapper_only_on_the_small_plain() -> None:
    game = position(f"""
        mayflower 2 players
        tile B -1,3 r0 {RED}:trapper@P0
        turn {BLUE} 1
        place R
    """)
    play(game, "place -1,2 r270")
    assert legal(game) == ["none", "sheriff C0", "bandit R0", "trapper P1"]


def test_mx11_a_tile_joins_three_plains_with_trappers() -> None:
    game = position("""
        mayflower 4 players
        tile C -1,3 r0 0:trapper@P0
        tile Z -1,2 r270
        tile K -2,2 r90 1:trapper@P0
        tile D -1,4 r90
        tile K -2,4 r90 2:trapper@P0
        turn 3 5
        place B
    """)
    tiles = ((-1, 3), (-2, 2), (-2, 4))
    pieces = [next(p for _, _, p in game.figures_standing() if game.piece_cell(p)[:2] == at) for at in tiles]
    assert len({game.root_of(piece) for piece in pieces}) == 3
    play(game, "place -2,3 r0")
    assert len({game.root_of(piece) for piece in pieces}) == 1
    assert legal(game) == ["none", "farmer F0"]


def test_mx12_a_marker_moves_two_from_49_to_51() -> None:
    game = position(f"""
        mayflower 2 players
        points {BLUE} city 49
        turn {BLUE} 0
        place A
    """)
    play(game, "place -1,2 r270", "bandit R0")
    assert game.score(BLUE) == 51
