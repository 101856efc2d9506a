"""Games in a file, one a line: written from the database, and taken in as finished tables."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import json
from msgspec.structs import replace

from tilefolk.core.errors import TilefolkError
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.server.bots import bot_levels
from tilefolk.server.colours import assigned
from tilefolk.server.errors import NotNow
from tilefolk.server.lobby import Lobby, Place
from tilefolk.server.played import record_of
from tilefolk.server.played_messages import FORMAT, ArchivedGame, ArchivedSeat, TakenIn
from tilefolk.server.rows import Append, Entry, EntryData, Origin, Outcome, TableRow
from tilefolk.server.writer import Conflict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tilefolk.server.played import Finished
    from tilefolk.server.store import Store

Reader = Callable[[Callable[[], Append]], Awaitable[Append]]
"""Where a record is read, so that nobody waits for it who plays."""
ID_LETTERS = 12
NO_SEED = "00" * 32
"""Stands where the seed of a game is not known."""


async def archived_line(store: Store, it: Finished, player: str | None) -> bytes:
    """A line for a player, who is told by ``mine``; for a host (None) with everybody's ids."""
    return await asyncio.to_thread(encoded_line, it, await store.entries(it.row.id), player)


def encoded_line(it: Finished, log: Iterable[Entry], player: str | None) -> bytes:
    """The line of a game with this log: a long record takes a while to read and to write."""
    record = record_of(it.row, log)
    seats = [
        ArchivedSeat(
            kind=place.kind,
            name=place.name,
            level=place.level,
            colour=place.colour,
            mine=place.player == player,
            player=place.player if player is None else "",
        )
        for place in it.lobby.places
    ]
    line = ArchivedGame(FORMAT, it.row.id, it.row.created, seats, record.text())
    return json.encode(line) + b"\n"


async def take_in(
    store: Store, games: Iterable[ArchivedGame], player: str | None, read: Reader = asyncio.to_thread
) -> TakenIn:
    """Store games that are not here yet: as a player's own, or as a host's file has them (None)."""
    added = known = unreadable = 0
    for game in games:
        table_id = game.id if player is None else own_id(game.record, player)
        here = await store.table(table_id) is not None
        mine = player is not None and await store.is_member(game.id, player)
        if here or mine:
            known += 1
            continue
        try:
            item = await read(partial(imported_table, game, table_id, player))
            await store.append(item)
        except TilefolkError:
            unreadable += 1
        except Conflict:
            known += 1
        else:
            added += 1
    return TakenIn(added, known, unreadable)


def own_id(record: str, player: str) -> str:
    """The same record of the same player is the same table, and nobody else's."""
    return hashlib.sha256(f"{player} {record}".encode()).hexdigest()[:ID_LETTERS]


def imported_table(game: ArchivedGame, table_id: str, player: str | None) -> Append:
    """What is stored of a game; raises TilefolkError where its record is wrong, or not of a finished game."""
    match = Match.replay(Record.parse(game.record))
    if not match.game.is_over:
        raise NotNow("server.table.not_over")
    view = match.view(None)
    seats = [place_of(seat, match, player) for seat in game.seats]
    seats = (seats + [Place(kind="human")] * match.game.players)[: match.game.players]
    colours = assigned(seats, match.spec.colours_for(match.game.players))  # as its replay shows it
    seats = [replace(place, colour=colour) for place, colour in zip(seats, colours, strict=True)]
    owner = player or next((place.player for place in seats if place.player), "")
    lobby = Lobby(host=owner, places=tuple(seats), status="playing")
    now = time.time()
    row = TableRow(
        id=table_id,
        game=match.record.game,
        options=dict(match.record.options),
        public=False,
        shuffle=False,
        seed=match.record.seed or NO_SEED,
        created=min(max(game.created, 0.0), now),
        origin=Origin(record=match.record.text(), whole=True),
    )
    data = EntryData(lobby=lobby, rules=match.spec.rules_version, lines=[])
    return Append(
        entry=Entry(table_id, 1, "start", owner, "import", data, now),
        status="over",
        result=Outcome(view["scores"], view["winners"], view.get("points", [])),
        members=tuple(member for member in lobby.members() if member),
        table=row,
    )


def place_of(seat: ArchivedSeat, match: Match, player: str | None) -> Place:
    """A seat as it was; only their own seats are somebody's who brings games along."""
    if seat.kind == "bot" and seat.level in bot_levels(match.spec.name):
        return Place(kind="bot", level=seat.level, colour=seat.colour)
    whose = seat.player if player is None else player if seat.mine else ""
    return Place(kind="human", name=seat.name or seat.level, player=whose, colour=seat.colour)
