"""A tile set as arrays of numbers, for the compiled board: built once, shared by all positions."""

from __future__ import annotations

from typing import Annotated

from tilefolk.core import memory
from tilefolk.core.errors import BadTileSet
from tilefolk.core.numbers import whole
from tilefolk.tiles import names, packing
from tilefolk.tiles.tileset import SIDES, TileKind, TileSet, Zone


class TileTable:
    """Kinds, sides, strands and goods of a tile set as numbers.

    ``goods`` names, for each zone type, the packed counters of its zones in order. ``under``
    maps a zone to a second zone that is joined wherever the first is (kind, zone) -> zone; a
    game uses it for features that lie over others. ``links`` is any one number a zone. ``ends``: joints
    of a turned zone on each side.
    """

    kinds: int
    decks: int
    piece_total: int
    count: Annotated[list[int], names.KINDS_MAX]
    deck: Annotated[list[int], names.KINDS_MAX]
    zones: Annotated[list[int], names.KINDS_MAX]
    rotations: Annotated[list[int], names.KINDS_MAX]
    code: Annotated[list[int], names.CODES]
    fit: Annotated[list[int], names.FITS_IN_ALL]
    strand: Annotated[list[int], names.STRANDS_IN_ALL]
    zone_type: Annotated[list[int], names.ZONES_IN_ALL]
    zone_open: Annotated[list[int], names.ZONES_IN_ALL]
    zone_link: Annotated[list[int], names.ZONES_IN_ALL]
    zone_goods: Annotated[list[int], names.ZONES_IN_ALL]
    ends: Annotated[list[int], names.ENDS_IN_ALL]
    tile_set: TileSet
    types: tuple[str, ...]
    goods: tuple[tuple[str, ...], ...]

    def __init__(
        self,
        tile_set: TileSet,
        goods: dict[str, tuple[str, ...]],
        patterns: tuple[tuple[str, str, str], ...],
        decks: tuple[str, ...],
        under: dict[tuple[str, int], int],
        links: dict[tuple[str, int], int],
    ) -> None:
        memory.allocate(self)
        pieces = sum(max(kind.count, 1) * len(kind.zones) for kind in tile_set.kinds)
        self.piece_total = pieces
        line = tile_set.text.count("\n") + 1
        if len(tile_set.kinds) > names.KINDS_MAX:
            raise BadTileSet("tiles.too_large", line=line, tiles=len(tile_set.kinds), max=names.KINDS_MAX)
        if pieces > names.PIECES_MAX:
            raise BadTileSet("tiles.too_many_pieces", line=line, pieces=pieces, max=names.PIECES_MAX)
        for kind in tile_set.kinds:
            if len(kind.zones) > names.ZONES_MAX:
                raise BadTileSet("tiles.too_many_zones", line=kind.line, tile=kind.name, max=names.ZONES_MAX)
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
                at = packing.zone_number(k, z)
                number = self.types.index(zone.type)
                self.zone_type[at] = number
                self.zone_link[at] = links.get((kind.name, z), -1)
                for good, amount in zone.goods.items():
                    self.zone_goods[at] += packing.pack_good(self.goods[number].index(good), amount)
            self._lay_strands(k, kind, patterns, under)
        self._fit_rotations()

    def _lay_strands(
        self,
        k: int,
        kind: TileKind,
        patterns: tuple[tuple[str, str, str], ...],
        under: dict[tuple[str, int], int],
    ) -> None:
        for rotation in range(names.ROTATIONS):
            code = 0
            for side, strands in enumerate(kind.turned(rotation).values()):
                at = packing.strand_number(k, rotation, side)
                for strand in range(names.STRANDS):
                    self.strand[at + strand] = -1
                if strands is None:
                    code |= names.ANY_SIDE << (names.SIDE_BITS * side)
                    continue
                first, middle, last = strands
                pattern = (kind.zones[first].type, kind.zones[middle].type, kind.zones[last].type)
                code |= patterns.index(pattern) << (names.SIDE_BITS * side)
                self.strand[at + names.MIDDLE_STRAND] = middle
                if not first == middle == last:
                    self.strand[at] = first
                    self.strand[at + names.LAST_STRAND] = last
                self.strand[at + names.UNDER_STRAND] = under.get((kind.name, middle), -1)
                for strand in range(names.STRANDS):
                    if self.strand[at + strand] >= 0:
                        zone = packing.zone_number(k, self.strand[at + strand])
                        self.ends[packing.ends_number(zone, rotation) + side] += 1
            self.code[packing.turned(k, rotation)] = code
        first_strand = packing.strand_number(k, 0, 0)
        for at in range(first_strand, first_strand + names.STRANDS_A_TILE):
            if self.strand[at] >= 0:
                self.zone_open[packing.zone_number(k, self.strand[at])] += 1

    def _fit_rotations(self) -> None:
        """For every kind and every need of a square: the rotations that fit, as four bits.

        How many these are stands in the four bits above.
        A need has two bits a side, like a code; 3 means that nothing touches there. Legal squares
        are then found by one look a square.
        """
        for k in range(self.kinds):
            for need in range(names.NEEDS):
                fits = 0
                count = 0
                for rotation in range(self.rotations[k]):
                    if _meets(self.code[packing.turned(k, rotation)], need):
                        fits |= 1 << rotation
                        count += 1
                self.fit[packing.fit_number(k, need)] = fits | count << names.FIT_BITS

    def checked_kind(self, kind: int) -> int:
        """The number of a kind that there is; raises BadNumber."""
        return whole(kind, "kind", 0, self.kinds - 1)

    def kind_name(self, kind: int) -> str:
        """The name of a kind by its number."""
        return self.tile_set.kinds[self.checked_kind(kind)].name

    def kind_number(self, name: str) -> int:
        """The number of a kind by its name; raises KeyError."""
        for number, kind in enumerate(self.tile_set.kinds):
            if kind.name == name:
                return number
        raise KeyError(name)

    def rotations_of(self, kind: int) -> int:
        """How many rotations of a kind differ: 1, 2 or 4."""
        return self.rotations[self.checked_kind(kind)]

    def code_of(self, kind: int, rotation: int) -> int:
        """The four side patterns of a turned kind, two bits a side from the north clockwise."""
        rotation = whole(rotation, "rotation", 0, names.ROTATION_MASK)
        return self.code[packing.turned(self.checked_kind(kind), rotation)]

    def deck_of(self, kind: int) -> int:
        """The number of the deck that a kind belongs to."""
        return self.deck[self.checked_kind(kind)]

    def zone_type_of(self, kind: int, zone: int) -> str:
        """The type of a zone, as a word."""
        kind = self.checked_kind(kind)
        zone = whole(zone, "zone", 0, self.zones[kind] - 1)
        return self.types[self.zone_type[packing.zone_number(kind, zone)]]

    def unpacked(self, zone_type: int, packed: int) -> dict[str, int]:
        """The packed goods of a type of zone as words and numbers, without the zeros."""
        zone_type = whole(zone_type, "type", 0, len(self.types) - 1)
        counts = {word: packing.good(packed, lane) for lane, word in enumerate(self.goods[zone_type])}
        return {word: count for word, count in counts.items() if count}


