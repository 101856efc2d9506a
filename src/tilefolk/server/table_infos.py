"""Tables as lists and pages show them, and who may know of a private one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilefolk.server.errors import Forbidden, Refused, Unknown
from tilefolk.server.table import LiveTable

if TYPE_CHECKING:
    from tilefolk.server.http_messages import Table
    from tilefolk.server.hub import Hub


async def table_infos(hub: Hub, table_ids: list[str]) -> list[Table]:
    """Tables for a list."""
    for table in await hub.live.find_behind(table_ids):
        async with table.lock:
            await hub.live.refresh(table)
    return [await _info(hub, table_id) for table_id in table_ids]


async def table_info(hub: Hub, table_id: str) -> Table:
    """One table as everybody sees it."""
    return (await table_infos(hub, [table_id]))[0]


async def table_info_for(hub: Hub, table_id: str, player: str | None) -> Table:
    """The same for those who may know of it: who plays at a private table is nobody else's business."""
    table = await table_info(hub, table_id)
    if not (table.public or player in (table.host, *(seat.player for seat in table.seats))):
        await _must_be_invited(hub, table_id, player)
    return table


async def _info(hub: Hub, table_id: str) -> Table:
    """Of a table that is not live only the lobby is read, not the game."""
    live = hub.live.find(table_id)
    if live is not None:
        return live.info()
    row = await hub.store.table(table_id)
    seats = None if row is None else await hub.store.lobby_entry(table_id)
    if row is None or seats is None or seats.data.lobby is None:
        raise Unknown("server.table.unknown")
    table = LiveTable(row)
    table.lobby = seats.data.lobby
    if await hub.store.status(table_id) == "over":
        table.lobby = replace(table.lobby, status="over")
        table.result = await hub.store.result(table_id)
    return table.info()


async def must_be_welcome(hub: Hub, table: LiveTable, player: str | None) -> None:
    """A private table is for those who were invited, to watch and to talk; raises Forbidden."""
    if not (table.row.public or player in table.lobby.members()):
        await _must_be_invited(hub, table.row.id, player)


async def _must_be_invited(hub: Hub, table_id: str, player: str | None) -> None:
    if player is None or not await hub.store.is_member(table_id, player):
        raise Forbidden("server.table.invite_needed")


def invited_table(hub: Hub, invite: str) -> str:
    """The id of the table that an invite is for; raises Refused."""
    table_id = hub.signer.table_of(invite)
    if table_id is None:
        raise Refused("server.invite.not_valid")
    return table_id
