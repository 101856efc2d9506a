"""7 The end of the game."""

from __future__ import annotations

import pytest

import tilefolk
from tests.support import events_of, finish_turn, only_event, play, position, refused


def test_h9_1_the_game_ends_with_the_last_landscape_tile() -> None:
    game = position("""
        hunters 2 players
        discarded *
        turn 0 78
        place 7
    """)
    events = play(game, "place 0,-1 r0", "none")
    assert only_event(events, "ended")
    assert game.is_over
    with pytest.raises(tilefolk.TilefolkError) as caught:
        game.apply(0)
    assert caught.value.key == "core.game_over"


def test_h9_1_the_last_tile_may_still_earn_its_bonus_tile() -> None:
    from_bonus = [f"B{number:02}" for number in range(1, 13)]
    all_kinds = [kind.name for kind in tilefolk.get("hunters").new(2).table.tile_set.kinds]
    gone = "\n".join(f"discarded {name}" for name in all_kinds if name not in (*from_bonus, "0", "50", "11"))
    game = position(f"hunters 2 players\ntile 50 0,1 r90\n{gone}\nturn 0 77\nplace 11")
    events = play(game, "place 1,0 r90", "none")
    assert events_of(events, "gold")
    assert not game.is_over
    play(game, "draw B07")
    finish_turn(game)
    assert game.is_over
    assert game.deck_size(1) == 11, "bonus tiles may be left"


def test_h9_2_members_on_unfinished_rivers_and_forests_go_home_without_points() -> None:
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180 0:fisher@R0
        tile 13 1,0 r180 1:gatherer@F0
        discarded *
        turn 0 78
        place 7
    """)
    events = play(game, "place 0,-1 r0", "none")
    assert {figure["role"] for figure in events_of(events, "returned")} == {"fisher", "gatherer"}
    assert game.scores() == [0, 0]


def test_h9_3_huts_are_scored_at_the_end() -> None:
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180 0:hut@S0
        discarded *
        turn 0 78
        place 7
    """)
    events = play(game, "place 0,-1 r0", "none")
    assert only_event(events, "scored", type="hut", seats=[0], points=1)


@pytest.mark.parametrize("hut", ["0,1", "0,2"])
def test_h9_3_huts_and_hunters_are_scored_whoever_came_first(hut: str) -> None:
    """A hunter on the mammoths of 0,1, and a hut before or after."""
    tiles = {"0,1": "5 0,1 r0 1:hunter@M0", "-1,1": "65 -1,1 r0", "0,2": "29 0,2 r90"}
    lines = "\n".join(f"tile {tile} {'0:hut@S0' * (at == hut)}" for at, tile in tiles.items())
    game = position(f"hunters 2 players\n{lines}\ndiscarded *\nturn 0 78\nplace 34")
    events = play(game, "place 0,3 r0", "hunter M2")
    assert [
        (one["type"], one["seats"], one["points"]) for one in events_of(events, "scored", final=True)
    ] == [
        ("hut", [0], 5),
        ("meadow", [1], 2),
        ("meadow", [0], 2),
    ]
    assert game.scores() == [7, 2]
    assert len(game.figures_standing()) == 3, "huts and hunters stay where they are"


def test_h9_4_each_tiger_takes_a_deer_never_a_mammoth() -> None:
    game = position("""
        hunters 2 players
        tile 8 0,-1 r90 0:hunter@M0
        discarded *
        turn 1 78
        place 37
    """)
    meadow = only_event(play(game, "place -1,-1 r270", "none"), "scored", type="meadow")
    assert meadow["breakdown"] == {"deer": 1, "mammoth": 1, "tiger": 1}
    assert meadow["points"] == 2


def test_h9_5_most_points_win_and_a_tie_is_shared() -> None:
    text = """
        hunters 3 players
        discarded *
        points 0 forest {}
        points 2 river 6
        turn 0 78
        place 7
    """
    assert only_event(play(position(text.format(8)), "place 0,-1 r0", "none"), "ended")["winners"] == [0]
    shared = position(text.format(6))
    assert only_event(play(shared, "place 0,-1 r0", "none"), "ended")["winners"] == [0, 2]
    assert shared.returns() == [0.5, 0.0, 0.5]
    assert refused(shared, "none").key == "core.game_over"
