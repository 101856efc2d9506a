"""The calls over HTTP: finding, making and joining tables, questions about a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody

from tilefolk.core import registry
from tilefolk.server import http_messages
from tilefolk.server.bots import bot_levels
from tilefolk.server.commands import in_play
from tilefolk.server.errors import Forbidden, NotNow
from tilefolk.server.guests import Guests
from tilefolk.server.http_messages import (
    BotInfo,
    GameInfo,
    Guest,
    Hint,
    HintRequest,
    Invitation,
    Invite,
    NewGuest,
    NewTable,
    OptionInfo,
    Table,
)
from tilefolk.server.hub import Hub
from tilefolk.server.limits import network_of
from tilefolk.server.new_tables import create_table
from tilefolk.server.rows import GuestRow
from tilefolk.server.security import COOKIE, may_read_metrics
from tilefolk.server.table import LiveTable
from tilefolk.server.table_infos import (
    invited_table,
    must_be_welcome,
    table_info,
    table_info_for,
    table_infos,
)

Call = Request[Any, Any, State]
Found = TypeVar("Found")
YEAR = 365 * 24 * 3600


def hub_of(request: Call) -> Hub:
    """The server's tables."""
    hub: Hub = request.app.state.hub
    return hub


def guests_of(request: Call) -> Guests:
    """The server's guests."""
    guests: Guests = request.app.state.guests
    return guests


def network(request: Call) -> str:
    """Where the call comes from."""
    return network_of(request.client.host if request.client else "")


async def read_in_thread(request: Call, work: Callable[[], Found]) -> Found:
    """What is found in a record, in the time that the caller's address has for that."""
    return await hub_of(request).reading.read(network(request), work)


async def guest_of(request: Call) -> GuestRow | None:
    """Who calls; None without a session."""
    return await guests_of(request).find(request.cookies.get(COOKIE))


async def require_guest(request: Call) -> GuestRow:
    """Who calls; an error without a session."""
    return await guests_of(request).require(request.cookies.get(COOKIE))


async def caller_must_be_welcome(request: Call, table: LiveTable) -> None:
    """A private table is for those who were invited."""
    guest = await guest_of(request)
    await must_be_welcome(hub_of(request), table, guest.player if guest else None)


@get("/api/session")
async def read_session(request: Call) -> Guest:
    """Who am I?"""
    guest = await guest_of(request)
    return Guest(name=guest.name, player=guest.player) if guest else Guest(name=None, player=None)


@post("/api/session", status_code=200)
async def name_session(request: Call, data: JSONBody[NewGuest]) -> Response[Guest]:
    """Take a name; the cookie is not `Secure` on a plain-HTTP home network, where browsers would drop it."""
    guest, value = await guests_of(request).rename_or_add(request.cookies.get(COOKIE), data.name.strip())
    cookie = Cookie(
        key=COOKIE,
        value=value,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Guest(name=guest.name, player=guest.player), cookies=[cookie])


@get("/api/games", sync_to_thread=False, cache=False)
def list_games() -> list[GameInfo]:
    """The games and their options."""
    return [game_info(registry.get(name)) for name in registry.names()]


def game_info(spec: registry.GameSpec) -> GameInfo:
    """A game as clients see it."""
    return GameInfo(
        name=spec.name,
        rules_version=spec.rules_version,
        min_players=spec.fewest_at_table,
        max_players=spec.max_players,
        options=[
            OptionInfo(
                name=option.name,
                type=option_type(option),
                default=option.default,
                choices=list(option.choices),
                rule=option.rule,
            )
            for option in spec.options
        ],
        colours={
            str(players): list(spec.colours_for(players))
            for players in range(spec.fewest_at_table, spec.max_players + 1)
        },
    )


def option_type(option: registry.Option) -> http_messages.OptionType:
    """How a client should offer an option."""
    if isinstance(option.default, bool):
        return "bool"
    return "int" if isinstance(option.default, int) else "choice"


@get("/api/games/{game:str}/art", sync_to_thread=False)
def read_art(game: FromPath[str]) -> Response[Mapping[str, object]]:
    """What a client needs to draw the game."""
    return Response(registry.get(game).art(), headers={"cache-control": "public, max-age=3600"})


@get("/api/bots", sync_to_thread=False)
def list_bots(request: Call, game: FromQuery[str | None] = None) -> list[BotInfo]:
    """The bots' levels, weakest first."""
    names = [game] if game is not None else registry.names()
    levels = dict.fromkeys(level for name in names for level in bot_levels(name))
    return [BotInfo(level=level) for level in levels]


