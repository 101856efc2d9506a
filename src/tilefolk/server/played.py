"""Finished games in the database: whose they were, how they ended, and their records without playing them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, json
from sqlalchemy import Select, and_, func, select

from tilefolk.core.chance import commitment_of
from tilefolk.core.record import Move, Record
from tilefolk.core.registry import get
from tilefolk.server.fair import dice_of
from tilefolk.server.lobby import Lobby, seat_names
from tilefolk.server.origins import first_record
from tilefolk.server.rows import Entry, EntryData, Outcome, TableRow, table_of
from tilefolk.server.schema import entries, members, tables

if TYPE_CHECKING:
    from tilefolk.server.store import Store

MOST = 1_000
"""Of a guest's games the newest so many are listed."""
AT_ONCE = 100


class Finished(Struct, frozen=True):
    """A table whose game is over, who sat there in the end, and how it ended if that is known."""

    row: TableRow
    lobby: Lobby
    result: Outcome

    def is_brought_by(self, player: str) -> bool:
        """Whether it was played elsewhere and taken in by this player."""
        return self.row.origin is not None and self.row.origin.whole and self.lobby.host == player


async def finished_of(store: Store, player: str) -> list[Finished]:
    """The finished games where this player had a seat in the end, or that they took in, newest first."""
    query = (
        select(tables)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.player == player, tables.c.status == "over")
        .order_by(tables.c.created.desc())
        .limit(MOST)
    )
    found = await store.database.retried(lambda: _finished(store, query))
    return [it for it in found if it.lobby.seats_of(player) or it.is_brought_by(player)]


async def all_finished(store: Store) -> AsyncIterator[Finished]:
    """Every finished game, in the order of their ids."""
    last = ""
    while True:
        over = and_(tables.c.status == "over", tables.c.id > last)
        query = select(tables).where(over).order_by(tables.c.id).limit(AT_ONCE)
        found = await _finished(store, query)
        for it in found:
            yield it
        if not found:
            return
        last = found[-1].row.id


async def _finished(store: Store, query: Select[tuple[object, ...]]) -> list[Finished]:
    async with store.engine.connect() as connection:
        rows = list((await connection.execute(query)).mappings())
        ids = [row["id"] for row in rows]
        lobbies: dict[str, Lobby] = {}
        for begin in range(0, len(ids), AT_ONCE):
            some = entries.c.table_id.in_(ids[begin : begin + AT_ONCE])
            last = (
                select(entries.c.table_id, func.max(entries.c.seq).label("seq"))
                .where(some, entries.c.kind.in_(("lobby", "start")))
                .group_by(entries.c.table_id)
                .subquery()
            )
            same = and_(entries.c.table_id == last.c.table_id, entries.c.seq == last.c.seq)
            seated = select(entries.c.table_id, entries.c.data).join(last, same)
            for table_id, data in await connection.execute(seated):
                lobby = json.decode(data, type=EntryData).lobby
                assert lobby is not None, "such an entry is about the seats"
                lobbies[table_id] = lobby
    nothing = Outcome(scores=[], winners=[])
    return [
        Finished(
            row=table_of(row),
            lobby=lobbies[row["id"]],
            result=json.decode(row["result"], type=Outcome) if row["result"] else nothing,
        )
        for row in rows
    ]


def record_of(row: TableRow, log: Iterable[Entry]) -> Record:
    """The record of a table from its log, as the match itself would tell it."""
    if row.origin is not None and row.origin.whole:
        return Record.parse(row.origin.record)
    told = [entry.data for entry in log if entry.data.lines is not None]
    lobby = told[0].lobby
    assert lobby is not None, "a game begins with its seats"
    record = first_record(row, get(row.game), seat_names(lobby))
    dice = dice_of(row, lobby)
    record.commitment, record.seed = commitment_of(dice.secret), dice.secret.hex()
    record.shares = dice.shares
    record.moves = [Move.from_line(line) for data in told for line in data.lines or ()]
    return record
