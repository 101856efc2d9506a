"""Groups of players who play one game after another."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple

from tests.chaos.fleet import Fleet
from tests.chaos.players import Findings, Guest, Player

NEAR = 0.05
"""Seconds between two looks at whether something has happened."""
LONGEST_LOOK = 1.0
"""Seconds that one look counts at most, however long it took."""


class Party(NamedTuple):
    """A game and who plays it."""

    game: str
    people: int
    bots: int = 0
    options: dict[str, int] = {}  # noqa: RUF012  (never changed)


PARTIES = (
    Party("cups", 4, options={"rounds": 30}),
    Party("hunters", 2),
    Party("catan", 2, bots=1),
    Party("mayflower", 3, bots=1),
)


class Group:
    """Some players, and the table at which they sit."""

    def __init__(self, party: Party, fleet: Fleet, findings: Findings, rng: random.Random, name: str) -> None:
        self.party, self.findings = party, findings
        self.guests = [
            Guest(fleet, findings, random.Random(rng.random()), f"{name}-{it}") for it in range(party.people)
        ]
        self.players: list[Player] = []
        self.tables: dict[str, list[Player]] = {}
        self.closing = self.settled = False
        self._quiet, self._watched, self._seen = 0.0, time.monotonic(), 0

    async def play(self) -> None:
        """One game after another, until told to stop; then still be there."""
        await asyncio.gather(*(guest.take_name() for guest in self.guests))
        while not self.closing:
            await self._play_once()
        self.settled = True

    async def _play_once(self) -> None:
        table_id = await self._open_table()
        self.players = self.tables[table_id] = [Player(guest, table_id) for guest in self.guests]
        for player in self.players:
            player.stopping = self.closing
        staying = [asyncio.create_task(player.stay()) for player in self.players]
        try:
            while not await self._started():
                await asyncio.sleep(NEAR)
            await asyncio.gather(*(player.play() for player in self.players))
            self.settled = self.closing
            while self.closing:  # whoever ends this asks first whether all have seen everything
                await asyncio.sleep(NEAR)
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)

    async def _open_table(self) -> str:
        """A new table with as many open seats as guests, who come all at once: each must get one."""
        host, *others = self.guests
        seats = [{"kind": "mine"}, *([{"kind": "open"}] * len(others))]
        seats += [{"kind": "bot", "level": "easy"}] * self.party.bots
        new = {"game": self.party.game, "seats": seats, "options": self.party.options}
        table_id = str((await host.call("POST", "/api/tables", new)).json()["id"])
        invite = (await host.call("GET", f"/api/tables/{table_id}/invite")).json()
        answers = await asyncio.gather(*(guest.call("POST", "/api/join", invite) for guest in others))
        for guest, answer in zip(others, answers, strict=True):
            if guest.player not in [seat["player"] for seat in answer.json()["seats"]]:
                self.findings.fault(f"{table_id} {guest.name}: joined without a seat")
        return table_id

    async def _started(self) -> bool:
        return self.closing or await self.players[0].do("start") == "done"

    def stop(self) -> None:
        """Do nothing new, but stay and look."""
        self.closing = True
        for player in self.players:
            player.stopping = True

    def is_playing(self) -> bool:
        """Whether everybody sees that the game has begun."""
        return bool(self.players) and all(player.status == "playing" for player in self.players)

    def watch(self) -> float:
        """Seconds since anybody has seen something new; a machine that sleeps meanwhile does not count."""
        now, seen = time.monotonic(), sum(player.seq for player in self.players)
        self._quiet = self._quiet + min(now - self._watched, LONGEST_LOOK) if seen == self._seen else 0.0
        self._watched, self._seen = now, seen
        return self._quiet

    def reset_watch(self) -> None:
        """Begin to count anew."""
        self._quiet = 0.0
