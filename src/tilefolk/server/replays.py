"""Replays of finished games: of a table, or of a record from a file.

Nothing of a game that goes on is told here, so nothing can leak: who asks may choose whose eyes to see with.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from itertools import islice
from typing import cast

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from tilefolk.bots import levels
from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.core.views import View
from tilefolk.games.catan.view import CatanView
from tilefolk.server.changes import event_lines, uncovered_lines
from tilefolk.server.errors import NotNow, Refused, Unknown
from tilefolk.server.http import Call, caller_must_be_welcome, hub_of, read_in_thread
from tilefolk.server.http_messages import Seat, Table
from tilefolk.server.limits import RECORD_BYTES
from tilefolk.server.replay_messages import KeptRecord, RecordFile, Replay, ReplayMove, ReplayPosition

SPECTATOR, OPEN = "spectator", "open"
"""Eyes that are no seat's: of a bystander, and of one who sees all cards."""
RECORDS_KEPT = 50
LETTERS_KEPT = 2**20
"""Of all records together: read, a long one takes sixty times as much memory as its text."""


class KeptRecords:
    """The last records that came from files, in memory: so many, and no more than so much."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Match, Table]] = OrderedDict()
        self._letters: dict[str, int] = {}

    def keep(self, text: str) -> str:
        """Read a record of a finished game; raises BadRecord, Refused, or NotNow if the game goes on."""
        record = Record.parse(text)
        if record.tiles is not None:
            raise Refused("server.replay.own_tiles")  # the browser has no pictures of them
        match = Match.replay(record)
        if not match.game.is_over:
            raise NotNow("server.table.not_over")
        name = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._kept[name] = (match, table_of(match))
        self._kept.move_to_end(name)
        self._letters[name] = len(text)
        while len(self._kept) > RECORDS_KEPT or sum(self._letters.values()) > LETTERS_KEPT:
            oldest, _ = self._kept.popitem(last=False)
            del self._letters[oldest]
        return name

    def find(self, name: str) -> tuple[Match, Table]:
        """The match of a record that was kept; raises Unknown."""
        if name not in self._kept:
            raise Unknown("server.replay.forgotten")
        return self._kept[name]


KEPT = KeptRecords()


def table_of(match: Match) -> Table:
    """A table for a record that never had one."""
    record, spec = match.record, match.spec
    return Table(
        id="",
        game=spec.name,
        options=dict(record.options),
        public=True,
        shuffle=False,
        status="over",
        host="",
        created=int(time.time()),
        seats=[
            recorded_seat(record.seats.get(seat, ""), colour)
            for seat, colour in zip(range(record.players), spec.colours_for(record.players), strict=False)
        ],
        watching=0,
        commitment=record.commitment or "",
        promise=None,
        seed="",
        rematch="",
        answer_seconds=0,
        scores=match.game.scores(),
        winners=match.game.winners(),
        origin=None,
    )


def recorded_seat(name: str, colour: str) -> Seat:
    """A seat of a record, which calls a bot by its level."""
    bot = name in {level.id for level in levels()}
    given, level = ("", name) if bot else (name, "")
    return Seat("bot" if bot else "human", given, "", level, colour, False, True, False, "")


async def finished_match(request: Call, table_id: str) -> tuple[Match, Table]:
    """The match of a table whose game is over, for those who may see the table."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    await caller_must_be_welcome(request, table)
    if table.match is None or not table.match.over:
        raise NotNow("server.table.not_over")
    return table.match.play, table.info()


def seat_of(match: Match, eyes: str) -> int | None:
    """The seat whose eyes are meant; None for those that are no seat's."""
    if eyes in (SPECTATOR, OPEN):
        return None
    seats = [str(seat) for seat in range(match.game.players)]
    if eyes not in seats:
        raise Refused("server.replay.no_such_eyes")
    return seats.index(eyes)


def replay_of(match: Match, table: Table, eyes: str) -> Replay:
    """Every move with its events, as these eyes see them."""
    seat = seat_of(match, eyes)
    told = match.copy()
    told.goto(0)
    moves = []
    for number, (game, move) in enumerate(zip(match.positions(), match.record.moves, strict=False), start=1):
        seen = len(told.events)
        told.goto(number)
        happened = [(number, 0, event) for event in told.events[seen:]]
        mover = None if move.chance else game.seat_of(match.spec.parse_action(game, move.text))
        lines = uncovered_lines(happened) if eyes == OPEN else event_lines(happened, seat)
        moves.append(ReplayMove(mover, lines))
    return Replay(all_present(table), moves)


def all_present(table: Table) -> Table:
    """The table as it was in play: that somebody has gone home since is nothing to tell."""
    return replace(table, seats=[replace(seat, online=True) for seat in table.seats])


def position_of(match: Match, number: int, eyes: str) -> ReplayPosition:
    """What these eyes see after so many moves."""
    seat = seat_of(match, eyes)
    is_there = 0 <= number <= len(match.record.moves)
    game = next(islice(match.positions(), number, None), None) if is_there else None
    if game is None:
        raise Refused("server.replay.no_such_move")
    view = match.spec.view(game, seat)
    if eyes == OPEN and match.spec.has_hands:
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
async def read_replay(request: Call, table_id: FromPath[str], eyes: FromQuery[str] = SPECTATOR) -> Replay:
    """A finished game, move by move."""
    match, table = await finished_match(request, table_id)
    return await read_in_thread(request, lambda: replay_of(match, table, eyes))


@get("/api/tables/{table_id:str}/replay/{number:int}")
async def read_replay_position(
    request: Call, table_id: FromPath[str], number: FromPath[int], eyes: FromQuery[str] = SPECTATOR
) -> ReplayPosition:
    """A position of a finished game."""
    match, _ = await finished_match(request, table_id)
    return await read_in_thread(request, lambda: position_of(match, number, eyes))


@post("/api/replays", status_code=200, request_max_body_size=RECORD_BYTES)
async def keep_record(request: Call, data: JSONBody[RecordFile]) -> KeptRecord:
    """Replay a record from a file."""
    return KeptRecord(id=await read_in_thread(request, lambda: KEPT.keep(data.record)))


@get("/api/replays/{name:str}")
async def read_kept(request: Call, name: FromPath[str], eyes: FromQuery[str] = SPECTATOR) -> Replay:
    """A record from a file, move by move."""
    match, table = KEPT.find(name)
    return await read_in_thread(request, lambda: replay_of(match, table, eyes))


@get("/api/replays/{name:str}/{number:int}")
async def read_kept_position(
    request: Call, name: FromPath[str], number: FromPath[int], eyes: FromQuery[str] = SPECTATOR
) -> ReplayPosition:
    """A position of a record from a file."""
    match, _ = KEPT.find(name)
    return await read_in_thread(request, lambda: position_of(match, number, eyes))


HANDLERS = [read_replay, read_replay_position, keep_record, read_kept, read_kept_position]
