"""What each guest has learnt: steps and exercises that are done, games that were won."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tilefolk.server.schema import progress
from tilefolk.server.store import Store

WON = "won"
"""Stands where a lesson's name would, for the games that were won."""


class Progress:
    """What guests have done, in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def done_by(self, player: str) -> dict[str, list[str]]:
        """By lesson what a guest has done, in the order in which it was done."""
        found: dict[str, list[str]] = {}
        for lesson, part in await self.store.database.retried(lambda: self._rows(player)):
            found.setdefault(lesson, []).append(part)
        return found

    async def note(self, player: str, lesson: str, part: str) -> None:
        """A guest has done this; a second time changes nothing."""
        if part in (await self.done_by(player)).get(lesson, ()):
            return
        await self.store.database.retried(lambda: self._add(player, lesson, part))

    async def note_won(self, players: Iterable[str], game: str) -> None:
        """These guests have won a game."""
        for player in players:
            await self.note(player, WON, game)

    async def _rows(self, player: str) -> list[tuple[str, str]]:
        query = (
            select(progress.c.lesson, progress.c.part)
            .where(progress.c.player == player)
            .order_by(progress.c.at)
        )
        async with self.store.engine.connect() as connection:
            return [(lesson, part) for lesson, part in await connection.execute(query)]

    async def _add(self, player: str, lesson: str, part: str) -> None:
        values = {"player": player, "lesson": lesson, "part": part, "at": time.time()}
        with suppress(IntegrityError):  # said twice at once
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(progress), values)
