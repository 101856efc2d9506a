"""What a table of tiles has room for, whoever made the tiles, and what it tells of them."""

from __future__ import annotations

from typing import Any

import pytest

import tilefolk
from tilefolk.core.errors import BadNumber, BadTileSet
from tilefolk.games.hunters.tables import DECKS, GOODS, PATTERNS
from tilefolk.tiles import names, packing
from tilefolk.tiles.table import TileTable, distinct_rotations
from tilefolk.tiles.tileset import TileKind, TileSet, Zone


def meadows(name: str, count: int, zones: int) -> TileKind:
    """A kind of meadows only."""
    parts = tuple(Zone(f"M{i}", "meadow") for i in range(zones))
    return TileKind(name, count, "main", None, dict.fromkeys("nesw", (0, 0, 0)), parts, line=7)


def table(*kinds: TileKind) -> TileTable:
    tiles = TileSet("hunters", "", kinds, text="four\nlines\nof\ntext")
    return TileTable(tiles, GOODS, PATTERNS, DECKS, {}, {})


START = meadows("start", 0, 8)


@pytest.mark.parametrize(
    ("kinds", "pieces"),
    [
        ((START, meadows("many", 79, 8)), 640),
        ([meadows(str(number), 1, 1) for number in range(128)], 128),
        ([meadows("one", 1, 12)], 12),
    ],
    ids=["640 pieces", "128 kinds", "12 zones"],
)
def test_what_just_has_room(kinds: list[TileKind], pieces: int) -> None:
    assert table(*kinds).piece_total == pieces


@pytest.mark.parametrize(
    ("kinds", "key", "line", "most"),
    [
        ((START, meadows("one", 1, 1), meadows("many", 79, 8)), "too_many_pieces", 4, 640),
        ([meadows(str(number), 1, 1) for number in range(129)], "too_large", 4, 128),
        ([meadows("one", 1, 13)], "too_many_zones", 7, 12),
    ],
    ids=["641 pieces", "129 kinds", "13 zones"],
)
def test_what_has_not(kinds: list[TileKind], key: str, line: int, most: int) -> None:
    with pytest.raises(BadTileSet) as refused:
        table(*kinds)
    params = refused.value.params
    assert (refused.value.key, params["line"], params["max"]) == (f"tiles.{key}", line, most)


def test_open_ends_are_counted_where_zones_come_to_a_side() -> None:
    """Start tile of Hunters and Gatherers: M0 on two sides, the forest too; a lake on none, its river system on one."""
    game: Any = tilefolk.get("hunters").new(2)
    zones = game.table.tile_set.kinds[game.tile(0)[2]].zones
    ends = {zone.name: game.feature(piece)["open"] for piece, zone in enumerate(zones)}
    assert ends == {"M0": 2, "F0": 2, "M1": 1, "R0": 1, "L0": 0, "S0": 1}


def test_the_ends_of_turned_zones_fill_their_table_and_never_meet() -> None:
    zones, rotations = range(names.ZONES_IN_ALL), range(names.ROTATIONS)
    begins = [packing.ends_number(zone, rotation) for zone in zones for rotation in rotations]
    assert sorted(begins) == [*range(0, names.ENDS_IN_ALL, names.SIDES)]


@pytest.mark.skipif(
    tilefolk.engine() == "compiled", reason="Python does not see the compiled table's numbers"
)
@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_the_ends_of_a_turned_zone_are_its_joints_on_each_side(game: str) -> None:
    board: Any = tilefolk.get(game).new(2)
    for k, kind in enumerate(board.table.tile_set.kinds):
        for rotation in range(names.ROTATIONS):
            for side in range(names.SIDES):
                at = packing.strand_number(k, rotation, side)
                joints = list(board.table.strand[at : at + names.STRANDS])
                for zone in range(len(kind.zones)):
                    begin = packing.ends_number(packing.zone_number(k, zone), rotation)
                    assert board.table.ends[begin + side] == joints.count(zone), (kind.name, rotation, side)


def test_numbers_that_stand_for_nothing() -> None:
    own = table(meadows("one", 1, 2))
    assert (own.kind_name(0), own.code_of(0, 3), own.zone_type_of(0, 1)) == ("one", 0, "meadow")
    assert own.unpacked(len(GOODS) - 1, 0) == {}
    for ask in (
        lambda: own.kind_name(1),
        lambda: own.code_of(0, 4),
        lambda: own.zone_type_of(0, 2),
        lambda: own.unpacked(len(GOODS), 0),
    ):
        with pytest.raises(BadNumber):
            ask()


@pytest.mark.parametrize(("parts", "rotations"), [("R0,R1,R2,R3", 1), ("R0,R2", 2), ("R0,R1", 4)])
def test_what_no_side_reaches_is_seen_by_what_it_joins(parts: str, rotations: int) -> None:
    """Four rivers alike, and a river system of some of them."""
    rivers = [Zone(f"R{i}", "river", {}, {"to": "spring"}) for i in range(4)]
    sides = {side: (4, i, 4) for i, side in enumerate("nesw")}
    zones = (*rivers, Zone("M0", "meadow"), Zone("S0", "system", {}, {"parts": parts}))
    assert distinct_rotations(TileKind("rivers", 1, "main", None, sides, zones)) == rotations


def test_joined_start_fields_keep_their_open_ends() -> None:
    """M1.3: plains along the coast are one though no sides join them, and go on to the west as before."""
    game: Any = tilefolk.get("mayflower").new(2)
    fields = [game.table.tile_set.kinds[game.tile(tile)[2]] for tile in range(game.tile_count)]
    strands = sum(len(set(field.sides["w"])) for field in fields)
    assert sum(game.feature(root)["open"] for root in game.roots()) == strands
    assert len(game.roots()) < strands, "some are joined"


def test_a_set_is_known_by_sixteen_signs() -> None:
    assert TileSet("hunters", "", ()).identity == "e3b0c44298fc1c14", "the fingerprint of no text at all"
