"""What if: a new table that goes on from any move of a finished game, alone against bots or with friends."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from tilefolk.core.match import Match
from tilefolk.server.errors import NotNow, Refused
from tilefolk.server.http import Call, hub_of, network, read_in_thread, require_guest
from tilefolk.server.http_messages import NewTable, Table
from tilefolk.server.new_tables import create_table
from tilefolk.server.origins import origin_of
from tilefolk.server.replay_messages import PlayOn
from tilefolk.server.replays import finished_match, kept_match


async def play_on(request: Call, match: Match, shown: Table, page: str, wanted: PlayOn) -> Table:
    """A new table with the moves so far behind it; dice and draws are its own from here on."""
    guest = await require_guest(request)
    if wanted.number >= len(match.record.moves):
        raise NotNow("server.replay.no_such_move")
    if len(wanted.seats) != match.game.players:
        raise Refused("server.replay.other_seats", count=match.game.players)
    new = NewTable(
        game=match.record.game,
        seats=[replace(seat, colour="") for seat in wanted.seats],
        options=dict(match.record.options),
        start=all(seat.kind != "open" for seat in wanted.seats),
        pledge=wanted.pledge,
    )
    colours = [seat.colour for seat in shown.seats]
    origin = await read_in_thread(request, lambda: origin_of(match, wanted.number, page, colours))
    return (await create_table(hub_of(request), guest, new, network(request), origin)).info()


@post("/api/tables/{table_id:str}/play-on")
async def play_on_from_table(request: Call, table_id: FromPath[str], data: JSONBody[PlayOn]) -> Table:
    """Play on from a move of a table whose game is over."""
    match, table = await finished_match(request, table_id)
    return await play_on(request, match, table, f"/tables/{table_id}/replay", data)


@post("/api/replays/{name:str}/play-on")
async def play_on_from_record(request: Call, name: FromPath[str], data: JSONBody[PlayOn]) -> Table:
    """Play on from a move of a record from a file."""
    match, table = await kept_match(request, name)
    return await play_on(request, match, table, f"/replay/{name}", data)


HANDLERS = [play_on_from_table, play_on_from_record]
