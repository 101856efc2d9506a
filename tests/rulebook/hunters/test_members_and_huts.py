"""2.2 Members and huts."""

from __future__ import annotations

from tests.support import events_of, finish_turn, legal, only_event, play, position, refused

TAKEN_FOREST = """
    hunters 2 players
    tile 24 0,-1 r270 0:gatherer@F0
    turn 1 0
    place 13
"""
RIVER_WITH_FISHER = """
    hunters 2 players
    tile 48 1,0 r90 0:fisher@R0
    turn 1 0
    place 26
"""


def test_h3_1_one_figure_a_turn_on_the_tile_just_laid() -> None:
    game = position(TAKEN_FOREST)
    assert refused(game, "none").key == "hunters.turn.place_expected"
    play(game, "place 1,-1 r90")
    assert legal(game) == ["none", "hunter M0"]
    events = play(game, "hunter M0")
    assert only_event(events, "placed") == {"seat": 1, "role": "hunter", "x": 1, "y": -1, "zone": 0}
    assert game.is_chance, "one figure, then the turn is over"


def test_h3_1_only_from_the_own_supply() -> None:
    game = position("""
        hunters 2 players
        tile 7 0,-1 r0 1:hunter@M0
        tile 11 1,0 r90 1:hunter@M0 1:hunter@M1 1:fisher@R0 1:fisher@R1
        turn 1 0
        place 43
    """)
    play(game, legal(game)[0])
    assert not any(action.startswith(("hunter", "fisher", "gatherer")) for action in legal(game))
    assert refused(game, "fisher R0").key == "hunters.figure.no_member_left"


def test_h3_2_roles_follow_from_the_place() -> None:
    game = position("""
        hunters 2 players
        turn 0 0
        place 15
    """)
    play(game, next(action for action in legal(game) if action.startswith("place")))
    assert {action.split()[0] for action in legal(game)} == {"none", "gatherer", "fisher", "hunter", "hut"}


def test_h3_3_no_member_where_a_member_is_own_ones_included() -> None:
    for seat, feature in ((0, "own"), (1, "another's")):
        game = position(TAKEN_FOREST.replace("turn 1", f"turn {seat}"))
        play(game, "place 1,-1 r90")
        refusal = refused(game, "gatherer F0")
        assert (refusal.key, refusal.rule) == ("hunters.figure.taken", "H3.3"), feature


def test_h3_4_no_second_hut_on_a_river_system() -> None:
    game = position("""
        hunters 2 players
        tile 35 1,0 r0 1:hut@S1
        turn 0 0
        place 1
    """)
    play(game, "place 2,0 r0")
    refusal = refused(game, "hut S0")
    assert (refusal.key, refusal.rule) == ("hunters.figure.system_has_hut", "H3.4")


def test_h3_5_huts_and_members_do_not_hinder_each_other() -> None:
    game = position(RIVER_WITH_FISHER)
    play(game, "place 1,1 r270")
    assert "hut S0" in legal(game)
    assert "fisher R0" not in legal(game)


def test_h3_6_huts_and_hunters_never_come_back() -> None:
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180 0:hut@S0 0:hunter@M0 1:fisher@R0
        turn 0 0
        place 46
    """)
    events = play(game, "place -2,0 r90", "none")
    assert [figure["role"] for figure in events_of(events, "returned")] == ["fisher"]
    assert {(seat, slot) for seat, slot, _ in game.figures_standing()} == {(0, 0), (0, 5)}


def test_h3_6_without_a_hut_left_none_can_be_placed() -> None:
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180 0:hut@S0
        tile 35 1,0 r0 0:hut@S1
        turn 0 0
        place 1
    """)
    play(game, "place 0,1 r0")
    assert not any(action.startswith("hut") for action in legal(game)), "on a river system of its own"
    refusal = refused(game, "hut S0")
    assert (refusal.key, refusal.rule) == ("hunters.figure.no_hut_left", "H3.6")


def test_h3_6_both_huts_are_placed_one_after_the_other() -> None:
    game = position("hunters 2 players\nturn 0 0\nplace 19")
    play(game, "place -1,0 r180", "hut S0", "draw 7")
    finish_turn(game)
    play(game, "draw 1", "place 0,1 r0", "hut S0")
    assert [(seat, slot) for seat, slot, _ in game.figures_standing()][-2:] == [(0, 5), (0, 6)]


def test_h3_6_a_member_that_came_home_is_placed_again() -> None:
    """All five stood, and the first of them was a fisher whose river is complete now."""
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180 1:fisher@R0
        tile 11 1,0 r90 1:hunter@M0 1:hunter@M1 1:fisher@R0 1:fisher@R1
        turn 0 0
        place 46
    """)
    events = play(game, "place -2,0 r90", "none")
    assert only_event(events, "returned")["seat"] == 1
    play(game, "draw 7", "place 0,-1 r0")
    assert "hunter M0" in legal(game)


def test_h3_7_features_with_members_may_grow_together() -> None:
    game = position("""
        hunters 2 players
        tile 52 0,-1 r180
        tile 76 0,1 r90 1:gatherer@F0
        tile 50 1,-1 r270 0:gatherer@F0
        turn 0 0
        place 58
    """)
    events = play(game, "place 1,0 r0")
    assert only_event(events, "laid")
    forest = game.feature(game.root_of(game.piece(game.tile_at(1, 0), 0)))
    assert forest["figures"] == [1, 1]
