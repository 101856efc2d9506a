"""4 Gold and bonus tiles."""

from __future__ import annotations

import tilefolk
from tests.support import events_of, finish_turn, legal, only_event, play, position, refused
from tilefolk.games.hunters.rules import Hunters
from tilefolk.tiles.spec import TileGameSpec

GOLD_NOBODY_HOLDS = """
    hunters 2 players
    tile 50 0,1 r90
    turn 0 0
    place 11
"""
TWO_FORESTS_WITH_GOLD = """
    hunters 2 players
    tile 43 0,-1 r270
    tile 53 -1,-1 r90
    tile 46 -2,-1 r90
    tile 35 -2,-2 r0
    tile 37 -3,-1 r0
    turn 0 0
    place 71
"""
MUSHROOMS = """
    hunters 2 players
    tile 71 0,1 r180 0:gatherer@F2
    tile B02 1,1 r0
    turn 0 0
    place 17
"""
FIRE = """
    hunters 2 players
    tile 57 1,0 r180
    tile 16 2,0 r180
    tile B05 3,0 r0
    tile 12 4,0 r90 0:hunter@M0
    discarded *
    turn 1 0
    place 50
"""


def test_h5_1_the_one_who_completes_a_forest_with_gold_draws_a_bonus_tile() -> None:
    game = position(GOLD_NOBODY_HOLDS)
    events = play(game, "place 1,0 r90", "none")
    assert events_of(events, "completed", type="forest"), "nobody holds it, the gold counts all the same"
    assert only_event(events, "gold") == {"seat": 0, "bonus_left": 12}
    assert (game.is_chance, game.drawing_deck, game.seat) == (True, 1, 0)


def test_h5_1_one_bonus_tile_for_two_forests_with_gold() -> None:
    game = position(TWO_FORESTS_WITH_GOLD)
    events = play(game, "place -3,-2 r0", "gatherer F0")
    forests = [e for e in events if e.kind in ("scored", "completed") and e.data["type"] == "forest"]
    assert len(forests) == 2
    assert len(events_of(events, "gold")) == 1
    play(game, "draw B05")
    finish_turn(game)
    assert game.seat == 1, "after the one bonus tile the turn is over"


def test_h5_2_the_bonus_tile_is_laid_at_once_with_a_figure() -> None:
    game = position(GOLD_NOBODY_HOLDS)
    play(game, "place 1,0 r90", "none", "draw B07")
    assert game.to_move == 0
    play(game, legal(game)[0])
    assert "hunter M0" in legal(game)
    play(game, "hunter M0")
    assert game.seat == 1


def test_h5_3_no_chain() -> None:
    game = position("""
        hunters 2 players
        tile 11 1,0 r90
        turn 1 0
        place B12
    """)
    closing = [action for action in legal(game) if action.startswith("place 0,1")]
    events = play(game, closing[0], "none")
    assert events_of(events, "completed", type="forest")
    assert not events_of(events, "gold")
    assert (game.seat, game.drawing_deck) == (0, 0)


def test_h5_4_the_last_bonus_tile_is_drawn_too() -> None:
    gone = "\n".join(f"discarded B{number:02}" for number in range(1, 12))
    game = position(f"hunters 2 players\ntile 50 0,1 r90\n{gone}\nturn 0 1\nplace 11")
    assert only_event(play(game, "place 1,0 r90", "none"), "gold") == {"seat": 0, "bonus_left": 1}
    assert [game.table.kind_name(kind) for kind, _ in game.chance()] == ["B12"]
    spec = game.spec
    assert spec.parse_position(spec.position_text(game)).snapshot() == game.snapshot()


def test_h5_4_with_no_bonus_tile_left_there_is_no_extra_placement() -> None:
    gone = "".join(f"discarded B{number:02}\n" for number in range(1, 13))
    lines = [line.strip() for line in GOLD_NOBODY_HOLDS.strip().splitlines()]
    game = position("\n".join(lines).replace("turn 0 0", gone + "turn 0 0"))
    events = play(game, "place 1,0 r90", "none")
    assert only_event(events, "gold")["bonus_left"] == 0
    assert (game.seat, game.drawing_deck) == (1, 0)


