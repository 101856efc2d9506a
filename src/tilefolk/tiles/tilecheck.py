"""What must be true of whole tiles, and of a whole set of tiles: every mistake with its line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tilefolk.core.errors import BadTileSet
from tilefolk.core.values import Value
from tilefolk.tiles.names import PIECES_MAX, TILES_MAX
from tilefolk.tiles.tileset import SIDES, Join, TileKind, Vocabulary, Zone

GOODS_MAX = 255
"""Counters of goods are 8 bits wide."""
WAY_ENDS = 2
SIDE_BY_SIDE = 2
"""Walking round a tile, so often one of two zones follows the other if they do not cross."""


def mistake(key: str, line: int, rule: str | None = None, **params: Value) -> BadTileSet:
    """One mistake of a tile file."""
    return BadTileSet(f"tiles.{key}", rule, line=line, **params)


# --- one tile ----------------------------------------------------------------------------------


def tile_mistakes(kind: TileKind, vocabulary: Vocabulary) -> Iterator[BadTileSet]:
    """What can't be on a flat tile, though each of its lines is readable."""
    for number, zone in enumerate(kind.zones):
        if zone.type in vocabulary.ways:
            yield from _way_mistakes(kind, number, zone, vocabulary.ways[zone.type])
        for word in zone.words.values():
            if word in vocabulary.zones and not any(other.type == word for other in kind.zones):
                yield mistake("end_without", zone.line, tile=kind.name, zone=zone.name, type=word)
    for zone_type in vocabulary.once_a_tile:
        zones = [zone for zone in kind.zones if zone.type == zone_type]
        for zone in zones[1:]:
            yield mistake("zone_once", zone.line, tile=kind.name, type=zone_type)
    yield from _crossing_mistakes(kind, vocabulary)


def _way_mistakes(kind: TileKind, number: int, zone: Zone, end_word: str) -> Iterator[BadTileSet]:
    """A road or river runs through from side to side, or from a side to an end that it names."""
    sides = sum(number in (kind.sides[side] or ()) for side in SIDES)
    told = end_word in zone.words
    if sides > WAY_ENDS:
        yield mistake("way_sides", zone.line, tile=kind.name, zone=zone.name, sides=sides)
    elif sides == WAY_ENDS and told:
        yield mistake("way_through", zone.line, tile=kind.name, zone=zone.name, word=end_word)
    elif sides == 1 and not told:
        yield mistake("way_end", zone.line, tile=kind.name, zone=zone.name, word=end_word)


def _crossing_mistakes(kind: TileKind, vocabulary: Vocabulary) -> Iterator[BadTileSet]:
    """Two zones that would have to cross each other: walking round the tile they alternate."""
    walk = [zone for side in SIDES for zone in kind.sides[side] or ()]
    bodies = _bodies(kind, vocabulary)
    for first, second in combinations(sorted({bodies[zone] for zone in walk}), 2):
        met = [bodies[zone] for zone in walk if bodies[zone] in (first, second)]
        if sum(met[i] != met[i - 1] for i in range(len(met))) > SIDE_BY_SIDE:
            line = max(kind.zones[first].line, kind.zones[second].line)
            names = {"zone": kind.zones[first].name, "other": kind.zones[second].name}
            yield mistake("zones_cross", line, tile=kind.name, **names)


def _bodies(kind: TileKind, vocabulary: Vocabulary) -> list[int]:
    """For each zone the first one that it hangs together with: ways that meet in a lake or a crossing."""
    ends: dict[str, int] = {}
    bodies = []
    for number, zone in enumerate(kind.zones):
        word = zone.words.get(vocabulary.ways.get(zone.type, ""), "")
        meets = word in vocabulary.meetings or any(other.name == word for other in kind.zones)
        bodies.append(ends.setdefault(word, number) if meets else number)
    return bodies


# --- the whole set -----------------------------------------------------------------------------


