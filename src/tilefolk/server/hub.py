"""The server's tables: starting and stopping with all that serves them, carrying out commands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from tilefolk.core.errors import TilefolkError
from tilefolk.server import client_messages, housekeeping, protocol
from tilefolk.server.analyses import Analyses
from tilefolk.server.bots import BotSeats
from tilefolk.server.bus import PRESENCE, Bus, bus_for
from tilefolk.server.changes import seen_events
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Command
from tilefolk.server.commands import (
    Draft,
    StalePosition,
    decide,
    draft,
    give_back_seats,
    join,
    match_to_act_in,
)
from tilefolk.server.errors import Unavailable
from tilefolk.server.kept_records import KeptRecords
from tilefolk.server.lobby import Absence
from tilefolk.server.metrics import Metrics
from tilefolk.server.new_tables import open_rematch
from tilefolk.server.pending_starts import PendingStarts
from tilefolk.server.presence import SharedPresence
from tilefolk.server.progress import Progress
from tilefolk.server.quotas import Quotas
from tilefolk.server.reading import RecordReading
from tilefolk.server.rows import Append, GuestRow
from tilefolk.server.security import Signer, new_id
from tilefolk.server.server_messages import Ack, Stale, Tried
from tilefolk.server.settings import Settings
from tilefolk.server.store import Store
from tilefolk.server.table import LiveTable
from tilefolk.server.tables import LiveTables
from tilefolk.server.tasks import stop_tasks
from tilefolk.server.writer import Conflict

ABSENT_SEAT_COMMANDS = (client_messages.Open, client_messages.Bot, client_messages.Host)
ATTEMPTS = 30
"""How often it is decided again because another server was first; each time that one got on."""


class Hub:
    """The server's tables."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bus: Bus | None = None) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self.bus: Bus = bus or bus_for(settings.database, store.server)
        self.signer = Signer(settings.secret)
        self.bots = BotSeats(self, settings)
        self.starts = PendingStarts(self)
        self.reading = RecordReading()
        self.live = LiveTables(store, metrics, self.reading, self.bus.shared, self.wake)
        self.presence = SharedPresence(store, self.live)
        self.quotas = Quotas(settings.limits, self.live)
        self.progress = Progress(store)
        self.analyses = Analyses(settings, store, metrics)
        self.kept = KeptRecords(settings, store)
        self._background_tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start."""
        await self.store.open(self.live.on_log_grown)
        await self.bus.open(self._on_bus_message, self.live.catch_up_all)
        self.analyses.open()
        self._background_tasks = [
            asyncio.create_task(housekeeping.drop_idle_tables(self)),
            asyncio.create_task(housekeeping.delete_old_hourly(self, self.settings.forget_after is not None)),
        ]
        if self.bus.shared:
            self._background_tasks.append(asyncio.create_task(self.live.poll_logs(self.settings.catch_up)))
            self._background_tasks.append(asyncio.create_task(self.presence.run()))

    async def close(self) -> None:
        """Stop: bots first, then the log."""
        await stop_tasks(self._background_tasks)
        await self.analyses.close()
        await self.starts.close()
        await self.bots.close()
        self.reading.close()
        await self.bus.close()
        await self.live.close()
        await self.presence.close()
        await self.store.close()

    def _on_bus_message(self, table_id: str, seq: int) -> None:
        """Another server has told something of a table."""
        if seq == PRESENCE:
            self.presence.on_presence_changed(table_id)
        else:
            self.live.on_log_grown(table_id, seq)

    async def table(self, table_id: str) -> LiveTable:
        """A table with all that its log held at the time of asking."""
        return await self.live.table(table_id)

    # --- commands

    async def command(self, table: LiveTable, client: Client, command: Command) -> None:
        """Carry out a client's command and answer it; raises TilefolkError."""
        began = time.perf_counter()
        player = client.player or ""
        async with table.lock:
            try:
                if isinstance(command, ABSENT_SEAT_COMMANDS):
                    await self.presence.read([table])
                if isinstance(command, client_messages.Rematch):
                    seq = await open_rematch(self, table, client, command)
                else:
                    decide = partial(draft, self, table, player, client.name, command)
                    seq = await self.append(table, player, command.id, decide)
            except StalePosition:
                self.metrics.stale.inc()
                self.quotas.snapshots.take(client.owner, client.network)
                client.send(table.snapshot(client, getattr(command, "seq", 0)))
                client.send(protocol.encode(Stale(id=command.id, seq=table.seq)))
                return
            client.send(protocol.encode(Ack(id=command.id, seq=seq)))
        self.metrics.commands.labels(str(command.__struct_config__.tag)).inc()
        self.metrics.command_seconds.observe(time.perf_counter() - began)
        self.wake(table)

    async def join(self, table: LiveTable, guest: GuestRow) -> None:
        """Seat a guest who was invited; returns when the log says so, or that no seat is free."""
        async with table.lock:
            decide = partial(join, table, guest.player, guest.name)
            await self.append(table, guest.player, f"join-{new_id(12)}", decide)
        await self.store.add_member(table.row.id, guest.player)
        self.wake(table)

    async def try_out(self, table: LiveTable, client: Client, message: client_messages.Try) -> None:
        """Answer what a client's actions would bring; raises TilefolkError."""
        if client.player:
            self.quotas.tries.take(client.player, client.network, len(message.actions))
        async with table.lock:
            await self.live.refresh(table)
            try:
                tried = match_to_act_in(table, client.player, message).tried(message.seat, message.actions)
            except StalePosition:
                client.send(protocol.encode(Stale(id=message.id, seq=table.seq)))
                return
            events = seen_events(tried.events, message.seat)
            answer = Tried(message.id, table.seq, events, tried.points, tried.view, tried.legal)
            client.send(protocol.encode(answer))

    async def act_for_bot(self, table: LiveTable, seat: int, action: int, since: int) -> None:
        """A bot's action, if its question still stands."""

        def decided() -> Draft | None:
            match = table.match
            if match is None or match.over or match.asked_since(seat) != since:
                return None
            if table.lobby.places[seat].kind != "bot":
                return None
            return decide(table, seat, [match.spec.action_name(match.play.game, action)])

        async with table.lock:
            await self.append(table, "", f"bot-{seat}-{since}", decided)

    async def append(
        self, table: LiveTable, player: str, command: str, decide: Callable[[], Draft | None]
    ) -> int:
        """Decide, store, fold, tell everybody; the number of the entry (of the last one: nothing to do).

        Nothing of the table changes before the entry is stored. Where another server was first, its entries
        are read and it is decided again. So are a refusal and a command that changes nothing, for they may
        rest on what has passed.
        """
        if table.behind:
            await self.live.read_on(table)
        for _ in range(ATTEMPTS):
            stored = table.commands.get((player, command))
            if stored is not None:
                return stored
            try:
                made = decide()
            except (TilefolkError, StalePosition):
                if self.bus.shared and await self.live.read_on(table):
                    continue
                raise
            if made is None:
                if self.bus.shared and await self.live.read_on(table):
                    continue
                return table.seq
            try:
                return await self._store(table, player, command, made)
            except Conflict:
                await self.live.read_on(table)
        raise Unavailable("server.table.busy")

    async def _store(self, table: LiveTable, player: str, command: str, made: Draft) -> int:
        entry = made.entry(table, player, command)
        lobby = made.data.lobby or table.lobby
        status = "over" if made.is_last else lobby.status
        try:
            await self.store.append(
                Append(entry=entry, status=status, result=made.result, members=lobby.members())
            )
        except Conflict:
            raise
        except BaseException:  # it may have been stored for all that
            self.live.catch_up_soon(table)
            raise
        table.send_change(table.fold(entry, made.played))
        if made.is_last:
            await self._note_winners(table)
        return entry.seq

    async def _note_winners(self, table: LiveTable) -> None:
        """Those who have won are no beginners any more; while the database is away that is forgotten."""
        assert table.match is not None, "a game has ended"
        winners = [table.lobby.places[seat].player for seat in table.match.play.game.winners()]
        with suppress(Unavailable):
            await self.progress.note_won([player for player in winners if player], table.row.game)

    async def give_back(self, table: LiveTable, player: str | None) -> None:
        """A player has come back: seats that were freed meanwhile and that nobody took are theirs again."""
        if player:
            await self.append(table, player, f"back-{new_id(12)}", partial(give_back_seats, table, player))

    def wake(self, table: LiveTable) -> None:
        """See whether a start waits or a bot has to decide."""
        self.starts.watch(table)
        self.bots.wake(table)

    # --- small questions

    def present(self) -> list[str]:
        """The guests who look at any table through this server."""
        return sorted({player for table in self.live.all() for player in table.here().players})

    def is_absent(self, table: LiveTable, player: str) -> bool:
        """Whether a player has been away for long."""
        return table.away_for(player) >= self.settings.host_absence

    def absence(self, table: LiveTable, seat: int) -> Absence:
        """How long the player of a seat has been away, and how long is enough to free it."""
        return Absence(table.away_for(table.lobby.place(seat).player), self.settings.seat_absence)
