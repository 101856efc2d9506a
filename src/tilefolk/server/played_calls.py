"""The calls about one's finished games: a list, all of them as a file, and such a file taken in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from litestar import get, post
from litestar.params import JSONBody
from litestar.response import Stream

from tilefolk.server.archive import archived_line, take_in
from tilefolk.server.http import Call, hub_of, read_in_thread, require_guest
from tilefolk.server.limits import RECORD_BYTES
from tilefolk.server.played import Finished, finished_of
from tilefolk.server.played_messages import GamesFile, PlayedGame, PlayedSeat, TakenIn


@get("/api/games/mine")
async def list_my_games(request: Call) -> list[PlayedGame]:
    """My finished games, newest first."""
    guest = await require_guest(request)
    return [played_game(it, guest.player) for it in await finished_of(hub_of(request).store, guest.player)]


def played_game(it: Finished, player: str) -> PlayedGame:
    """A game as a list shows it."""
    return PlayedGame(
        id=it.row.id,
        game=it.row.game,
        created=int(it.row.created),
        seats=[
            PlayedSeat(place.kind, place.name, place.level, place.colour, place.player == player)
            for place in it.lobby.places
        ],
        scores=it.result.scores,
        winners=it.result.winners,
        points=it.result.points,
    )


@get("/api/games/mine/file")
async def read_my_games(request: Call) -> Stream:
    """All my records as one file."""
    guest, store = await require_guest(request), hub_of(request).store
    games = await finished_of(store, guest.player)

    async def lines() -> AsyncIterator[bytes]:
        for it in games:
            yield await archived_line(store, it, guest.player)

    headers = {"content-disposition": 'attachment; filename="tilefolk-games.jsonl"'}
    return Stream(lines(), media_type="application/jsonl", headers=headers)


@post("/api/games/import", status_code=200, request_max_body_size=RECORD_BYTES)
async def take_in_games(request: Call, data: JSONBody[GamesFile]) -> TakenIn:
    """Take in games of such a file, as mine; larger files come in parts."""
    guest = await require_guest(request)
    return await take_in(hub_of(request).store, data.games, guest.player, partial(read_in_thread, request))


HANDLERS = [list_my_games, read_my_games, take_in_games]
