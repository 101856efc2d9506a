"""A live table: its log folded into memory, and those who look at it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from tilefolk.core.events import Event
from tilefolk.core.nature import commitment_of
from tilefolk.core.registry import get
from tilefolk.server import protocol
from tilefolk.server.client import Client
from tilefolk.server.lobby import Lobby
from tilefolk.server.match import Match
from tilefolk.server.protocol import ChatLine, EventLine, Presence, Seat, Snapshot, Table, Update, encode
from tilefolk.server.store import Entry, TableRow


class Change(Struct):
    """What new entries mean for those who look."""

    first: int
    table: bool = False
    game: bool = False
    events: list[tuple[int, int, Event]] = msgspec.field(default_factory=list)
    chat: list[ChatLine] = msgspec.field(default_factory=list)

    def then(self, later: Change) -> Change:
        """Both changes as one."""
        return Change(
            first=self.first,
            table=self.table or later.table,
            game=self.game or later.game,
            events=self.events + later.events,
            chat=self.chat + later.chat,
        )


class LiveTable:
    """State is a fold of the entries; `lock` is held while one is being made and stored."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.spec = get(row.game)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.left: dict[str, float] = {}
        self.touched = self.loaded = time.monotonic()
        self.forget()

    def forget(self) -> None:
        """Back to the empty log."""
        self.seq = 0
        self.lobby = Lobby(host="", places=())
        self.match: Match | None = None
        self.events: list[tuple[int, int, Event]] = []
        self.chat: list[ChatLine] = []
        self.commands: dict[tuple[str, str], int] = {}
        self.dirty = False

    # --- the fold

    def fold(self, entry: Entry, played: list[Event] | None = None) -> Change:
        """Take an entry in; `played` are its events if the match has gone through it already."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        change = Change(first=entry.seq)
        at = int(entry.at)
        if entry.kind == "chat":
            line = ChatLine(seq=entry.seq, player=entry.player, at=at, **entry.data)
            self.chat.append(line)
            change.chat.append(line)
        else:
            if "lobby" in entry.data:
                self.lobby = msgspec.convert(entry.data["lobby"], Lobby)
                change.table = True
            if "lines" in entry.data:
                happened = self._replayed(entry) if played is None else played
                change.events = [(entry.seq, at, event) for event in happened]
                change.game = True
                self.events += change.events
                if self.match is not None and self.match.over:
                    self.lobby = msgspec.structs.replace(self.lobby, status="over")
                    change.table = True
        self.seq = entry.seq
        self.touched = time.monotonic()
        if entry.command:
            self.commands[entry.player, entry.command] = entry.seq
        return change

    def _replayed(self, entry: Entry) -> list[Event]:
        lines = entry.data["lines"]
        if entry.kind == "start":
            self.match = Match(self.spec, self.seat_names(self.lobby), self.row.options)
            events = self.match.repeat(lines, None, entry.seq)
            self.match.let_nature_move(bytes.fromhex(self.row.seed))
            return events
        assert self.match is not None, "an action comes after the start"
        return self.match.repeat(lines, entry.data["seat"], entry.seq)

    def seat_names(self, lobby: Lobby) -> list[str]:
        """The names for the record."""
        return [place.name or place.level for place in lobby.places]

    # --- what everybody sees

    def info(self) -> Table:
        """The table as everybody sees it."""
        lobby = self.lobby
        present = self.present()
        return Table(
            id=self.row.id,
            game=self.row.game,
            options=self.row.options,
            public=self.row.public,
            shuffle=self.row.shuffle,
            status=lobby.status,
            host=lobby.host,
            created=int(self.row.created),
            seats=[
                Seat(kind=it.kind, name=it.name, player=it.player, level=it.level, online=on)
                for it, on in zip(lobby.places, self.online(present), strict=True)
            ],
            watching=self.watching(present),
            commitment=commitment_of(bytes.fromhex(self.row.seed)),
            seed=self.row.seed if lobby.status == "over" else "",
            rematch=lobby.rematch,
        )

    def present(self) -> set[str]:
        """The players who are connected."""
        return {client.player for client in self.clients if client.player}

    def online(self, present: set[str]) -> list[bool]:
        """For each seat whether somebody is there; bots always are."""
        return [place.kind == "bot" or place.player in present for place in self.lobby.places]

    def watching(self, present: set[str]) -> int:
        """How many look on without a seat: tabs without a name count each."""
        seated = {place.player for place in self.lobby.places}
        return len(present - seated) + sum(1 for client in self.clients if not client.player)

    # --- frames

    def attach(self, client: Client, since: int) -> None:
        """Somebody has come: everything to them, their presence to the others."""
        self.clients.add(client)
        self.touched = time.monotonic()
        client.send(self.snapshot(client, since))
        self.send_presence(but=client)

    def detach(self, client: Client) -> None:
        """Somebody has gone."""
        self.clients.discard(client)
        self.touched = time.monotonic()
        if client.player:
            self.left[client.player] = self.touched
        self.send_presence()

    def send_presence(self, but: Client | None = None) -> None:
        """Tell who is there."""
        present = self.present()
        frame = encode(Presence(online=self.online(present), watching=self.watching(present)))
        for client in self.clients:
            if client is not but:
                client.send(frame)

    def send_all(self, message: Any) -> None:
        """The same message to everybody."""
        frame = encode(message)
        for client in self.clients:
            client.send(frame)

    def snapshot(self, client: Client, since: int) -> bytes:
        """Everything for one client, with what it has missed."""
        client.you = client.look(self.lobby, self.match.to_move() if self.match else [])
        since = min(since, self.seq)
        return encode(
            Snapshot(
                seq=self.seq,
                since=since,
                table=self.info(),
                you=client.you,
                view=self.match.view(client.seat) if self.match else None,
                legal=self.match.legal(client.seat) if self.match else [],
                events=event_lines([line for line in self.events if line[0] > since], client.ears),
                chat=[line for line in self.chat if line.seq > since],
            )
        )

    def send_change(self, change: Change) -> None:
        """New entries to everybody, to each as they may see it; equal frames are made once."""
        frames: dict[object, bytes] = {}
        parts: dict[object, msgspec.Raw] = {}
        to_move = self.match.to_move() if self.match else []
        info = self.info() if change.table else UNSET
        for client in list(self.clients):
            you = client.look(self.lobby, to_move)
            news = UNSET if you == client.you else you
            client.you = you
            key = (
                client.seat,
                client.ears,
                None if news is UNSET else msgspec.structs.astuple(news).__repr__(),
            )
            if key not in frames:
                frames[key] = self._update(change, client, info, news, parts)
            client.send(frames[key])

    def _update(
        self, change: Change, client: Client, info: Any, you: Any, parts: dict[object, msgspec.Raw]
    ) -> bytes:
        update: dict[str, Any] = {"type": "update", "seq": self.seq}
        if change.first != self.seq:
            update["first"] = change.first
        if info is not UNSET:
            update["table"] = info
        if you is not UNSET:
            update["you"] = you
        if self.match is not None and (change.game or you is not UNSET):
            for name, build in (("view", self.match.view), ("legal", self.match.legal)):
                if (name, client.seat) not in parts:
                    parts[name, client.seat] = msgspec.Raw(encode(build(client.seat)))
                update[name] = parts[name, client.seat]
        if change.events:
            update["events"] = event_lines(change.events, client.ears)
        if change.chat:
            update["chat"] = change.chat
        return encode(update)

    def send_look(self, client: Client) -> None:
        """The view through other eyes."""
        client.you = client.look(self.lobby, self.match.to_move() if self.match else [])
        update = Update(seq=self.seq, you=client.you)
        if self.match is not None:
            update = msgspec.structs.replace(
                update, view=self.match.view(client.seat), legal=self.match.legal(client.seat)
            )
        client.send(protocol.encode(update))


def event_lines(events: list[tuple[int, int, Event]], seat: int | None) -> list[EventLine]:
    """Events as this seat may see them; those it may not know of are left out."""
    lines = []
    for seq, at, event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            data = {name: value for name, value in seen.items() if name != "kind"}
            lines.append(EventLine(seq=seq, kind=event.kind, data=data, at=at))
    return lines
