"""Replays of finished games: of a table, or of a record from a file.

Nothing of a game that goes on is told here, so nothing can leak: who asks chooses whose view it is.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import cast

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.core.views import View
from tilefolk.games.catan.view import CatanView
from tilefolk.server.changes import event_lines, uncovered_lines
from tilefolk.server.errors import NotNow, Refused
from tilefolk.server.http import Call, caller_must_be_welcome, hub_of, network, read_in_thread
from tilefolk.server.http_messages import Table
from tilefolk.server.limits import RECORD_BYTES
from tilefolk.server.replay_messages import KeptRecord, RecordFile, Replay, ReplayMove, ReplayPosition

SPECTATOR, OPEN = "spectator", "open"
"""Viewers who sit nowhere: a bystander, and one who sees all cards."""


async def kept_match(request: Call, name: str) -> tuple[Match, Table]:
    """The match of a record from a file; raises Unknown."""
    game = await hub_of(request).kept.find(name, partial(read_in_thread, request))
    return game.match, game.table


async def finished_match(request: Call, table_id: str) -> tuple[Match, Table]:
    """The match of a table whose game is over, for those who may see the table."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    await caller_must_be_welcome(request, table)
    if table.match is None or not table.match.over:
        raise NotNow("server.table.not_over")
    return table.match.play, table.info()


def seat_of(match: Match, viewer: str) -> int | None:
    """The seat through whose eyes a viewer sees; None for those who sit nowhere."""
    if viewer in (SPECTATOR, OPEN):
        return None
    seats = [str(seat) for seat in range(match.game.players)]
    if viewer not in seats:
        raise Refused("server.replay.no_such_viewer")
    return seats.index(viewer)


def replay_of(match: Match, table: Table, viewer: str) -> Replay:
    """Every move with its events, as this viewer sees them."""
    seat = seat_of(match, viewer)
    told = match.copy()
    told.goto(0)
    moves = []
    for number, (game, move) in enumerate(zip(match.positions(), match.record.moves, strict=False), start=1):
        seen = len(told.events)
        told.goto(number)
        happened = [(number, 0, event) for event in told.events[seen:]]
        mover = None if move.chance else game.seat_of(match.spec.parse_action(game, move.text))
        lines = uncovered_lines(happened) if viewer == OPEN else event_lines(happened, seat)
        moves.append(ReplayMove(mover, lines))
    return Replay(all_present(table), moves)


def all_present(table: Table) -> Table:
    """The table as it was in play: that somebody has gone home since is nothing to tell."""
    return replace(table, seats=[replace(seat, online=True) for seat in table.seats])


def position_of(match: Match, number: int, viewer: str) -> ReplayPosition:
    """What this viewer sees after so many moves."""
    seat = seat_of(match, viewer)
    is_there = 0 <= number <= len(match.record.moves)
    game = next(islice(match.positions(), number, None), None) if is_there else None
    if game is None:
        raise Refused("server.replay.no_such_move")
    view = match.spec.view(game, seat)
    if viewer == OPEN and match.spec.has_hands:
        view = all_open(match, game, view)
    return ReplayPosition(number, view)


def all_open(match: Match, game: Game, view: View) -> View:
    """The view with every hand and all points as their owners see them."""
    owns = [cast("CatanView", match.spec.view(game, seat)) for seat in range(game.players)]
    shown = cast("CatanView", dict(view))
    shown["hands"] = [own["hands"][seat] for seat, own in enumerate(owns)]
    shown["scores"] = [own["scores"][seat] for seat, own in enumerate(owns)]
    shown["points"] = [own["points"][seat] for seat, own in enumerate(owns)]
    return shown


@get("/api/tables/{table_id:str}/replay")
async def read_replay(request: Call, table_id: FromPath[str], viewer: FromQuery[str] = SPECTATOR) -> Replay:
    """A finished game, move by move."""
    match, table = await finished_match(request, table_id)
    return await read_in_thread(request, lambda: replay_of(match, table, viewer))


@get("/api/tables/{table_id:str}/replay/{number:int}")
async def read_replay_position(
    request: Call, table_id: FromPath[str], number: FromPath[int], viewer: FromQuery[str] = SPECTATOR
) -> ReplayPosition:
    """A position of a finished game."""
    match, _ = await finished_match(request, table_id)
    return await read_in_thread(request, lambda: position_of(match, number, viewer))


@post("/api/replays", status_code=200, request_max_body_size=RECORD_BYTES)
async def keep_record(request: Call, data: JSONBody[RecordFile]) -> KeptRecord:
    """Replay a record from a file."""
    name = await hub_of(request).kept.keep(data.record, network(request), partial(read_in_thread, request))
    return KeptRecord(id=name)


@get("/api/replays/{name:str}")
async def read_kept(request: Call, name: FromPath[str], viewer: FromQuery[str] = SPECTATOR) -> Replay:
    """A record from a file, move by move."""
    match, table = await kept_match(request, name)
    return await read_in_thread(request, lambda: replay_of(match, table, viewer))


@get("/api/replays/{name:str}/{number:int}")
async def read_kept_position(
    request: Call, name: FromPath[str], number: FromPath[int], viewer: FromQuery[str] = SPECTATOR
) -> ReplayPosition:
    """A position of a record from a file."""
    match, _ = await kept_match(request, name)
    return await read_in_thread(request, lambda: position_of(match, number, viewer))


HANDLERS = [read_replay, read_replay_position, keep_record, read_kept, read_kept_position]
