"""Making tables: new ones, those that go on from a finished game, and rematches."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from tilefolk.core.chance import seed_from
from tilefolk.core.registry import get
from tilefolk.server import colours
from tilefolk.server import lobby as lobbies
from tilefolk.server.bots import bot_levels
from tilefolk.server.commands import Draft, link_rematch, lobby_draft, start
from tilefolk.server.rows import Append, GuestRow, Origin, TableRow
from tilefolk.server.security import new_id
from tilefolk.server.table import LiveTable
from tilefolk.server.writer import Conflict

if TYPE_CHECKING:
    from tilefolk.server.client import Client
    from tilefolk.server.client_messages import Command
    from tilefolk.server.http_messages import NewTable
    from tilefolk.server.hub import Hub

log = structlog.get_logger(__name__)


async def create_table(
    hub: Hub, guest: GuestRow, new: NewTable, network: str = "", origin: Origin | None = None
) -> LiveTable:
    """A new table, with its first entry; with an origin it goes on from there."""
    spec = get(new.game)
    options = spec.checked_options(new.options)
    if len(new.seats) > spec.max_players:
        spec.checked_players(len(new.seats))
    levels, seconds = bot_levels(new.game), hub.settings.answer_seconds
    lobby = lobbies.new_lobby(guest.player, guest.name, new, levels, seconds)
    lobby = colours.with_chosen_colours(lobby, new.seats, spec.colours_for(len(new.seats)))
    hub.quotas.check_table(guest.player, network, lobby)
    row = TableRow(
        id=new_id(12),
        game=new.game,
        options=dict(options),
        public=new.public,
        shuffle=new.shuffle,
        seed=seed_from(None).hex(),
        created=time.time(),
        origin=origin,
    )
    table = LiveTable(row, network)
    await hub.live.load_earlier_match(table)
    if new.start:
        table.lobby = lobby
        first = start(table, guest.player)
    else:
        first = lobby_draft(lobby)
    await store_first(hub, table, guest.player, first)
    return table


async def open_rematch(hub: Hub, table: LiveTable, client: Client, command: Command) -> int:
    """A new table with the same seats; the old one points to it. The number of the entry that says so."""
    await hub.live.refresh(table)
    player = client.player or ""
    lobby = lobbies.rematch(table.lobby, player)
    if table.lobby.rematch:
        return table.seq
    hub.quotas.check_table(player, client.network, lobby)
    seed, row = seed_from(None).hex(), table.row
    origin = None if row.origin is not None and row.origin.whole else row.origin
    row = replace(row, id=new_id(12), seed=seed, created=time.time(), shuffle=False, origin=origin)
    new = LiveTable(row, client.network)
    await hub.live.load_earlier_match(new)
    await store_first(hub, new, player, lobby_draft(lobby))
    return await hub.append(table, player, command.id, partial(link_rematch, table, row.id))


async def store_first(hub: Hub, table: LiveTable, player: str, first: Draft) -> None:
    """Store a new table with its first entry."""
    entry = first.entry(table, player, "create")
    lobby = first.data.lobby
    assert lobby is not None, "a table begins with its seats"
    try:
        await hub.store.append(
            Append(entry=entry, status=lobby.status, members=lobby.members(), table=table.row)
        )
    except Conflict:  # nobody else has made a table of this id: a retry found it stored
        log.info("a table was stored at the first attempt after all", table=table.row.id)
    table.fold(entry, first.played)
    hub.live.add(table)
    hub.starts.watch(table)
