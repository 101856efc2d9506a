"""Game records: a header and every action with its chance outcomes, as lines of text.

    tilefolk-record 1
    game hunters
    rules 1
    players 2
    option bonus yes
    seat 0 Anna
    commitment 5f…

    * draw 12
    place 0,1 r90
    …
    seed 3a…

State is a fold of the record: saving, resuming, replaying and auditing are one mechanism.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tilefolk.core.errors import BadOption, BadRecord, UnknownGame
from tilefolk.core.registry import GameSpec, OptionValue, get

FORMAT = 1
MAGIC = "tilefolk-record"
LINES_MAX = 100_000


@dataclass(frozen=True, slots=True)
class Move:
    """One line: an action in notation, nature's or a player's."""

    text: str
    nature: bool = False

    def line(self) -> str:
        """The move as it stands in a record."""
        return f"* {self.text}" if self.nature else self.text


@dataclass(slots=True)
class Record:
    """A game as it was played so far."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    tiles: str | None = None
    commitment: str | None = None
    moves: list[Move] = field(default_factory=list)
    seed: str | None = None

    @property
    def spec(self) -> GameSpec:
        """The game it is a record of."""
        return get(self.game)

    def text(self, with_seed: bool = True) -> str:
        """The record as text; the seed is left out while the game is secret."""
        lines = [f"{MAGIC} {FORMAT}", f"game {self.game}", f"rules {self.rules}", f"players {self.players}"]
        for name, value in self.options.items():
            written = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            lines.append(f"option {name} {written}")
        lines += [f"seat {seat} {name}" for seat, name in sorted(self.seats.items())]
        if self.tiles:
            lines.append(f"tiles {self.tiles}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines.append("")
        lines += [move.line() for move in self.moves]
        if with_seed and self.seed:
            lines.append(f"seed {self.seed}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises BadRecord with the line, never a half-read one."""
        return _Reader(text).read()

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadRecord("core.record_unreadable", file=str(path), reason=reason) from error
        except UnicodeDecodeError as error:
            raise BadRecord("core.record_foreign", line=1) from error
        return cls.parse(text)


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.complete = text.endswith("\n")

    def read(self) -> Record:
        lines = self.lines
        magic, _, version = (lines[0] if lines else "").partition(" ")
        if magic != MAGIC:
            raise BadRecord("core.record_foreign", line=1)
        if version != str(FORMAT):
            raise BadRecord("core.record_version", line=1, version=version, known=FORMAT)
        if not self.complete or len(lines) > LINES_MAX:
            raise BadRecord("core.record_truncated", line=len(lines))
        if "" not in lines:
            raise BadRecord("core.record_truncated", line=len(lines))
        blank = lines.index("")
        record = self._header(lines[1:blank])
        self._moves(record, blank + 1)
        return record

    def _header(self, lines: Iterable[str]) -> Record:
        record = Record(game="", rules=0, players=0)
        raw_options: dict[str, str] = {}
        number = 1
        for number, line in enumerate(lines, start=2):
            word, _, rest = line.partition(" ")
            if word == "game":
                record.game = rest
            elif word in ("rules", "players") and rest.isascii() and rest.isdigit():
                setattr(record, word, int(rest))
            elif word == "option" and " " in rest:
                name, _, value = rest.partition(" ")
                raw_options[name] = value
            elif word == "seat" and rest.partition(" ")[0].isascii() and rest.partition(" ")[0].isdigit():
                seat, _, name = rest.partition(" ")
                record.seats[int(seat)] = name
            elif word == "tiles" and rest:
                record.tiles = rest
            elif word == "commitment" and _is_hex(rest):
                record.commitment = rest
            else:
                raise BadRecord("core.record_header_line", line=number, text=line[:80])
        try:
            spec = get(record.game)
            spec.checked_players(record.players)
            record.options = spec.checked_options(raw_options)
        except (BadOption, UnknownGame) as error:
            raise BadRecord("core.record_header", line=number, reason=error) from error
        if record.rules != spec.rules_version:
            raise BadRecord("core.record_rules", line=number, rules=record.rules, known=spec.rules_version)
        return record

    def _moves(self, record: Record, start: int) -> None:
        for number, line in enumerate(self.lines[start:], start=start + 1):
            if record.seed is not None or not line.strip():
                raise BadRecord("core.record_move_line", line=number, text=line[:80])
            if line.startswith("seed "):
                record.seed = line[5:]
                if not _is_hex(record.seed):
                    raise BadRecord("core.record_move_line", line=number, text=line[:80])
            elif line.startswith("* "):
                record.moves.append(Move(line[2:], nature=True))
            else:
                record.moves.append(Move(line))


def _is_hex(text: str) -> bool:
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)
