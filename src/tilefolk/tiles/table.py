"""A tile set as arrays of numbers, for the compiled board: built once, shared by all positions."""

from __future__ import annotations

import cython

from tilefolk.core.errors import BadTileSet
from tilefolk.tiles.tileset import SIDES, TileKind, TileSet

ZONES = 12
"""Zones a tile at most; zone z of kind k has the number k * ZONES + z in the arrays."""
STRANDS = 4
"""Joints a side: three strands, and one for what runs on underneath (see ``under``)."""
LANE = 8
"""Bits a counter in a packed number of goods."""
CLOSED = 3
"""Side code of a side that joins nothing; other codes are numbers of side patterns."""


@cython.cclass
class TileTable:
    """Kinds, sides, strands and goods of a tile set as numbers.

    ``goods`` names, for each zone type, the packed counters of its zones in order. ``under``
    maps a zone to a second zone that is joined wherever the first is (kind, zone) -> zone; a
    game uses it for features that lie over others. ``links`` is any one number a zone.
    """

    def __init__(
        self,
        tile_set: TileSet,
        goods: dict[str, tuple[str, ...]],
        patterns: tuple[tuple[str, str, str], ...],
        decks: tuple[str, ...],
        under: dict[tuple[str, int], int],
        links: dict[tuple[str, int], int],
    ) -> None:
        if not cython.compiled:
            for name, size in (
                ("count", 128),
                ("deck", 128),
                ("zones", 128),
                ("rotations", 128),
                ("code", 512),
                ("fit", 32768),
                ("strand", 8192),
                ("zone_type", 1536),
                ("zone_open", 1536),
                ("zone_link", 1536),
                ("zone_goods", 1536),
            ):
                setattr(self, name, [0] * size)
        pieces = sum(max(kind.count, 1) * len(kind.zones) for kind in tile_set.kinds)
        self.piece_total = pieces
        if pieces > 640 or len(tile_set.kinds) > 128 or any(len(kind.zones) > 12 for kind in tile_set.kinds):
            raise BadTileSet("tiles.too_large", line=1, tiles=len(tile_set.kinds), max=128)
        self.tile_set = tile_set
        self.types = tuple(goods)
        self.goods = tuple(goods.values())
        self.kinds = len(tile_set.kinds)
        self.decks = len(decks)
        for k, kind in enumerate(tile_set.kinds):
            self.count[k] = kind.count
            self.deck[k] = decks.index(kind.deck)
            self.zones[k] = len(kind.zones)
            self.rotations[k] = distinct_rotations(kind)
            for z, zone in enumerate(kind.zones):
                number = self.types.index(zone.type)
                self.zone_type[k * 12 + z] = number
                self.zone_link[k * 12 + z] = links.get((kind.name, z), -1)
                packed = 0
                for good, amount in zone.goods.items():
                    packed += amount << (8 * self.goods[number].index(good))
                self.zone_goods[k * 12 + z] = packed
            self._lay_strands(k, kind, patterns, under)
        self._fit_rotations()

    def _lay_strands(
        self,
        k: int,
        kind: TileKind,
        patterns: tuple[tuple[str, str, str], ...],
        under: dict[tuple[str, int], int],
    ) -> None:
        for rotation in range(4):
            code = 0
            for side, strands in enumerate(kind.turned(rotation).values()):
                at = ((k * 4 + rotation) * 4 + side) * 4
                for strand in range(4):
                    self.strand[at + strand] = -1
                if strands is None:
                    code |= 3 << (2 * side)
                    continue
                pattern = tuple(kind.zones[zone].type for zone in strands)
                code |= patterns.index(pattern) << (2 * side)  # type: ignore[arg-type]
                first, middle, last = strands
                self.strand[at + 1] = middle
                if not first == middle == last:
                    self.strand[at] = first
                    self.strand[at + 2] = last
                self.strand[at + 3] = under.get((kind.name, middle), -1)
            self.code[k * 4 + rotation] = code
        for side in range(4):
            for strand in range(4):
                zone = self.strand[(k * 16 + side) * 4 + strand]
                if zone >= 0:
                    self.zone_open[k * 12 + zone] += 1

    def _fit_rotations(self) -> None:
        """For every kind and every need of a square: the rotations that fit, as four bits.

        How many these are stands in the four bits above.
        A need has two bits a side, like a code; 3 means that nothing touches there. Legal squares
        are then found by one look a square.
        """
        k: cython.int
        need: cython.int
        rotation: cython.int
        side: cython.int
        wanted: cython.int
        code: cython.int
        fits: cython.int
        count: cython.int
        for k in range(self.kinds):
            for need in range(256):
                fits = 0
                for rotation in range(self.rotations[k]):
                    code = self.code[k * 4 + rotation]
                    for side in range(4):
                        wanted = (need >> (2 * side)) & 3
                        if wanted != 3 and wanted != (code >> (2 * side)) & 3:
                            break
                    else:
                        fits |= 1 << rotation
                count = (fits & 1) + ((fits >> 1) & 1) + ((fits >> 2) & 1) + (fits >> 3)
                self.fit[k * 256 + need] = fits | count << 4

    def kind_name(self, kind: int) -> str:
        """The name of a kind by its number."""
        name: str = self.tile_set.kinds[kind].name
        return name

    def kind_number(self, name: str) -> int:
        """The number of a kind by its name; raises KeyError."""
        for number, kind in enumerate(self.tile_set.kinds):
            if kind.name == name:
                return number
        raise KeyError(name)

    def rotations_of(self, kind: int) -> int:
        """How many rotations of a kind differ: 1, 2 or 4."""
        return self.rotations[kind]

    def code_of(self, kind: int, rotation: int) -> int:
        """The four side patterns of a turned kind, two bits a side from the north clockwise."""
        return self.code[kind * 4 + rotation]

    def deck_of(self, kind: int) -> int:
        """The number of the deck that a kind belongs to."""
        return self.deck[kind]

    def zone_type_of(self, kind: int, zone: int) -> str:
        """The type of a zone, as a word."""
        word: str = self.types[self.zone_type[kind * 12 + zone]]
        return word

    def unpacked(self, zone_type: int, packed: int) -> dict[str, int]:
        """The packed goods of a type of zone as words and numbers, without the zeros."""
        lanes = enumerate(self.goods[zone_type])
        return {good: packed >> (8 * lane) & 255 for lane, good in lanes if packed >> (8 * lane) & 255}


def distinct_rotations(kind: TileKind) -> int:
    """1, 2 or 4: after so many quarter turns the tile looks the same again."""
    for turns in (1, 2):
        if _looks(kind, turns) == _looks(kind, 0):
            return turns
    return 4


def _looks(kind: TileKind, rotation: int) -> list[object]:
    """The tile as seen, zones numbered in the order in which a walk round the sides meets them."""
    seen: dict[int, int] = {}
    order: list[int] = []

    def number(zone: int) -> int:
        if zone not in seen:
            seen[zone] = len(seen)
            order.append(zone)
        return seen[zone]

    turned = kind.turned(rotation)
    walk: list[object] = [
        None if strands is None else tuple(number(zone) for zone in strands)
        for strands in (turned[side] for side in SIDES)
    ]
    for zone in order + [z for z in range(len(kind.zones)) if z not in order]:
        look = kind.zones[zone]
        words = [
            (key, number(kind.zone_index(value)) if any(z.name == value for z in kind.zones) else value)
            for key, value in sorted(look.words.items())
        ]
        walk.append((number(zone), look.type, sorted(look.goods.items()), words))
    return walk
