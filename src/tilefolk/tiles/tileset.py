"""Tile sets: what the tiles of a game look like, as data read from a text file.

A tile has four sides. Three strands cross each side, listed clockwise round the tile (n: west to
east, e: north to south, s: east to west, w: south to north); each strand belongs to a zone of the
tile. A side written with one zone belongs to it whole.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

SIDES = ("n", "e", "s", "w")


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of a tile that is one thing: its type, what is in it, and what it runs into."""

    name: str
    type: str
    goods: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    line: int = 0


@dataclass(frozen=True, slots=True)
class TileKind:
    """All tiles that look alike. A side that is None joins nothing, ever."""

    name: str
    count: int
    deck: str
    start: tuple[int, int] | None
    sides: Mapping[str, tuple[int, int, int] | None]
    zones: tuple[Zone, ...]
    notes: Mapping[str, str] = field(default_factory=dict)
    line: int = 0

    def zone_index(self, name: str) -> int:
        """The number of the zone of that name."""
        for index, zone in enumerate(self.zones):
            if zone.name == name:
                return index
        raise KeyError(name)

    def turned(self, rotation: int) -> dict[str, tuple[int, int, int] | None]:
        """The sides after so many quarter turns clockwise."""
        return {side: self.sides[SIDES[(i - rotation) % 4]] for i, side in enumerate(SIDES)}

    def side_types(self, side: str) -> tuple[str, ...] | None:
        """The zone types met along a side, or None where nothing may join."""
        strands = self.sides[side]
        return None if strands is None else tuple(self.zones[zone].type for zone in strands)


@dataclass(frozen=True, slots=True)
class Join:
    """Two zones of start tiles that are one from the beginning, though no side joins them."""

    first: tuple[str, str]
    second: tuple[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class TileSet:
    """The tiles of a game; ``identity`` tells two sets apart in records."""

    game: str
    title: str
    kinds: tuple[TileKind, ...]
    joins: tuple[Join, ...] = ()
    about: str = ""
    text: str = ""

    @property
    def identity(self) -> str:
        """A fingerprint of the file it was read from."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def kind(self, name: str) -> TileKind:
        """The kind of that name."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise KeyError(name)

    def total(self, deck: str) -> int:
        """How many tiles a deck has at the start of a game."""
        return sum(kind.count for kind in self.kinds if kind.deck == deck)


@dataclass(frozen=True, slots=True)
class ZoneRule:
    """What a zone of one type may carry: goods with their greatest number, words with their choices.

    The choice ``@type`` means the name of another zone of that type on the same tile.
    """

    goods: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A game's own words for its tiles, and what must be true of a whole set."""

    game: str
    zones: Mapping[str, ZoneRule]
    side_patterns: tuple[tuple[str, str, str], ...]
    decks: Mapping[str, int]
    """How many tiles each deck must hold in all."""
    tiles_rule: str
    """The rule id that gives those numbers."""
    sided: tuple[str, ...]
    """Zone types that must touch at least one side."""
    starts_rule: str
    """The rule id that says what lies on the table at the start."""
    ways: Mapping[str, str]
    """Zone types that run through, each with the word for where one of them ends inside a tile."""
    meetings: tuple[str, ...] = ()
    """Ends at which the ways of a tile meet."""
    at_most_one: tuple[str, ...] = ()
    """Goods of which there may be only one in the whole set."""
    once_a_tile: tuple[str, ...] = ()
    """Zone types of which a tile has at most one."""
    start_squares: tuple[tuple[int, int], ...] = ((0, 0),)
    """Where tiles lie before the game, one on each square."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """How many tiles of each kind the rule book names; empty where it names none."""
