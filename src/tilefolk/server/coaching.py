"""The coach of a table: what matters in a seat's decision, and what its last turn brought or missed."""

from __future__ import annotations

import secrets

from litestar import post
from litestar.params import FromPath, JSONBody

from tilefolk.bots.coach import Remark, after_turn, before_turn
from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.server.commands import in_play
from tilefolk.server.http import Call, hub_of, network, own_seat
from tilefolk.server.http_messages import Coaching, CoachRemark, CoachRequest

FORMALITIES = frozenset({"roll", "end"})
"""Actions that say nothing about a turn by themselves."""


@post("/api/tables/{table_id:str}/coach", status_code=200)
async def ask_coach(request: Call, table_id: FromPath[str], data: JSONBody[CoachRequest]) -> Coaching:
    """What does the coach say?"""
    table = await own_seat(request, table_id, data.seat)
    hub = hub_of(request)
    async with table.lock:
        match = in_play(table).play.copy()
        player = table.lobby.place(data.seat).player
    hub.quotas.coach.take(player, network(request))
    return await hub.bots.coach(player, lambda _seconds: coaching(match, data.seat))


def coaching(match: Match, seat: int) -> Coaching:
    """Both remarks, from what the seat knew at the time."""
    seed = secrets.randbits(62)
    now = before_turn(match.spec, match.game, seat, seed) if match.game.legal_for(seat) else None
    turn = last_turn(match, seat)
    last = after_turn(match.spec, turn[0], seat, turn[1], seed) if turn else None
    return Coaching(now=_remark_message(now), last=_remark_message(last))


def last_turn(match: Match, seat: int) -> tuple[Game, list[int]] | None:
    """The position before the last actions that the seat played in one go, and these actions."""
    found: tuple[Game, list[int]] | None = None
    begun: tuple[Game, list[int]] | None = None
    for game, move in zip(match.positions(), match.record.moves, strict=False):
        action = match.spec.parse_action(game, move.text)
        if move.chance or game.seat_of(action) != seat:
            begun = None
            continue
        begun = begun or (game, [])
        if match.spec.describe(game, action)["type"] not in FORMALITIES:
            begun[1].append(action)
            found = begun
    return found


def _remark_message(remark: Remark | None) -> CoachRemark | None:
    return CoachRemark(key=remark["key"], reason=remark["reason"]) if remark else None
