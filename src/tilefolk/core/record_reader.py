"""Reading records: whole or not at all, and every mistake is told with its line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tilefolk.core.errors import BadOption, BadRecord, UnknownGame
from tilefolk.core.fair import VERSION as SHARES
from tilefolk.core.fair import Shares
from tilefolk.core.positions import LINE_MAX as POSITION_LINE_MAX
from tilefolk.core.record import (
    ANNOTATED_FORMAT,
    COMMENT_MARK,
    MAGIC,
    PLAIN_FORMAT,
    SHOWN,
    VARIATION_BEGINS,
    VARIATION_ENDS,
    Move,
    Record,
    has_controls,
)
from tilefolk.core.registry import get

LINES_MAX = 100_000
LINE_MAX = 1000
"""Letters in a line; no game writes a longer one, but a position may."""
DEPTH_MAX = 30
"""Variations within variations."""
NUMBER_DIGITS = 6
SEAT_DIGITS = 2
OF_EACH = ("option", "seat", "pledge", "nonce")
"""Lines that stand once for each option or seat."""
AS_OFTEN_AS_NEEDED = ("position", "prepared")
"""Lines that follow one another; all others stand once."""
POSITION_MARK = "position "
HEX_DIGITS = 64
"""Of a number of 256 bits."""


class RecordReader:
    """The lines of a text that should be a record."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.complete = text.endswith("\n")
        self.annotated = False

    def read(self) -> Record:
        """The record; raises BadRecord."""
        lines = self.lines
        magic, _, version = (lines[0] if lines else "").partition(" ")
        if magic != MAGIC:
            raise BadRecord("core.record_foreign", line=1)
        if version not in (str(PLAIN_FORMAT), str(ANNOTATED_FORMAT)):
            raise BadRecord("core.record_version", line=1, version=version[:SHOWN], known=ANNOTATED_FORMAT)
        self.annotated = version == str(ANNOTATED_FORMAT)
        if not self.complete or len(lines) > LINES_MAX:
            raise BadRecord("core.record_truncated", line=len(lines))
        for number, line in enumerate(lines, start=1):
            most = LINE_MAX if not line.startswith(POSITION_MARK) else POSITION_LINE_MAX + len(POSITION_MARK)
            if len(line) > most:
                raise BadRecord("core.record_long_line", line=number, max=most)
            if has_controls(line):
                raise BadRecord("core.record_control", line=number)
        if "" not in lines:
            raise BadRecord("core.record_truncated", line=len(lines))
        blank = lines.index("")
        record = self._header(lines[1:blank])
        self._moves(record, blank + 1)
        return record

    def _header(self, lines: Iterable[str]) -> Record:
        record = Record(game="", rules=0, players=0)
        raw_options: dict[str, str] = {}
        pledges: dict[int, str] = {}
        nonces: dict[int, str] = {}
        order: tuple[int, ...] = ()
        mixed = False
        told: dict[str, int] = {}
        position: list[str] = []
        number = 1
        for number, line in enumerate(lines, start=2):
            word, _, rest = line.partition(" ")
            what = f"{word} {rest.partition(' ')[0]}" if word in OF_EACH else word
            if what in told and word not in AS_OFTEN_AS_NEEDED:
                raise BadRecord("core.record_twice", line=number, what=what[:SHOWN])
            told[what] = number
            if word == "game":
                record.game = rest
            elif word in ("rules", "players") and _is_number(rest, NUMBER_DIGITS):
                setattr(record, word, int(rest))
            elif word == "option" and " " in rest:
                name, _, value = rest.partition(" ")
                raw_options[name] = value
            elif word == "seat" and _is_seat(rest.partition(" ")[0]):
                seat, _, name = rest.partition(" ")
                record.seats[int(seat)] = name
            elif word == "tiles" and rest:
                record.tiles = rest
            elif word == "position" and rest and self.annotated:
                position.append(rest)
            elif word == "prepared" and rest and self.annotated:
                record.prepared += (rest,)
            elif word == "commitment" and _is_hex(rest):
                record.commitment = rest
            elif word == "shares" and rest == str(SHARES):
                mixed = True
            elif word in ("pledge", "nonce") and mixed and _is_share(rest):
                (pledges if word == "pledge" else nonces)[int(rest.split(" ")[0])] = rest.split(" ")[1]
            elif word == "order" and mixed and all(map(_is_seat, rest.split(" "))):
                order = tuple(map(int, rest.split(" ")))
            else:
                raise BadRecord("core.record_header_line", line=number, text=line[:SHOWN])
        try:
            spec = get(record.game)
            spec.checked_players(record.players)
            record.options = spec.checked_options(raw_options)
        except (BadOption, UnknownGame) as error:
            raise BadRecord("core.record_header", line=number, reason=error) from error
        for named in record.seats:
            if named >= record.players:
                raise BadRecord("core.record_seat", line=told[f"seat {named}"], seat=str(named))
        if mixed:
            known = set(range(record.players))
            if not {*pledges, *nonces, *order} <= known or (order and set(order) != known):
                raise BadRecord("core.record_shares", line=number)
            record.shares = Shares(pledges, nonces, bool(order), order)
        if record.rules != spec.rules_version:
            raise BadRecord("core.record_rules", line=number, rules=record.rules, known=spec.rules_version)
        record.position = "\n".join(position) + "\n" if position else None
        return record

    def _moves(self, record: Record, start: int) -> None:
        """The lines from there on; in format 2 with comments and variations among them."""
        open_lines: list[list[Move]] = [record.moves]  # the game, and the variations that are not closed yet
        comment: list[str] = []
        record.read_from = start + 1
        for number, line in enumerate(self.lines[start:], start=start + 1):
            if record.seed is not None or not line.strip():
                raise BadRecord("core.record_move_line", line=number, text=line[:SHOWN])
            moves = open_lines[-1]
            if line.startswith("seed "):
                record.seed = line.removeprefix("seed ")
                if not _is_hex(record.seed):
                    raise BadRecord("core.record_move_line", line=number, text=line[:SHOWN])
            elif not self.annotated:
                moves.append(Move.from_line(line))
            elif line.startswith(COMMENT_MARK):
                remark = line.removeprefix(COMMENT_MARK).strip()
                if remark and not moves and len(open_lines) == 1:
                    comment.append(remark)
                    record.read_from = number + 1
                elif not remark or not moves or moves[-1].variations:
                    raise BadRecord("core.record_move_line", line=number, text=line[:SHOWN])
                else:
                    moves[-1] = replace(moves[-1], comment=f"{moves[-1].comment}\n{remark}".lstrip("\n"))
            elif line == VARIATION_BEGINS:
                if not moves or len(open_lines) > DEPTH_MAX:
                    raise BadRecord("core.record_variation", line=number)
                open_lines.append([])
            elif line == VARIATION_ENDS:
                if len(open_lines) == 1 or not moves:
                    raise BadRecord("core.record_variation", line=number)
                variation = tuple(open_lines.pop())
                main = open_lines[-1]
                main[-1] = replace(main[-1], variations=(*main[-1].variations, variation))
            else:
                moves.append(Move.from_line(line))
            if record.seed is not None and len(open_lines) > 1:
                raise BadRecord("core.record_variation", line=number)
        if len(open_lines) > 1:
            raise BadRecord("core.record_variation", line=len(self.lines))
        record.comment = "\n".join(comment)


def _is_number(text: str, digits: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= digits


def _is_seat(text: str) -> bool:
    return _is_number(text, SEAT_DIGITS) and text == str(int(text))


def _is_share(text: str) -> bool:
    seat, _, number = text.partition(" ")
    return _is_seat(seat) and _is_hex(number)


def _is_hex(text: str) -> bool:
    return len(text) == HEX_DIGITS and all(letter in "0123456789abcdef" for letter in text)
