"""Bots in their seats: they think in worker threads, at a natural pace, and never hold up another table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, cast

import structlog

from tilefolk import bots
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.server.countdown import seconds_to_wait
from tilefolk.server.errors import Refused, Unavailable, Unknown
from tilefolk.server.http_messages import Advised, Coaching
from tilefolk.server.outages import pauses
from tilefolk.server.server_messages import Thinking
from tilefolk.server.settings import Settings
from tilefolk.server.tasks import stop_tasks
from tilefolk.server.thread_pools import QUICK_SECONDS, BotThreads, Work

if TYPE_CHECKING:
    from tilefolk.server.hub import Hub
    from tilefolk.server.table import LiveTable

log = structlog.get_logger(__name__)


RETRIES = (0.2, 10.0)
"""Seconds between attempts to store a bot's action: the first, the longest."""
HINTS = 3
HINTS_WEIGHED = 9
"""Of so many turns those are told that people can tell apart."""
SHOWN_BY_THE_BOARD = frozenset({"name", "rotation", "zone"})
"""What the words of a hint do not say of a tile: turns that differ in nothing else sound the same."""
HINT_SECONDS = 0.5
COACH_SECONDS = 0.05
"""Longer than the coach ever needs, and among the quick."""


def bot_levels(game: str) -> list[str]:
    """The levels of bots that play this game, weakest first."""
    return [level.id for level in bots.levels(game)]


def choose(
    spec: GameSpec, game: Game, seat: int, level: str, shunned: Collection[int], seconds: float
) -> int:
    """What a bot of this level does in this position, as its seat may imagine it."""
    return bots.make(level, spec, secrets.randbits(62), seconds=seconds).choose(game, seat, shunned)


def with_time_left(work: Work[int]) -> Work[tuple[int, float]]:
    """The work, with the seconds of its time that it did not need."""

    def done_in(seconds: float) -> tuple[int, float]:
        began = time.monotonic()
        action = work(seconds)
        return action, max(0.0, seconds - (time.monotonic() - began))

    return done_in


def advice(spec: GameSpec, game: Game, seat: int, level: str, seconds: float) -> list[Advised]:
    """The best few turns, best first: steps, reasons, and the share of wins that the bot expects of each.

    Of turns that would be told in the same words of the same place only the best is given.
    """
    seed = secrets.randbits(62)
    by_wording: dict[str, bots.Hint] = {}
    for found in bots.hint(game, seat, HINTS_WEIGHED, seconds, level=level, seed=seed, spec=spec):
        by_wording.setdefault(_wording(found), found)
    advised = [
        {
            "name": found["name"],
            **spec.describe(game, found["action"]),
            "share": found["win_share"],
            "expected_points": found["expected_points"],
            "turn": found["turn"],
            "reasons": found["reasons"],
        }
        for found in list(by_wording.values())[:HINTS]
    ]
    return cast("list[Advised]", advised)


def _wording(found: bots.Hint) -> str:
    unsaid = SHOWN_BY_THE_BOARD if found["turn"][0]["type"] == "place" else ()
    steps = [{name: part for name, part in step.items() if name not in unsaid} for step in found["turn"]]
    return json.dumps([steps, found["reasons"]], sort_keys=True)


class BotSeats:
    """Starts a bot's thought when its seat has something to decide."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings
        self._time = BotThreads(settings.bot_threads)
        self._tasks: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """See whether a bot has to decide; bots play only while somebody looks on."""
        match = table.match
        if match is None or match.over or not table.clients:
            return
        for seat in match.to_move():
            if table.lobby.places[seat].kind != "bot":
                continue
            key = (table.row.id, seat, match.asked_since(seat))
            if key not in self._tasks:
                task = asyncio.create_task(self._think(table, seat, key))
                self._tasks[key] = task
                task.add_done_callback(partial(self._discard_task, key))

    def _discard_task(self, key: tuple[str, int, int], _task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)

    async def _think(self, table: LiveTable, seat: int, key: tuple[str, int, int]) -> None:
        await self._decide(table, seat, key[2])
        self._tasks.pop(key, None)
        self.wake(table)

    async def _decide(self, table: LiveTable, seat: int, asked: int) -> None:
        """Think at least as long as looks natural, then act."""
        match = table.match
        assert match is not None
        level = table.lobby.places[seat].level
        table.send_all(Thinking(seat=seat))
        began = time.monotonic()
        shunned = bots.shunned(match.play, seat)
        action = await self._choose_action(
            match.spec, match.guess(seat), seat, level, table.lobby.host, shunned
        )
        self.hub.metrics.bot_seconds.labels(level).observe(time.monotonic() - began)
        await asyncio.sleep(max(0.0, self.settings.bot_pace - (time.monotonic() - began)))
        await self._let_people_answer(table, seat, action, asked)
        await self._act(table, seat, action, asked)

    async def _let_people_answer(self, table: LiveTable, seat: int, action: int, asked: int) -> None:
        """Wait while the action would end the decision of people who are there and have time left."""
        while table.match is not None and table.match.asked_since(seat) == asked:
            seconds = seconds_to_wait(table, seat, action)
            if not seconds:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await table.next_entry()

    async def _act(self, table: LiveTable, seat: int, action: int, asked: int) -> None:
        """Store the action; a failure is tried again, so that the table goes on by itself."""
        for pause in pauses(*RETRIES):
            try:
                await self.hub.act_for_bot(table, seat, action, asked)
            except Unknown:
                return
            except Unavailable:
                log.info("a bot waits for the database", table=table.row.id, seat=seat)
            except Exception:
                self.hub.metrics.crashes.inc()
                log.exception("a bot's action failed", table=table.row.id, seat=seat)
            else:
                return
            await asyncio.sleep(pause)

    async def _choose_action(
        self, spec: GameSpec, game: Game, seat: int, level: str, host: str, shunned: Collection[int] = ()
    ) -> int:
        """The bot's choice, in the table's host's thinking time; one that fails makes a random move.

        Where cards are hidden, one without a choice takes as long as one that thinks, or its haste would tell
        that it holds nothing to accept an offer with, or no card to play. Of quick bots the pace hides it.
        """
        legal, wanted = game.legal_for(seat), bots.level(level).budget
        is_hiding = spec.has_hands and wanted > QUICK_SECONDS
        if len(legal) == 1 and not is_hiding:
            return legal[0]
        try:
            work = with_time_left(partial(choose, spec, game, seat, level, shunned))
            action, rest = await self._time.think(host, wanted, work)
            await asyncio.sleep(rest if is_hiding else 0.0)
            return action
        except Exception:
            self.hub.metrics.crashes.inc()
            log.exception("a bot failed", level=level)
            return random.choice(legal)

    async def advise(self, spec: GameSpec, game: Game, seat: int, level: str, player: str) -> list[Advised]:
        """A hint, in the thinking time of the guest who asks."""
        if level not in bot_levels(spec.name):
            raise Refused("server.bot.unknown_level", level=level, known=", ".join(bot_levels(spec.name)))
        wanted = min(HINT_SECONDS, bots.level(level).budget)
        return await self._time.think(player, wanted, partial(advice, spec, game, seat, level))

    async def coach(self, player: str, work: Work[Coaching]) -> Coaching:
        """The coach's remarks, among the quick answers of the guest who asks."""
        return await self._time.think(player, COACH_SECONDS, work)

    async def close(self) -> None:
        """Stop thinking."""
        await stop_tasks(self._tasks.values())
        self._time.close()