@post("/api/tables")
async def make_table(request: Call, data: JSONBody[NewTable]) -> Table:
    """A new table."""
    return (await create_table(hub_of(request), await require_guest(request), data, network(request))).info()


@get("/api/tables")
async def list_tables(request: Call) -> list[Table]:
    """Public tables."""
    hub = hub_of(request)
    return await table_infos(hub, await hub.store.public_tables())


@get("/api/tables/mine")
async def list_my_tables(request: Call) -> list[Table]:
    """Tables where I have a seat or am host."""
    hub = hub_of(request)
    guest = await require_guest(request)
    found = await table_infos(hub, await hub.store.tables_of(guest.player))
    return [it for it in found if guest.player in (it.host, *(seat.player for seat in it.seats))]


@get("/api/tables/{table_id:str}")
async def read_table(request: Call, table_id: FromPath[str]) -> Table:
    """One table; a private one for those who were invited."""
    guest = await guest_of(request)
    return await table_info_for(hub_of(request), table_id, guest.player if guest else None)


@get("/api/tables/{table_id:str}/invite")
async def read_invite(request: Call, table_id: FromPath[str]) -> Invite:
    """The invite of a table, for those who belong to it."""
    hub, guest = hub_of(request), await require_guest(request)
    lobby = (await hub.table(table_id)).lobby
    if lobby.host != guest.player and not lobby.seats_of(guest.player):
        raise Forbidden("server.table.not_seated")
    return Invite(invite=hub.signer.invite(table_id))


@get("/api/invites/{invite:str}")
async def read_invitation(request: Call, invite: FromPath[str]) -> Invitation:
    """Who invites to what, for those who hold the link."""
    hub = hub_of(request)
    table = await table_info(hub, invited_table(hub, invite))
    return Invitation(
        game=table.game,
        host=next((seat.name for seat in table.seats if seat.player == table.host), ""),
        status=table.status,
        players=[seat.name for seat in table.seats if seat.kind == "human"],
        open=sum(1 for seat in table.seats if seat.kind == "open"),
    )


@post("/api/join", status_code=200)
async def join_table(request: Call, data: JSONBody[Invite]) -> Table:
    """Follow an invite: take the first open seat, or watch if there is none."""
    hub, guest = hub_of(request), await require_guest(request)
    table = await hub.table(invited_table(hub, data.invite))
    await hub.join(table, guest)
    return table.info()


async def own_seat(request: Call, table_id: FromPath[str], seat: int) -> LiveTable:
    """A table in play with a seat that is the caller's."""
    guest = await require_guest(request)
    table = await hub_of(request).table(table_id)
    in_play(table)
    if table.lobby.place(seat).player != guest.player:
        raise Forbidden("server.act.not_your_seat", seat=seat)
    return table


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def ask_hint(request: Call, table_id: FromPath[str], data: JSONBody[HintRequest]) -> Hint:
    """What would a bot do?"""
    table = await own_seat(request, table_id, data.seat)
    hub = hub_of(request)
    async with table.lock:
        match = in_play(table)
        if data.seat not in match.to_move():
            raise NotNow("core.not_your_turn")
        game = match.guess(data.seat)
        player = table.lobby.place(data.seat).player
    hub.quotas.hints.take(player, network(request))
    return Hint(actions=await hub.bots.advise(match.spec, game, data.seat, data.level, player))


@get("/api/tables/{table_id:str}/record")
async def read_record(request: Call, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, with the seed that was committed to."""
    table = await hub_of(request).table(table_id)
    await caller_must_be_welcome(request, table)
    if table.match is None or not table.match.over:
        raise NotNow("server.table.not_over")
    name = f"{table.row.game}-{table.row.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.match.play.record.text(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/healthz", include_in_schema=False)
async def read_health(request: Call) -> Response[dict[str, str]]:
    """Whether the server and its database answer."""
    await hub_of(request).store.healthy()
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def read_metrics(request: Call) -> Response[bytes]:
    """Counters for Prometheus, for the host only."""
    hub = hub_of(request)
    address = request.client.host if request.client else ""
    if not may_read_metrics(address, request.headers.get("authorization", ""), hub.settings.metrics_token):
        raise Forbidden("server.metrics.host_only")
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [
    read_session,
    name_session,
    list_games,
    read_art,
    list_bots,
    make_table,
    list_tables,
    list_my_tables,
    read_table,
    read_invite,
    read_invitation,
    join_table,
    ask_hint,
    read_record,
    read_health,
    read_metrics,
]
