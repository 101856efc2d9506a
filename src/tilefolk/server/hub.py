"""All live tables: loading them from the log, carrying out commands, forgetting idle ones."""

from __future__ import annotations

import asyncio
import time

import structlog
from msgspec.structs import replace

from tilefolk.core.nature import seed_from
from tilefolk.core.registry import get
from tilefolk.server import housekeeping, protocol
from tilefolk.server import lobby as lobbies
from tilefolk.server.bots import BotSeats, bot_levels
from tilefolk.server.bus import Bus, LocalBus, bus_for
from tilefolk.server.client import Client
from tilefolk.server.commands import Draft, StalePosition, decide, draft, start
from tilefolk.server.errors import Refused, Unknown
from tilefolk.server.lobby import Lobby
from tilefolk.server.metrics import Metrics
from tilefolk.server.protocol import Ack, Command, NewTable, Stale
from tilefolk.server.security import Signer, new_id
from tilefolk.server.settings import Settings
from tilefolk.server.store import Append, Conflict, Entry, GuestRow, Store, TableRow
from tilefolk.server.table import Change, LiveTable

log = structlog.get_logger(__name__)


class Hub:
    """The server's tables."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bus: Bus | None = None) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self.bus: Bus = bus or bus_for(settings.database)
        self.signer = Signer(settings.secret)
        self.bots = BotSeats(self, settings)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start."""
        await self.store.open()
        await self.bus.open(self.heard)
        self._chores = [asyncio.create_task(housekeeping.sweep(self))]
        if self.settings.forget_after is not None:
            self._chores.append(asyncio.create_task(housekeeping.forget(self)))
        if not isinstance(self.bus, LocalBus):
            self._chores.append(asyncio.create_task(self._follow()))

    async def close(self) -> None:
        """Stop: bots first, then the log."""
        for task in self._chores:
            task.cancel()
        await self.bots.close()
        await self.bus.close()
        await self.store.close()

    # --- finding tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, loaded from its log if need be."""
        live = self._tables.get(table_id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._tables:
                row = await self.store.table(table_id)
                if row is None:
                    self._loading.pop(table_id, None)
                    raise Unknown("server.table.unknown")
                live = LiveTable(row)
                await self._fold(live, await self.store.entries(table_id))
                self._tables[table_id] = live
                self.metrics.tables.set(len(self._tables))
            self._loading.pop(table_id, None)
        return self._tables[table_id]

    async def _fold(self, table: LiveTable, entries: list[Entry]) -> None:
        """Fold a log, letting other tables have their turn in between."""
        for count, entry in enumerate(entries, start=1):
            table.fold(entry)
            if count % 20 == 0:
                await asyncio.sleep(0)

    async def info(self, table_id: str) -> protocol.Table:
        """A table for a list: of one that is not live only the lobby is folded, not the game."""
        live = self._tables.get(table_id)
        if live is not None:
            return live.info()
        row = await self.store.table(table_id)
        if row is None:
            raise Unknown("server.table.unknown")
        table = LiveTable(row)
        for entry in await self.store.lobby_entries(table_id):
            table.seq = entry.seq - 1
            table.fold(entry, played=[])
        if await self.store.status(table_id) == "over":
            table.lobby = replace(table.lobby, status="over")
        return table.info()

    async def create(self, guest: GuestRow, new: NewTable) -> LiveTable:
        """A new table, with its first entry."""
        spec = get(new.game)
        options = spec.checked_options(new.options)
        if len(new.seats) > spec.max_players:
            spec.checked_players(len(new.seats))
        lobby = lobbies.new_lobby(guest.player, guest.name, new.seats, self.levels(new.game))
        row = TableRow(
            id=new_id(12),
            game=new.game,
            options=dict(options),
            public=new.public,
            shuffle=new.shuffle,
            seed=seed_from(None).hex(),
            created=time.time(),
        )
        table = LiveTable(row)
        if new.start:
            table.lobby = lobby
            first = start(table, guest.player)
        else:
            first = Draft("lobby", {"lobby": lobby})
        await self._store_first(table, guest.player, first)
        return table

    async def _store_first(self, table: LiveTable, player: str, first: Draft) -> None:
        entry = self._entry(table, player, "create", first)
        lobby: Lobby = first.data["lobby"]
        await self.store.append(
            Append(entry=entry, status=lobby.status, members=lobby.members(), table=table.row)
        )
        self._tables[table.row.id] = table
        table.fold(entry, first.events)
        self.metrics.tables.set(len(self._tables))

    # --- commands

    async def command(self, table: LiveTable, client: Client, command: Command) -> None:
        """Carry out a client's command and answer it; raises TilefolkError."""
        began = time.perf_counter()
        async with table.lock:
            await self.catch_up(table)
            done = table.commands.get((client.player or "", command.id))
            try:
                if done is None:
                    done = await self._carry_out(table, client.player, client.name, command)
            except StalePosition:
                self.metrics.stale.inc()
                client.send(table.snapshot(client, getattr(command, "seq", 0)))
                client.send(protocol.encode(Stale(id=command.id, seq=table.seq)))
                return
            client.send(protocol.encode(Ack(id=command.id, seq=done)))
        self.metrics.commands.labels(str(command.__struct_config__.tag)).inc()
        self.metrics.command_seconds.observe(time.perf_counter() - began)
        self.bots.wake(table)

    async def _carry_out(self, table: LiveTable, player: str | None, name: str, command: Command) -> int:
        """Store what the command means; the number of its entry."""
        if isinstance(command, protocol.Rematch):
            return await self._rematch(table, player or "", command)
        made = draft(self, table, player, name, command)
        return await self.append(table, player or "", command.id, made)

    async def append(self, table: LiveTable, player: str, command: str, made: Draft) -> int:
        """Store an entry, then let everybody know; whatever fails, memory follows the log again."""
        entry = self._entry(table, player, command, made)
        lobby = made.data.get("lobby", table.lobby)
        over = table.match is not None and table.match.over
        status = "over" if over else lobby.status
        try:
            await self.store.append(Append(entry=entry, status=status, members=lobby.members()))
        except Conflict:
            await self.reload(table)
            stored = table.commands.get((player, command))
            if stored is not None:
                return stored
            raise StalePosition from None
        except BaseException:
            table.dirty = True
            raise
        table.send_change(table.fold(entry, made.events))
        self.bus.publish(table.row.id, entry.seq)
        return entry.seq

    async def bot_acts(self, table: LiveTable, seat: int, action: int, asked: int) -> None:
        """A bot's action, if its question still stands."""
        async with table.lock:
            await self.catch_up(table)
            match = table.match
            if match is None or match.over or match.asked_since(seat) != asked:
                return
            if table.lobby.places[seat].kind != "bot":
                return
            try:
                await self.append(table, "", f"bot-{table.seq + 1}", decide(table, seat, action))
            except StalePosition:
                return

    async def _rematch(self, table: LiveTable, player: str, command: Command) -> int:
        """A new table with the same seats; the old one points to it."""
        lobby = lobbies.rematch(table.lobby, player)
        if table.lobby.rematch:
            return table.seq
        row = replace(table.row, id=new_id(12), seed=seed_from(None).hex(), created=time.time())
        await self._store_first(LiveTable(row), player, Draft("lobby", {"lobby": lobby}))
        pointing = replace(table.lobby, rematch=row.id)
        return await self.append(table, player, command.id, Draft("lobby", {"lobby": pointing}))

    def _entry(self, table: LiveTable, player: str, command: str, made: Draft) -> Entry:
        return Entry(
            table_id=table.row.id,
            seq=table.seq + 1,
            kind=made.kind,
            player=player,
            command=command,
            data=made.data,
            at=time.time(),
        )

    # --- keeping memory and log together

    async def reload(self, table: LiveTable) -> None:
        """Fold the entire log again and show everybody where the table stands."""
        known = table.seq
        entries = await self.store.entries(table.row.id)
        if not entries:  # another process has forgotten it
            self._tables.pop(table.row.id, None)
            raise Unknown("server.table.unknown")
        table.forget()
        await self._fold(table, entries)
        for client in table.clients:
            client.send(table.snapshot(client, known))

    async def catch_up(self, table: LiveTable) -> None:
        """After a failure between playing and storing: trust the log only."""
        if table.dirty:
            await self.reload(table)

    async def heard(self, table_id: str, seq: int) -> None:
        """Another process says that a log has grown."""
        table = self._tables.get(table_id)
        if table is None or table.seq >= seq:
            return
        async with table.lock:
            await self.catch_up(table)
            grown: Change | None = None
            for entry in await self.store.entries(table_id, after=table.seq):
                change = table.fold(entry)
                grown = change if grown is None else grown.then(change)
            if grown is not None:
                table.send_change(grown)
        self.bots.wake(table)

    async def _follow(self) -> None:
        """Hints may be lost: look at the logs of tables in use from time to time."""
        while True:
            await asyncio.sleep(self.settings.catch_up)
            for table in [table for table in self._tables.values() if table.clients]:
                await self.heard(table.row.id, table.seq + 1)

    def drop_idle(self) -> None:
        """Tables at which nobody sits any more leave the memory; the log keeps them."""
        now = time.monotonic()
        for table_id, table in list(self._tables.items()):
            idle = not table.clients and not table.lock.locked()
            if idle and now - table.touched > self.settings.idle:
                del self._tables[table_id]
        self.metrics.tables.set(len(self._tables))

    def is_live(self, table_id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table_id in self._tables or table_id in self._loading

    # --- small questions

    def present(self) -> list[str]:
        """The guests who look at any table now."""
        return sorted({player for table in self._tables.values() for player in table.present()})

    def levels(self, game: str) -> list[str]:
        """The bots' levels for a game."""
        return bot_levels(game)

    def is_absent(self, table: LiveTable, player: str) -> bool:
        """Whether a player has been away for long."""
        if player in table.present():
            return False
        since = table.left.get(player, table.loaded)
        return time.monotonic() - since >= self.settings.host_absence

    def invited_table(self, invite: str) -> str:
        """The table of an invite."""
        table_id = self.signer.invited(invite)
        if table_id is None:
            raise Refused("server.invite.not_valid")
        return table_id
