"""Game records: a header and every action with its chance outcomes, as lines of text (docs/records.md).

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

``commitment`` is the SHA-256 of ``seed``, and chance draws from that seed. Where players' browsers have added
to it (``core/fair.py``) the header goes on, and the seed of the dice is mixed from all of that:

    shares 1
    pledge 0 9c…
    nonce 0 41…
    order 1 0

State is a fold of the record: saving, resuming, replaying and auditing are one mechanism (``core/match.py``).
Format 2 adds what not every record needs: a first position, prepared draws, comments and variations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tilefolk.core.chance import commitment_of
from tilefolk.core.errors import BadRecord
from tilefolk.core.fair import VERSION as SHARES
from tilefolk.core.fair import Shares, fingerprint_of, mixed_seed, pledge_of, seat_order
from tilefolk.core.files import read_whole
from tilefolk.core.numbers import whole
from tilefolk.core.registry import GameSpec, get
from tilefolk.core.values import OptionValue

PLAIN_FORMAT = 1
ANNOTATED_FORMAT = 2
"""With a first position, prepared draws, comments or variations."""
MAGIC = "tilefolk-record"
CHANCE_MARK = "* "
COMMENT_MARK = "#"
VARIATION_BEGINS, VARIATION_ENDS = "(", ")"
SHOWN = 80
"""So much of a line is repeated in a refusal."""
CONTROLS = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f]")


@dataclass(frozen=True, slots=True)
class Move:
    """An action in notation, a seat's or an outcome of chance, with what was remarked on it.

    >>> Move("draw 38", chance=True).line()
    '* draw 38'
    """

    text: str
    chance: bool = False
    comment: str = ""
    variations: tuple[tuple[Move, ...], ...] = ()
    """What could have been played in its place."""

    @classmethod
    def from_line(cls, line: str) -> Move:
        """The move that a line tells."""
        if line.startswith(CHANCE_MARK):
            return cls(line.removeprefix(CHANCE_MARK), chance=True)
        return cls(line)

    def line(self) -> str:
        """The move alone, as it stands in a record."""
        return f"{CHANCE_MARK}{self.text}" if self.chance else self.text

    def lines(self) -> list[str]:
        """The move with its comment and variations."""
        lines = [self.line(), *comment_lines(self.comment)]
        for variation in self.variations:
            lines += [
                VARIATION_BEGINS,
                *(line for move in variation for line in move.lines()),
                VARIATION_ENDS,
            ]
        return lines


def has_controls(line: str) -> bool:
    """Whether a line holds a control character, which can't be seen; some databases can't keep a NUL."""
    return CONTROLS.search(line) is not None


def comment_lines(comment: str) -> list[str]:
    """A comment as it stands in a record: every line that says something."""
    return [f"{COMMENT_MARK} {line.strip()}" for line in comment.splitlines() if line.strip()]


@dataclass(slots=True)
class Record:
    """A game as it was played so far.

    >>> import tilefolk
    >>> record = tilefolk.start("hunters", players=2, seed=1).record
    >>> Record.parse(record.text()) == record
    True
    """

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    tiles: str | None = None
    position: str | None = None
    """The position it begins with, if that is not the start of the game."""
    prepared: tuple[str, ...] = ()
    """The first outcomes of chance, if they were chosen before the game."""
    commitment: str | None = None
    shares: Shares | None = None
    comment: str = ""
    """On the position before the first move."""
    moves: list[Move] = field(default_factory=list)
    seed: str | None = None
    read_from: int | None = field(default=None, compare=False)
    """The line of the first move in the file it was read from, which may leave out options."""

    def __post_init__(self) -> None:
        for seat, name in self.seats.items():
            whole(seat, "seat", 0, self.players - 1)
            if has_controls(name) or name.splitlines() not in ([], [name]):
                raise BadRecord("core.record_name", seat=str(seat))

    @classmethod
    def before_start(
        cls,
        spec: GameSpec,
        players: int,
        options: Mapping[str, object] | None = None,
        seats: Mapping[int, str] | None = None,
        tiles: Any = None,
    ) -> Record:
        """The record of a game in which nothing has happened yet."""
        return cls(
            game=spec.name,
            rules=spec.rules_version,
            players=spec.checked_players(players),
            options=spec.checked_options(options),
            seats=dict(seats or {}),
            tiles=tiles.identity if tiles is not None else None,
        )

    @property
    def spec(self) -> GameSpec:
        """The game it is a record of."""
        return get(self.game)

    @property
    def format(self) -> int:
        """The first version of the format that can tell all of it."""
        annotated = any(move.comment or move.variations for move in self.moves)
        new = self.position is not None or self.prepared or self.comment or annotated
        return ANNOTATED_FORMAT if new else PLAIN_FORMAT

    def text(self, with_seed: bool = True) -> str:
        """The record as text; the seed is left out while the game is secret."""
        lines = self._header(self.seats)
        if self.shares is not None:
            lines += [f"pledge {seat} {pledge}" for seat, pledge in sorted(self.shares.pledges.items())]
            lines += [f"nonce {seat} {nonce}" for seat, nonce in sorted(self.shares.nonces.items())]
            lines += [f"order {' '.join(map(str, self.shares.order))}"] if self.shares.order else []
        lines += ["", *comment_lines(self.comment)]
        lines += [line for move in self.moves for line in move.lines()]
        if with_seed and self.seed:
            lines.append(f"seed {self.seed}")
        return "\n".join(lines) + "\n"

    def promised(self) -> str:
        """All that was settled before the nonces were told: the text behind the fingerprint."""
        assert self.shares is not None, "only a game with shares has a fingerprint"
        lines = self._header(self.shares.by_place(self.seats))
        lines += [f"pledge {seat} {told}" for seat, told in self.shares.by_place(self.shares.pledges).items()]
        lines += ["order by lot"] if self.shares.by_lot else []
        return "\n".join(lines) + "\n"

    @property
    def fingerprint(self) -> str | None:
        """What was promised before the first draw: of a game with shares all of it, else the seed."""
        return self.commitment if self.shares is None else fingerprint_of(self.promised())

    def chance_seed(self) -> bytes | None:
        """The seed of dice and draws, if it keeps what was promised of it; None while it is secret."""
        if self.seed is None:
            return None
        secret = bytes.fromhex(self.seed)
        if self.commitment is not None and commitment_of(secret) != self.commitment:
            raise BadRecord("core.record_seed", line=self.first_line + lines_of(self.moves))
        if self.shares is None:
            return secret
        for seat, nonce in self.shares.nonces.items():
            if pledge_of(nonce) != self.shares.pledges.get(seat):
                raise BadRecord("core.record_nonce", line=self.first_line - 1, seat=seat)
        nonces = self.shares.by_place(self.shares.nonces)
        seed = mixed_seed(secret, fingerprint_of(self.promised()), nonces)
        if self.shares.by_lot and seat_order(seed, self.players) != self.shares.order:
            drawn = " ".join(map(str, seat_order(seed, self.players)))
            raise BadRecord("core.record_order", line=self.first_line - 1, drawn=drawn)
        return seed

    @property
    def first_line(self) -> int:
        """The number of the line of the first move."""
        if self.read_from is not None:
            return self.read_from
        return self.text().splitlines().index("") + 2 + len(comment_lines(self.comment))

    def numbered_moves(self) -> list[tuple[int, Move]]:
        """The moves of the game, each with the number of its line."""
        return numbered(self.moves, self.first_line)

    def _header(self, seats: Mapping[int, str]) -> list[str]:
        lines = [f"{MAGIC} {self.format}", f"game {self.game}", f"rules {self.rules}"]
        lines.append(f"players {self.players}")
        for name, value in self.options.items():
            written = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            lines.append(f"option {name} {written}")
        lines += [f"seat {seat} {name}" for seat, name in sorted(seats.items())]
        if self.tiles:
            lines.append(f"tiles {self.tiles}")
        lines += [f"position {line}" for line in (self.position or "").splitlines()]
        lines += [f"prepared {outcome}" for outcome in self.prepared]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.shares is not None:
            lines.append(f"shares {SHARES}")
        return lines

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises BadRecord with the line, never a half-read one."""
        from tilefolk.core.record_reader import RecordReader  # here, for it makes records

        return RecordReader(text).read()

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            text = read_whole(path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadRecord("core.record_unreadable", file=str(path), reason=reason) from error
        except UnicodeDecodeError as error:
            raise BadRecord("core.record_foreign", line=1) from error
        return cls.parse(text)


def numbered(moves: Iterable[Move], first_line: int) -> list[tuple[int, Move]]:
    """Moves with the numbers of their lines, where the first stands in that line."""
    found = []
    for move in moves:
        found.append((first_line, move))
        first_line += len(move.lines())
    return found


def numbered_variations(move: Move, line: int) -> list[list[tuple[int, Move]]]:
    """The variations of a move that stands in that line, each with the lines of its moves."""
    found = []
    line += 1 + len(comment_lines(move.comment))
    for variation in move.variations:
        found.append(numbered(variation, line + 1))
        line += lines_of(variation) + 2
    return found


def lines_of(moves: Iterable[Move]) -> int:
    """How many lines the moves take."""
    return sum(len(move.lines()) for move in moves)
