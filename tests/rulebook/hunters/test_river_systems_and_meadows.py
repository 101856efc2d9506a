"""5 River systems and huts, 6 meadows."""

from __future__ import annotations

from tests.support import events_of, only_event, play, position

HUT_AT_FIVE_FISH = """
    hunters 2 players
    tile 5 0,1 r0
    tile 65 -1,1 r0
    tile 29 0,2 r90 0:hut@S0
    discarded *
    turn 1 0
    place 34
"""


def test_h7_1_lakes_do_not_interrupt_a_river_system() -> None:
    game = position(HUT_AT_FIVE_FISH.replace("discarded *\n", ""))
    lake_tile = game.tile_at(0, 1)
    rivers = {game.root_of(game.piece(lake_tile, zone)) for zone in (2, 4)}
    assert len(rivers) == 2, "the lake ends both rivers"
    system = game.feature(game.root_of(game.piece(lake_tile, 7)))
    assert (system["type"], system["tiles"]) == ("system", 3)


def test_h7_1_a_spring_ends_a_river_system() -> None:
    game = position("""
        hunters 2 players
        tile 15 1,0 r90
        turn 0 0
        draw
    """)
    tile = game.tile_at(1, 0)
    kind = game.table.tile_set.kinds[game.tile(tile)[2]]
    systems = [zone for zone, each in enumerate(kind.zones) if each.type == "system"]
    assert len({game.root_of(game.piece(tile, zone)) for zone in systems}) == 2


def test_h7_1_a_lake_is_worth_nothing_but_for_its_river_system() -> None:
    game = position(HUT_AT_FIVE_FISH.replace("discarded *\n", ""))
    tile = game.tile_at(0, 1)
    kind = game.table.tile_set.kinds[game.tile(tile)[2]]
    assert game.value_of(game.piece(tile, kind.zone_index("L0"))) == 0
    assert game.value_of(game.piece(tile, kind.zone_index("S0"))) == 4


def test_h7_2_most_huts_get_a_point_a_fish_closed_or_not_and_ties_in_full() -> None:
    shared = HUT_AT_FIVE_FISH.replace("tile 65 -1,1 r0", "tile 65 -1,1 r0 1:hut@S0")
    events = play(position(shared), "place 0,3 r0", "none")
    huts = only_event(events, "scored", type="hut")
    assert (huts["seats"], huts["points"], huts["final"]) == ([0, 1], 5, True)
    more = shared.replace("tile 5 0,1 r0", "tile 5 0,1 r0 1:hut@S0")
    assert only_event(play(position(more), "place 0,3 r0", "none"), "scored", type="hut")["seats"] == [1]


def test_h7_2_huts_are_not_scored_before_the_end() -> None:
    game = position(HUT_AT_FIVE_FISH.replace("discarded *\n", ""))
    assert not events_of(play(game, "place 0,3 r0", "none"), "scored", type="hut")


def test_h8_1_forests_and_rivers_separate_meadows() -> None:
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180
        turn 0 0
        draw
    """)
    tile = game.tile_at(-1, 0)
    kind = game.table.tile_set.kinds[game.tile(tile)[2]]
    meadows = [zone for zone, each in enumerate(kind.zones) if each.type == "meadow"]
    roots = {game.root_of(game.piece(tile, zone)) for zone in meadows}
    assert len(roots) == len(meadows) == 2, "the river runs between them"
    start = {game.root_of(game.piece(0, 0)), game.root_of(game.piece(0, 2))}
    assert roots == start, "each goes on along its bank"
