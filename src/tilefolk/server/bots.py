"""Bots in their seats: they think in worker threads, at a natural pace, and never hold up another table."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from tilefolk import bots
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.server.errors import Refused
from tilefolk.server.protocol import Thinking
from tilefolk.server.settings import Settings

if TYPE_CHECKING:
    from tilefolk.server.hub import Hub
    from tilefolk.server.table import LiveTable

log = structlog.get_logger(__name__)


HINTS = 3
HINT_SECONDS = 0.5


def bot_levels(game: str) -> list[str]:
    """The levels of bots that play this game, weakest first."""
    return [level.id for level in bots.levels(game)]


def choose(spec: GameSpec, game: Game, seat: int, level: str) -> int:
    """What a bot of this level does in this position, as its seat may imagine it."""
    return bots.make(level, spec, secrets.randbits(62)).choose(game, seat)


def advice(spec: GameSpec, game: Game, seat: int, level: str) -> list[dict[str, Any]]:
    """The best few actions, best first, with the share of wins that the bot expects of each."""
    seed = secrets.randbits(62)
    return [
        {
            "name": found["name"],
            **spec.describe(game, found["action"]),
            "share": found["win_share"],
            "expected_points": found["expected_points"],
        }
        for found in bots.hint(game, seat, HINTS, HINT_SECONDS, level=level, seed=seed, spec=spec)
    ]


class BotSeats:
    """Starts a bot's thought when its seat has something to decide."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings
        self._pool = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self._thoughts: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """See whether a bot has to decide; bots play only while somebody looks on."""
        match = table.match
        if match is None or match.over or not table.clients:
            return
        for seat in match.to_move():
            if table.lobby.places[seat].kind != "bot":
                continue
            key = (table.row.id, seat, match.asked_since(seat))
            if key not in self._thoughts:
                task = asyncio.create_task(self._think(table, seat, key))
                self._thoughts[key] = task
                task.add_done_callback(partial(self._forget, key))

    def _forget(self, key: tuple[str, int, int], _task: asyncio.Task[None]) -> None:
        self._thoughts.pop(key, None)

    async def _think(self, table: LiveTable, seat: int, key: tuple[str, int, int]) -> None:
        try:
            await self._decide(table, seat, key[2])
        except Exception:
            self.hub.metrics.crashes.inc()
            log.exception("a bot's action failed", table=table.row.id, seat=seat)
            return
        self._thoughts.pop(key, None)
        self.wake(table)

    async def _decide(self, table: LiveTable, seat: int, asked: int) -> None:
        """Think at least as long as looks natural, then act."""
        match = table.match
        assert match is not None
        level = table.lobby.places[seat].level
        table.send_all(Thinking(seat=seat))
        began = time.monotonic()
        action = await self._chosen(match.spec, match.guess(seat), seat, level)
        self.hub.metrics.bot_seconds.labels(level).observe(time.monotonic() - began)
        await asyncio.sleep(max(0.0, self.settings.bot_pace - (time.monotonic() - began)))
        await self.hub.bot_acts(table, seat, action, asked)

    async def _chosen(self, spec: GameSpec, game: Game, seat: int, level: str) -> int:
        """The bot's choice; a bot that fails makes a random move, so that the table goes on."""
        legal = game.legal_for(seat)
        if len(legal) == 1:
            return legal[0]
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, choose, spec, game, seat, level)
        except Exception:
            self.hub.metrics.crashes.inc()
            log.exception("a bot failed", level=level)
            return random.choice(legal)

    async def advise(self, spec: GameSpec, game: Game, seat: int, level: str) -> list[dict[str, Any]]:
        """A hint, thought out in a worker thread."""
        if level not in bot_levels(spec.name):
            raise Refused("server.bot.unknown_level", level=level, known=", ".join(bot_levels(spec.name)))
        return await asyncio.get_running_loop().run_in_executor(self._pool, advice, spec, game, seat, level)

    async def close(self) -> None:
        """Stop thinking."""
        thoughts = list(self._thoughts.values())
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
