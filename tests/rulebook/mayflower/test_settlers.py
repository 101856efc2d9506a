"""Chapter 2.2: placing a settler."""

from __future__ import annotations

from tests.support import legal, only_event, play, position, refused


def test_m3_1_one_settler_on_the_tile_just_laid_or_none() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90
        turn 0 1
        place P
    """)
    play(game, "place -2,2 r0")
    assert legal(game) == ["none", "sheriff C0", "bandit R0", "trapper P0", "trapper P1"]
    play(game, "sheriff C0")
    assert [(seat, game.piece_cell(piece)) for seat, _, piece in game.figures_standing()] == [(0, (-2, 2, 0))]
    assert game.seat == 1, "only one"


def test_m3_1_the_order_of_the_turn() -> None:
    game = position("mayflower 2 players\nturn 0 0\nplace K")
    early = refused(game, "none")
    assert (early.key, early.rule) == ("mayflower.turn.place_expected", "M3.1")
    play(game, "place -1,0 r0")
    assert refused(game, "place -2,0 r0").key == "mayflower.turn.figure_expected"
    nowhere = game.explain(2 << 20 | 10)
    assert nowhere.key == "mayflower.figure.no_such_place"


def test_m3_2_bandit_sheriff_trapper_farmer() -> None:
    game = position("mayflower 2 players\nturn 0 0\nplace A")
    play(game, "place -1,0 r180")
    assert legal(game) == ["none", "bandit R0", "farmer F0", "trapper P0"]
    game = position("mayflower 2 players\nturn 0 0\nplace K")
    play(game, "place -1,0 r0")
    assert legal(game) == ["none", "sheriff C0", "trapper P0"]


def test_m3_3_not_where_a_settler_already_is_however_far_away() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90
        tile AH -3,2 r90
        turn 0 3
        place AK
    """)
    play(game, "place -4,2 r90")
    taken = refused(game, "bandit R0")
    assert (taken.key, taken.rule, taken.params) == ("mayflower.figure.taken", "M3.3", {"feature": "road"})
    assert "trapper P0" in legal(game)


def test_m3_3_a_farm_is_always_free_when_laid() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,0 r0 0:farmer@F0
        tile B -2,0 r0 1:farmer@F0
        turn 0 2
        place B
    """)
    play(game, "place -3,0 r0")
    assert "farmer F0" in legal(game)


def test_m3_4_a_settler_that_came_home_is_placed_again() -> None:
    """All five stood, and the first of them was the sheriff of a city that is complete now."""
    game = position("""
        mayflower 2 players
        tile K -1,0 r0 0:sheriff@C0
        tile B -1,3 r0 0:farmer@F0
        tile B -2,3 r0 0:farmer@F0
        tile B -3,3 r0 0:farmer@F0
        tile C -4,3 r0 0:farmer@F0
        turn 1 5
        place L
    """)
    assert only_event(play(game, "place -1,-1 r180", "none"), "returned")["role"] == "sheriff"
    play(game, "draw C", "place -5,3 r0", "farmer F0")
    assert sorted(slot for seat, slot, _ in game.figures_standing() if seat == 0) == [0, 1, 2, 3, 4]


def test_m3_4_with_an_empty_supply_only_tiles_are_laid() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,0 r0 0:farmer@F0
        tile B -2,0 r0 0:farmer@F0
        tile B -3,0 r0 0:farmer@F0
        tile C -4,0 r0 0:farmer@F0
        tile C -5,0 r0 0:farmer@F0
        turn 0 5
        place C
    """)
    play(game, "place -6,0 r0")
    assert game.is_chance, "nothing to decide"
    assert game.seat == 1
    short = position("""
        mayflower 2 players
        tile B -1,0 r0 0:farmer@F0
        tile B -2,0 r0 0:farmer@F0
        tile B -3,0 r0 0:farmer@F0
        tile C -4,0 r0 0:farmer@F0
        tile C -5,0 r0 0:farmer@F0
        tile C -6,0 r0
        turn 0 6
        figure
    """)
    assert refused(short, "farmer F0").key == "mayflower.figure.no_settler_left"


def test_m3_5_occupied_features_may_grow_together_later() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile K -1,3 r180
        tile K -2,3 r180
        tile K -3,3 r180
        tile AH -3,2 r90 1:bandit@R0
        turn 0 5
        place AH
    """)
    play(game, "place -2,2 r90", "none")
    shared = game.feature(game.root_of(game.piece(game.tile_at(-2, 2), 0)))
    assert shared["figures"] == [1, 1]


def test_m3_5_and_are_shared_when_they_are_scored() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90 0:bandit@R0
        tile AH -2,2 r90 1:bandit@R0
        turn 0 2
        place A
    """)
    assert only_event(play(game, "place -3,2 r270", "none"), "scored")["seats"] == [0, 1]
