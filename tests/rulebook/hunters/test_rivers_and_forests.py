"""3 Scoring completed rivers and forests."""

from __future__ import annotations

from tests.support import events_of, only_event, play, position

SAME_LAKE = """
    hunters 2 players
    tile 1 0,1 r0 1:fisher@R0
    tile 68 -1,1 r90
    tile 26 0,2 r180
    turn 0 0
    place 67
"""
LOOP = """
    hunters 2 players
    tile 50 1,0 r0
    tile 23 1,-1 r90
    tile 39 2,0 r180 1:fisher@R0
    turn 0 0
    place 26
"""
TWO_PIECES_OF_ONE_FOREST = """
    hunters 2 players
    tile 57 1,0 r180
    tile 46 1,1 r90
    turn 0 0
    place 33
"""


def test_h4_1_both_ends_in_one_lake_count_its_fish_once_and_a_tile_crossed_twice_once() -> None:
    river = only_event(play(position(SAME_LAKE), "place -1,2 r180", "none"), "scored")
    assert river["breakdown"] == {"tiles": 4, "fish": 1}
    assert len(river["cells"]) == 5, "the lake's tile holds both ends"
    assert (river["seats"], river["points"]) == ([1], 5)


def test_h4_1_a_loop_is_complete_without_lakes() -> None:
    river = only_event(play(position(LOOP), "place 2,-1 r90", "none"), "scored")
    assert (river["type"], river["points"], river["breakdown"]) == ("river", 4, {"tiles": 4, "fish": 0})


def test_h4_2_two_pieces_on_one_tile_count_twice() -> None:
    forest = only_event(play(position(TWO_PIECES_OF_ONE_FOREST), "place 0,1 r270", "gatherer F0"), "scored")
    tiles = {(x, y) for x, y, _ in forest["cells"]}
    assert (len(tiles), forest["breakdown"], forest["points"]) == (4, {"pieces": 5, "mushrooms": 0}, 10)


def test_h4_2_a_forest_is_shown_as_large_as_it_counts() -> None:
    game = position(TWO_PIECES_OF_ONE_FOREST)
    play(game, "place 0,1 r270")
    sizes = {
        feature["type"]: feature["size"]
        for feature in game.spec.view(game, 0)["features"]
        if len({(x, y) for x, y, _ in feature["cells"]}) == 4
    }
    assert sizes["forest"] == 5


def test_h4_3_most_members_score_and_ties_score_in_full() -> None:
    text = """
        hunters 3 players
        tile 57 1,0 r180{0}
        tile 46 1,1 r90{1}
        turn 2 0
        place 33
    """
    alone = position(text.format(" 0:gatherer@F0", " 0:gatherer@F0 1:gatherer@F1"))
    tied = position(text.format(" 0:gatherer@F0", " 1:gatherer@F1"))
    assert only_event(play(alone, "place 0,1 r270", "none"), "scored")["seats"] == [0]
    assert only_event(play(tied, "place 0,1 r270", "none"), "scored")["seats"] == [0, 1]
    assert tied.scores() == [10, 10, 0]


def test_h4_4_the_scorer_need_not_complete_it() -> None:
    game = position(LOOP)
    assert game.seat == 0
    play(game, "place 2,-1 r90", "none")
    assert game.scores() == [0, 4]


def test_h4_5_a_completed_meadow_is_not_scored() -> None:
    game = position("""
        hunters 2 players
        tile 55 -1,0 r270 0:hunter@M0
        turn 0 0
        place 13
    """)
    events = play(game, "place -2,0 r180", "none")
    assert not events_of(events, "scored", type="meadow")
    assert game.scores() == [0, 0]


def test_h4_6_members_return_after_scoring_only() -> None:
    events = play(position(LOOP), "place 2,-1 r90", "none")
    kinds = [event.kind for event in events]
    assert kinds.index("scored") < kinds.index("returned")
    assert only_event(events, "returned")["seat"] == 1


def test_h4_6_a_member_placed_this_turn_may_score_and_return_at_once() -> None:
    game = position(TWO_PIECES_OF_ONE_FOREST)
    events = play(game, "place 0,1 r270", "gatherer F0")
    assert [e.kind for e in events if e.kind in ("placed", "scored", "returned")] == [
        "placed",
        "scored",
        "returned",
    ]
    assert game.figures_standing() == []
