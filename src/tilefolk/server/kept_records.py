"""Records from files: in the database, so that a link to one works on every server and after a restart.

What was read of the last ones is in memory too: so many, and no more than so much.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilefolk.bots import levels
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.server.errors import NotNow, Refused, Unknown
from tilefolk.server.http_messages import Seat, Table
from tilefolk.server.schema import kept_records

if TYPE_CHECKING:
    from tilefolk.server.settings import Limits, Settings
    from tilefolk.server.store import Store

NAME = re.compile(r"[0-9a-f]{16}")
RECORDS_READ = 50
LETTERS_READ = 2**20
"""Of all records in memory together: read, a long one takes sixty times as much as its text."""
SEEN_EVERY = 86_400.0
"""Seconds; that somebody still looks at a record is not written down more often."""
AT_ONCE = 500
HOST = ""
"""Who keeps a record at the command line."""

Read = Callable[[Callable[[], "KeptGame"]], Awaitable["KeptGame"]]
"""Where a record is read, so that nobody waits for it who plays."""


class KeptGame(Struct, frozen=True):
    """A record of a finished game, read."""

    match: Match
    table: Table
    letters: int


def name_of(text: str) -> str:
    """The same file has the same address everywhere."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_record(text: str) -> KeptGame:
    """Read a record of a finished game; raises BadRecord, Refused, or NotNow if the game goes on."""
    record = Record.parse(text)
    if record.tiles is not None:
        raise Refused("server.replay.own_tiles")  # the browser has no pictures of them
    match = Match.replay(record)
    if not match.game.is_over:
        raise NotNow("server.table.not_over")
    return KeptGame(match, table_of(match), len(text))


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


class KeptRows:
    """The records in the database: so many, so much and so old, of one address and of all."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits

    async def keep(self, name: str, text: str, keeper: str) -> None:
        """Keep a record, or note that it is still wanted; others may have to go for it."""

        async def add() -> None:
            row = {"name": name, "text": text, "letters": len(text), "keeper": keeper, "seen": time.time()}
            with suppress(IntegrityError):  # brought twice at once
                async with self._store.engine.begin() as connection:
                    await connection.execute(insert(kept_records), row)

        if not await self.touch(name):
            await self._store.database.retried(add)
            await self.delete_surplus(keeper)

    async def touch(self, name: str) -> bool:
        """Somebody looks at it now; False: it is not here."""

        async def change() -> bool:
            seen = update(kept_records).where(kept_records.c.name == name).values(seen=time.time())
            async with self._store.engine.begin() as connection:
                return bool((await connection.execute(seen)).rowcount)

        return await self._store.database.retried(change)

    async def text(self, name: str) -> str | None:
        """The record of that name."""

        async def found() -> str | None:
            query = select(kept_records.c.text).where(kept_records.c.name == name)
            async with self._store.engine.connect() as connection:
                text: str | None = (await connection.execute(query)).scalar_one_or_none()
                return text

        return await self._store.database.retried(found)

    async def delete_surplus(self, keeper: str = HOST) -> int:
        """Remove what is more than an address, or all of them, may have, longest unseen first; how many."""

        async def remove() -> int:
            columns = (kept_records.c.name, kept_records.c.letters, kept_records.c.keeper)
            query = select(*columns).order_by(kept_records.c.seen.desc(), kept_records.c.name)
            async with self._store.engine.connect() as connection:
                rows = [(name, letters, whose) for name, letters, whose in await connection.execute(query)]
            gone = self._surplus(rows, keeper)
            for begin in range(0, len(gone), AT_ONCE):
                some = kept_records.c.name.in_(gone[begin : begin + AT_ONCE])
                async with self._store.engine.begin() as connection:
                    await connection.execute(delete(kept_records).where(some))
            return len(gone)

        return await self._store.database.retried(remove)

    def _surplus(self, rows: Iterable[tuple[str, int, str]], keeper: str) -> list[str]:
        limits = self._limits
        gone, count, letters, of_keeper = [], 0, 0, 0
        for name, length, whose in rows:
            mine = keeper != HOST and whose == keeper
            of_keeper += mine
            too_many = count >= limits.records or (mine and of_keeper > limits.records_an_address)
            if too_many or letters + length > limits.record_letters:
                gone.append(name)
            else:
                count, letters = count + 1, letters + length
        return gone

    async def delete_older(self, before: float) -> int:
        """Remove what nobody has looked at since; how many they were."""

        async def remove() -> int:
            old = delete(kept_records).where(kept_records.c.seen < before)
            async with self._store.engine.begin() as connection:
                return (await connection.execute(old)).rowcount

        return await self._store.database.retried(remove)


class KeptRecords:
    """The records from files of a server, and those of them that were read last."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.rows = KeptRows(store, settings.limits)
        self._secret = settings.secret.encode()
        self._games: OrderedDict[str, tuple[KeptGame, float]] = OrderedDict()
        """With the moment when they were last noted as seen."""

    async def keep(self, text: str, network: str, read: Read) -> str:
        """Keep a record of a finished game from an address; raises what `read_record` raises."""
        game = await read(partial(read_record, text))
        name = name_of(text)
        await self.rows.keep(name, text, self._keeper(network))
        self._remember(name, game)
        return name

    async def find(self, name: str, read: Read) -> KeptGame:
        """A record that was kept; raises Unknown."""
        game, seen = self._games.get(name, (None, 0.0))
        if game is not None and time.time() - seen < SEEN_EVERY:
            self._games.move_to_end(name)
            return game
        text = await self.rows.text(name) if NAME.fullmatch(name) else None
        if text is None or not await self.rows.touch(name):
            self._games.pop(name, None)
            raise Unknown("server.replay.forgotten")
        game = game or await read(partial(read_record, text))
        self._remember(name, game)
        return game

    def _remember(self, name: str, game: KeptGame) -> None:
        self._games[name] = game, time.time()
        self._games.move_to_end(name)
        while len(self._games) > RECORDS_READ or self._letters() > LETTERS_READ:
            self._games.popitem(last=False)

    def _letters(self) -> int:
        return sum(game.letters for game, _ in self._games.values())

    def _keeper(self, network: str) -> str:
        """An address as the database may know it: told from others, and not to be read."""
        return hmac.new(self._secret, f"record from {network}".encode(), "sha256").hexdigest()[:16]


async def keep_at_home(settings: Settings, text: str) -> str:
    """Keep a record in the database of a server that is about to start."""
    from tilefolk.server.store import Store

    store, name = Store(settings.database), name_of(text)
    await store.open()
    try:
        await KeptRows(store, settings.limits).keep(name, text, HOST)
    finally:
        await store.close()
    return name