def set_mistakes(
    kinds: list[TileKind], joins: list[tuple[int, Join]], vocabulary: Vocabulary, last_line: int
) -> Iterator[BadTileSet]:
    """What is wrong with the set as a whole: counts, start tiles, joins, and its size."""
    rule = vocabulary.tiles_rule
    for deck, expected in vocabulary.decks.items():
        total = sum(kind.count for kind in kinds if kind.deck == deck)
        if total != expected:
            yield mistake("count", last_line, rule, deck=deck, total=total, expected=expected)
    yield from _start_mistakes(kinds, vocabulary, last_line)
    for good in vocabulary.at_most_one:
        if _goods(kinds, good) > 1:
            yield mistake("more_than_one", last_line, rule, good=good)
    for good in sorted({good for zone in vocabulary.zones.values() for good in zone.goods}):
        if _goods(kinds, good) > GOODS_MAX:
            yield mistake("too_many_goods", last_line, good=good, max=GOODS_MAX)
    tiles = sum(max(kind.count, 1) for kind in kinds)
    pieces = sum(max(kind.count, 1) * len(kind.zones) for kind in kinds)
    if tiles > TILES_MAX:
        yield mistake("too_large", last_line, tiles=tiles, max=TILES_MAX)
    if pieces > PIECES_MAX:
        yield mistake("too_many_pieces", last_line, pieces=pieces, max=PIECES_MAX)
    for line, join in joins:
        yield from _join_mistakes(kinds, line, join)


def letter_mistakes(
    counts: list[tuple[str, int, int]], vocabulary: Vocabulary, last_line: int
) -> Iterator[BadTileSet]:
    """Kinds (name, count, line) against the rule book's own list, if it has one."""
    rule = vocabulary.tiles_rule
    if not vocabulary.counts:
        return
    for name, count, line in counts:
        expected = vocabulary.counts.get(name)
        if expected is None:
            yield mistake("kind_unknown", line, rule, tile=name)
        elif count != expected:
            yield mistake("kind_count", line, rule, tile=name, count=count, expected=expected)
    names = {name for name, _, _ in counts}
    missing = [name for name in vocabulary.counts if name not in names]
    if missing:
        yield mistake("kind_missing", last_line, rule, tiles=", ".join(missing))


def _start_mistakes(kinds: list[TileKind], vocabulary: Vocabulary, last_line: int) -> Iterator[BadTileSet]:
    rule = vocabulary.starts_rule
    taken: set[tuple[int, int]] = set()
    for kind in kinds:
        if kind.start is None:
            continue
        if kind.start not in vocabulary.start_squares:
            yield mistake("start_square", kind.line, rule, tile=kind.name, at=_cell(kind.start))
        elif kind.start in taken:
            yield mistake("start_twice", kind.line, rule, tile=kind.name, at=_cell(kind.start))
        taken.add(kind.start)
    empty = [square for square in vocabulary.start_squares if square not in taken]
    if empty:
        yield mistake("starts", last_line, rule, squares="; ".join(_cell(square) for square in empty))


def _join_mistakes(kinds: list[TileKind], line: int, join: Join) -> Iterator[BadTileSet]:
    found = {(kind.name, zone.name): zone for kind in kinds if kind.start is not None for zone in kind.zones}
    for tile, zone in (join.first, join.second):
        if (tile, zone) not in found:
            yield mistake("join", line, tile=tile, zone=zone)
            return
    if found[join.first].type != found[join.second].type:
        first, second = (f"{tile}.{zone}" for tile, zone in (join.first, join.second))
        yield mistake("join_types", line, first=first, second=second)


def _goods(kinds: list[TileKind], good: str) -> int:
    return sum(max(kind.count, 1) * zone.goods.get(good, 0) for kind in kinds for zone in kind.zones)


def _cell(square: tuple[int, int]) -> str:
    return f"{square[0]},{square[1]}"