def test_h5_5_a_bonus_tile_that_fits_nowhere_is_out_and_the_next_is_drawn() -> None:
    game = position("""
        hunters 2 players
        tile 16 -1,0 r270
        turn 1 1
        draw bonus
    """)
    assert not game.fits_somewhere(game.table.kind_number("B10"))
    events = play(game, "draw B10")
    assert only_event(events, "discarded")["deck"] == "bonus"
    assert (game.is_chance, game.drawing_deck, game.seat) == (True, 1, 1)


def test_h5_6_fire_drives_the_tigers_away() -> None:
    events = play(position(FIRE), "place 3,-1 r0", "none")
    meadow = only_event(events, "scored", type="meadow")
    assert meadow["breakdown"] == {"deer": 1, "tiger": 1, "fire": 1}
    assert meadow["points"] == 2


def test_h5_6_no_hunter_on_the_tile_of_the_fire() -> None:
    game = position("""
        hunters 2 players
        turn 0 0
        place B05
    """)
    events = play(game, "place 0,-1 r0")
    assert game.is_chance, "nothing can be placed, so the turn goes on by itself"
    assert not events_of(events, "placed")
    game = position("""
        hunters 2 players
        tile B05 0,-1 r0
        turn 0 0
        figure
    """)
    refusal = refused(game, "hunter M0")
    assert (refusal.key, refusal.rule) == ("hunters.figure.fire", "H5.6")


def test_h5_7_mushrooms_bring_two_points_each_group() -> None:
    forest = only_event(play(position(MUSHROOMS), "place 1,2 r90", "none"), "scored", type="forest")
    assert (forest["breakdown"], forest["points"]) == ({"pieces": 3, "mushrooms": 1}, 8)


def test_h5_8_an_aurochs_is_worth_two_points_and_tigers_leave_it_alone() -> None:
    game = position("""
        hunters 2 players
        tile B04 0,-1 r180 0:hunter@M0
        discarded *
        turn 0 0
        place 8
    """)
    meadow = only_event(play(game, "place 1,-1 r180", "none"), "scored", type="meadow")
    assert meadow["breakdown"] == {"aurochs": 1, "mammoth": 1, "tiger": 1}
    assert meadow["points"] == 4


def test_h5_9_the_hunter_beside_the_dolmen_alone_scores_the_meadow() -> None:
    text = """
        hunters 2 players
        tile B03 0,-1 r0{}
        tile 60 1,-1 r0 0:hunter@M0
        discarded *
        turn 1 0
        place 7
    """
    events = play(position(text.format(" 1:hunter@M0")), "place 2,-1 r0")
    beside = only_event(events, "scored", type="meadow")
    assert (beside["seats"], beside["points"]) == ([1], 4)
    events = play(position(text.format("")), "place 2,-1 r0")
    assert only_event(events, "scored", type="meadow")["seats"] == [0], "nobody lay beside the dolmen"


def test_h5_9_a_hunter_is_beside_the_dolmen_from_the_turn_it_is_placed_there() -> None:
    """Another's hunter comes to the meadow with the last tile."""
    kinds = [kind.name for kind in tilefolk.get("hunters").tile_set().kinds]
    gone = "\n".join(f"discarded {name}" for name in kinds[1:] if name not in ("1", "34", "B03"))
    game = position(f"hunters 2 players\ntile 1 1,0 r180 0:hunter@M1\n{gone}\nturn 1 0\nplace B03")
    events = play(game, "place 0,-1 r0", "hunter M0", "draw 34", "place 1,-1 r180", "none")
    meadow = only_event(events, "scored", type="meadow")
    assert (meadow["seats"], meadow["points"]) == ([1], 2)


def test_h5_6_fire_keeps_hunters_away_from_every_meadow_of_its_tile() -> None:
    """With tiles of one's own: a fire on a tile with other places, too."""
    spec = tilefolk.get("hunters")
    assert isinstance(spec, TileGameSpec)
    before, name, after = spec.tile_set().text.partition("\ntile 1\n")
    tiles, _ = spec.checked_tiles(before + name + after.replace("M1 meadow\n", "M1 meadow fire=1\n", 1))
    game = Hunters(2, tiles)
    play(game, "draw 1", "place 0,1 r0")
    assert not any(action.startswith("hunter") for action in legal(game))
    refusal = refused(game, "hunter M0")
    assert (refusal.key, refusal.rule) == ("hunters.figure.fire", "H5.6")
