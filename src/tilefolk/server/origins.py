"""Where a table's game begins: at its own beginning, or after the moves of a game that is over.

The draws of those moves stand in the new record as prepared ones, so that the whole record can be checked:
they were known before the start, and everything after them follows from the new table's seed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tilefolk.core.match import Match
from tilefolk.core.record import Move, Record
from tilefolk.core.registry import GameSpec
from tilefolk.server.http_messages import TableOrigin
from tilefolk.server.lobby import Lobby
from tilefolk.server.rows import Origin, TableRow


def first_record(row: TableRow, spec: GameSpec, names: Sequence[str]) -> Record:
    """The record of a table before its first move."""
    record = Record.before_start(spec, len(names), row.options, dict(enumerate(names)))
    if row.origin is not None:
        earlier = Record.parse(row.origin.record)
        record.position = earlier.position
        record.prepared = tuple(move.text for move in earlier.moves if move.chance)
    return record


def earlier_match(row: TableRow, spec: GameSpec) -> Match | None:
    """The moves that were made before the table was, as a match; None: there were none."""
    if row.origin is None:
        return None
    earlier = Record.parse(row.origin.record)
    match = Match(first_record(row, spec, [""] * earlier.players))
    match.follow(Move(move.text, move.chance) for move in earlier.moves)
    return match


def origin_of(match: Match, number: int, page: str, colours: Sequence[str] = ()) -> Origin:
    """The origin of a table that goes on after so many moves of a finished match."""
    record = match.branch(number).record
    record.seed = record.commitment = record.shares = None  # of draws that do not follow any more
    record.prepared = ()
    names = [record.seats.get(seat, "") for seat in range(record.players)]
    return Origin(record=record.text(), page=page, number=number, names=names, colours=list(colours))


def with_origin_colours(lobby: Lobby, row: TableRow) -> Lobby:
    """The lobby with the colours that the seats had in the game that goes on."""
    if row.origin is None or not row.origin.colours:
        return lobby
    pairs = zip(lobby.places, row.origin.colours, strict=True)
    return replace(lobby, places=tuple(replace(place, colour=colour) for place, colour in pairs))


def public_origin(row: TableRow) -> TableOrigin | None:
    """What people are told of it; a game that was brought along whole is its own."""
    origin = row.origin
    if origin is None or origin.whole:
        return None
    return TableOrigin(page=origin.page, number=origin.number, names=origin.names)
