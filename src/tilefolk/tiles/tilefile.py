"""Reading a tile file, and saying precisely what is wrong in it.

    tilefolk-tiles 1
    game hunters
    title The first edition

    tile 1
      count 2
      side n F0
      side e F0
      side s M1 R0 M0
      side w M0 R0 M2
      zone F0 forest gold=1
      …

``deck NAME`` puts a tile in another deck than the main one, ``start X,Y`` lays it out before the
game, ``side n -`` is a side that joins nothing, ``join A.P B.Q`` makes two zones of start tiles one,
``note …``/``evidence …`` are kept as words. ``#`` begins a comment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tilefolk.core.errors import BadTileSet
from tilefolk.core.files import read_whole
from tilefolk.core.values import Value
from tilefolk.tiles.tilecheck import letter_mistakes, set_mistakes, tile_mistakes
from tilefolk.tiles.tileset import SIDES, Join, TileKind, TileSet, Vocabulary, Zone

MAGIC = "tilefolk-tiles 1"
ZONES_MAX = 12
JOIN_ENDS = 2
NOTES = ("note", "evidence", "name")


def read_tile_set(path: str | Path, vocabulary: Vocabulary) -> TileSet:
    """Read and check a tile file; raises BadTileSet with the first mistake and its line."""
    tile_set, mistakes = parse_tile_set(read_text(path), vocabulary)
    if tile_set is None:
        raise mistakes[0]
    return tile_set


def read_text(path: str | Path) -> str:
    """The text of a tile file; raises BadTileSet."""
    try:
        return read_whole(path)
    except (OSError, UnicodeDecodeError) as error:
        raise BadTileSet("tiles.unreadable", file=str(path), reason=str(error)) from error


def parse_tile_set(text: str, vocabulary: Vocabulary) -> tuple[TileSet | None, list[BadTileSet]]:
    """The tile set and every mistake found in it, in the order of the lines."""
    parser = _Parser(text, vocabulary)
    parser.run()
    if parser.mistakes:
        return None, sorted(parser.mistakes, key=lambda mistake: int(str(mistake.params["line"])))
    return parser.result(), []


@dataclass
class _Draft:
    """A tile while its lines are being read."""

    name: str
    line: int
    count: int = 1
    deck: str = "main"
    start: tuple[int, int] | None = None
    sides: dict[str, tuple[str, ...]] = field(default_factory=dict)
    side_lines: dict[str, int] = field(default_factory=dict)
    zones: list[Zone] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    unknown: set[str] = field(default_factory=set)
    """Zones whose type was not understood; the sides that name them are not wrong."""


class _Parser:
    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.mistakes: list[BadTileSet] = []
        self.drafts: list[_Draft] = []
        self.kinds: list[TileKind] = []
        self.joins: list[tuple[int, Join]] = []
        self.title = ""
        self.about: list[str] = []

    def wrong(self, key: str, line: int, rule: str | None = None, **params: Value) -> None:
        self.mistakes.append(BadTileSet(f"tiles.{key}", rule, line=line, **params))

    def run(self) -> None:
        lines = self.text.splitlines()
        if not lines or lines[0].strip() != MAGIC:
            self.wrong("foreign", 1, expected=MAGIC)
            return
        for number, line in enumerate(lines[1:], start=2):
            words = line.partition("#")[0].split()
            if words:
                self._line(number, words[0], words[1:])
        for draft in self.drafts:
            self._finish(draft)
        counts = [(draft.name, draft.count, draft.line) for draft in self.drafts if draft.start is None]
        self.mistakes += letter_mistakes(counts, self.vocabulary, len(lines))
        if not self.mistakes:
            self.mistakes += set_mistakes(self.kinds, self.joins, self.vocabulary, len(lines))

    def result(self) -> TileSet:
        return TileSet(
            self.vocabulary.game,
            self.title,
            tuple(self.kinds),
            tuple(join for _, join in self.joins),
            " ".join(self.about),
            self.text,
        )

    # --- lines -----------------------------------------------------------------------------

    def _line(self, number: int, word: str, rest: list[str]) -> None:
        if word == "game":
            if rest != [self.vocabulary.game]:
                self.wrong("other_game", number, game=" ".join(rest), expected=self.vocabulary.game)
        elif word == "title":
            self.title = " ".join(rest)
        elif word == "about":
            self.about.append(" ".join(rest))
        elif word == "tile" and len(rest) == 1:
            self.drafts.append(_Draft(rest[0], number))
        elif word == "join" and len(rest) == JOIN_ENDS and all("." in end for end in rest):
            first, second = ((end.partition(".")[0], end.partition(".")[2]) for end in rest)
            self.joins.append((number, Join(first, second)))
        elif not self.drafts:
            self.wrong("unknown_word", number, word=word)
        else:
            self._tile_line(number, self.drafts[-1], word, rest)

    def _tile_line(self, number: int, draft: _Draft, word: str, rest: list[str]) -> None:
        if word == "count" and len(rest) == 1 and rest[0].isascii() and rest[0].isdigit():
            draft.count = int(rest[0])
        elif word == "deck" and len(rest) == 1:
            draft.deck = rest[0]
            if rest[0] not in self.vocabulary.decks:
                self.wrong("unknown_deck", number, deck=rest[0], known=", ".join(self.vocabulary.decks))
        elif word == "start" and len(rest) == 1 and _is_cell(rest[0]):
            x, _, y = rest[0].partition(",")
            draft.start = (int(x), int(y))
        elif word == "side" and len(rest) in (2, 4) and rest[0] in SIDES:
            if rest[0] in draft.sides:
                self.wrong("side_twice", number, tile=draft.name, side=rest[0])
                return
            draft.sides[rest[0]] = tuple(rest[1:])
            draft.side_lines[rest[0]] = number
        elif word == "zone" and rest[1:]:
            self._zone(number, draft, rest)
        elif word in NOTES:
            draft.notes[word] = " ".join(rest)
        else:
            self.wrong("unknown_word", number, word=word)
            if word == "count":  # a wrong line is told once, not again as a wrong number of tiles
                draft.count = self.vocabulary.counts.get(draft.name, draft.count)

    def _zone(self, number: int, draft: _Draft, rest: list[str]) -> None:
        name, kind, *attributes = rest
        rule = self.vocabulary.zones.get(kind)
        if rule is None:
            self.wrong("unknown_zone", number, zone=kind, known=", ".join(self.vocabulary.zones))
            draft.unknown.add(name)
            return
        if any(zone.name == name for zone in draft.zones):
            self.wrong("zone_twice", number, tile=draft.name, zone=name)
            return
        goods: dict[str, int] = {}
        words: dict[str, str] = {}
        for attribute in attributes:
            key, _, value = attribute.partition("=")
            if key in rule.goods:
                if not (value.isascii() and value.isdigit() and int(value) <= rule.goods[key]):
                    self.wrong("goods_number", number, good=key, value=value, max=rule.goods[key])
                else:
                    goods[key] = int(value)
            elif key in rule.words:
                words[key] = value
            else:
                known = ", ".join([*rule.goods, *rule.words])
                self.wrong("unknown_goods", number, good=key, zone=kind, known=known)
        draft.zones.append(Zone(name, kind, goods, words, number))

    # --- tiles -----------------------------------------------------------------------------

    def _finish(self, draft: _Draft) -> None:
        """Check one tile as a whole and keep it."""
        names = {zone.name: index for index, zone in enumerate(draft.zones)}
        before = len(self.mistakes)
        if any(kind.name == draft.name for kind in self.kinds):
            self.wrong("tile_twice", draft.line, tile=draft.name)
        if len(draft.zones) > ZONES_MAX:
            self.wrong("too_many_zones", draft.line, tile=draft.name, max=ZONES_MAX)
        sides = {side: self._side(draft, side, names) for side in SIDES}
        self._zones(draft, names)
        if len(self.mistakes) == before:
            kind = TileKind(
                draft.name,
                0 if draft.start is not None else draft.count,
                draft.deck,
                draft.start,
                sides,
                tuple(draft.zones),
                draft.notes,
                draft.line,
            )
            self.mistakes += tile_mistakes(kind, self.vocabulary)
            self.kinds.append(kind)

    def _side(self, draft: _Draft, side: str, names: dict[str, int]) -> tuple[int, int, int] | None:
        if side not in draft.sides:
            self.wrong("side_missing", draft.line, tile=draft.name, side=side)
            return None
        line = draft.side_lines[side]
        strands = draft.sides[side]
        if strands == ("-",):
            if draft.start is None:
                self.wrong("side_closed", line, tile=draft.name, side=side)
            return None
        for name in strands:
            if name in draft.unknown:
                return None
            if name not in names:
                self.wrong("side_zone", line, tile=draft.name, side=side, zone=name)
                return None
        whole = strands * 3 if len(strands) == 1 else strands
        pattern = tuple(draft.zones[names[name]].type for name in whole)
        if pattern not in self.vocabulary.side_patterns:
            known = "; ".join(" ".join(each) for each in self.vocabulary.side_patterns)
            shown = " ".join(pattern)
            self.wrong("side_pattern", line, tile=draft.name, side=side, pattern=shown, known=known)
            return None
        return (names[whole[0]], names[whole[1]], names[whole[2]])

    def _zones(self, draft: _Draft, names: dict[str, int]) -> None:
        used = {name for strands in draft.sides.values() for name in strands}
        pointed = {value for zone in draft.zones for value in zone.words.values()}
        targets_of_words = {
            choice[1:]
            for rule in self.vocabulary.zones.values()
            for choices in rule.words.values()
            for choice in choices
            if choice.startswith("@")
        }
        for zone in draft.zones:
            rule = self.vocabulary.zones[zone.type]
            if zone.type in self.vocabulary.sided and zone.name not in used:
                self.wrong("zone_unused", zone.line, tile=draft.name, zone=zone.name)
            for key, value in zone.words.items():
                choices = rule.words[key]
                targets = {
                    other.name
                    for choice in choices
                    if choice.startswith("@")
                    for other in draft.zones
                    if other.type == choice[1:]
                }
                if value not in choices and value not in targets:
                    known = ", ".join(sorted({c for c in choices if c[0] != "@"} | targets))
                    self.wrong("zone_word", zone.line, tile=draft.name, word=f"{key}={value}", known=known)
            if zone.type in targets_of_words and zone.name not in pointed | used:
                self.wrong("zone_alone", zone.line, tile=draft.name, zone=zone.name)


def _is_cell(text: str) -> bool:
    x, comma, y = text.partition(",")
    return bool(comma) and x.lstrip("-").isdigit() and y.lstrip("-").isdigit()