def _meets(code: int, need: int) -> bool:
    """H2.2, M2.2: whether a tile with these sides continues all that touches the square."""
    for side in range(names.SIDES):
        wanted = packing.side_of(need, side)
        if wanted not in (names.ANY_SIDE, packing.side_of(code, side)):
            return False
    return True


def distinct_rotations(kind: TileKind) -> int:
    """1, 2 or 4: after so many quarter turns the tile looks the same again."""
    for turns in (1, 2):
        if _looks(kind, turns) == _looks(kind, 0):
            return turns
    return names.ROTATIONS


def _looks(kind: TileKind, rotation: int) -> list[object]:
    """The tile as seen, zones numbered in the order in which a walk round the sides meets them.

    What no side reaches is told last, by the zones that it names: its own name is not seen.
    """
    seen: dict[int, int] = {}
    order: list[int] = []
    indices = {zone.name: index for index, zone in enumerate(kind.zones)}

    def number(zone: int) -> int:
        if zone not in seen:
            seen[zone] = len(seen)
            order.append(zone)
        return seen[zone]

    def said(zone: Zone) -> list[object]:
        words: list[object] = []
        for key, value in sorted(zone.words.items()):
            parts = value.split(",")
            named = sorted(number(indices[part]) for part in parts) if parts[0] in indices else value
            words.append((key, named))
        return [zone.type, sorted(zone.goods.items()), words]

    turned = kind.turned(rotation)
    walk: list[object] = [
        None if strands is None else tuple(number(zone) for zone in strands)
        for strands in (turned[side] for side in SIDES)
    ]
    for zone in order:  # it grows while the zones name others
        walk.append(said(kind.zones[zone]))
    unreached = [said(zone) for index, zone in enumerate(kind.zones) if index not in seen]
    return walk + sorted(unreached, key=repr)
