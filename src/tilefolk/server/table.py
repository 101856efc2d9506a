"""A live table: its log folded into memory, and those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Set

import msgspec
from msgspec import UNSET, UnsetType

from tilefolk.core.chance import commitment_of
from tilefolk.core.events import Event
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.core.registry import get
from tilefolk.server import protocol
from tilefolk.server.changes import Change, event_lines
from tilefolk.server.client import Client
from tilefolk.server.colours import assigned
from tilefolk.server.countdown import countdown
from tilefolk.server.errors import NotNow
from tilefolk.server.fair import dice_of
from tilefolk.server.http_messages import Seat, Table
from tilefolk.server.lobby import Lobby, seat_names
from tilefolk.server.match import Played, TableMatch
from tilefolk.server.origins import first_record, public_origin, with_origin_colours
from tilefolk.server.presence import Present
from tilefolk.server.protocol import encode
from tilefolk.server.rows import Entry, Outcome, TableRow
from tilefolk.server.seat_news import seat_news
from tilefolk.server.server_messages import ChatLine, Countdown, FromServer, Presence, Snapshot, Update, You

CHAT_SHOWN = 200
"""The last lines of a conversation, which are kept in memory and shown to those who come."""


class LiveTable:
    """State is a fold of the log's first `seq` entries; who makes another holds the `lock`."""

    def __init__(self, row: TableRow, network: str = "") -> None:
        self.row = row
        self.network = network
        """Where it was made from, if that was in this server's time."""
        self.spec = get(row.game)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere = Present()
        self.left: dict[str, float] = {}
        self.touched = self.loaded = time.monotonic()
        self.behind = False
        """Whether the log may hold entries that were not folded yet."""
        self.seq = 0
        self.times: list[float] = []
        """When each entry was made."""
        self._next_entry = asyncio.Event()
        self.lobby = Lobby(host="", places=())
        self.earlier: Match | None = None
        """The moves that were made before the table was, where they were read and its game has not begun."""
        self.match: TableMatch | None = None
        self.result: Outcome | None = None
        """How the game ended, where only that was read and not the game."""
        self.events: list[tuple[int, int, Event]] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_SHOWN)
        self.chat_count = 0
        self.commands: dict[tuple[str, str], int] = {}

    # --- the fold

    def fold(self, entry: Entry, played: Played | None = None) -> Change:
        """Take an entry in; `played` is what it means for the match, if that is known already."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        change = Change(first=entry.seq)
        at = int(entry.at)
        if entry.kind == "chat":
            said = entry.data
            line = ChatLine(entry.seq, entry.player, said.name, said.seat, said.text, at)
            self.chat.append(line)
            self.chat_count += 1
            change.chat.append(line)
        else:
            if entry.data.lobby is not None:
                before, self.lobby = self.lobby, entry.data.lobby
                change.table = True
                news = seat_news(before, self.lobby, self.spec.has_hands)
                change.events += [(entry.seq, at, event) for event in news]
            if entry.data.lines is not None:
                if played is None and entry.kind != "start":
                    assert self.match is not None, "an action comes after the start"
                    happened = self.match.repeat(entry.data.lines, entry.seq)
                else:
                    self.match, _, happened = played or self.begun(entry)
                    self.earlier = None
                change.events += [(entry.seq, at, event) for event in happened]
                change.game = True
                if self.match is not None and self.match.over:
                    self.lobby = msgspec.structs.replace(self.lobby, status="over")
                    change.table = True
            self.events += change.events
        self.seq = entry.seq
        self.times.append(entry.at)
        self._next_entry.set()
        self._next_entry = asyncio.Event()
        self.touched = time.monotonic()
        if entry.command:
            self.commands[entry.player, entry.command] = entry.seq
        return change

    def begun(self, entry: Entry) -> Played:
        """The game that an entry begins: with what was played before the table was, it may be a long one."""
        lobby, rules, lines = entry.data.lobby, entry.data.rules, entry.data.lines
        assert lobby is not None, "a game begins with its seats"
        assert lines is not None, "and with its first draws"
        if rules != self.spec.rules_version:
            raise NotNow("server.table.other_rules", rules=rules, known=self.spec.rules_version)
        if self.row.origin is not None and self.row.origin.whole:
            return TableMatch.replayed(Record.parse(self.row.origin.record), entry.seq)
        match = TableMatch(first_record(self.row, self.spec, seat_names(lobby)))
        events = match.repeat(lines, entry.seq)
        match.let_chance_move(dice_of(self.row, lobby))
        return Played(match, [], events)

    @property
    def finished_moves(self) -> int:
        """How many moves a game has that is over; 0 for one that is not."""
        return self.match.play.ply if self.match is not None and self.match.over else 0

    async def next_entry(self) -> None:
        """Wait until another entry is folded."""
        await self._next_entry.wait()

    # --- what everybody sees

    def info(self) -> Table:
        """The table as everybody sees it."""
        lobby = self.lobby
        present = self.present()
        match = self.match
        result = match.result if match is not None and match.over else self.result
        brought = self.row.origin is not None and self.row.origin.whole
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
                Seat(
                    kind=it.kind,
                    name=it.name,
                    player=it.player,
                    level=it.level,
                    colour=colour,
                    colour_chosen=colour == it.colour,
                    online=on,
                    released=it.released,
                    pledge=it.pledge,
                )
                for it, colour, on in zip(lobby.places, self.colours(), self.online(present), strict=True)
            ],
            watching=self.watching(present),
            commitment="" if brought else commitment_of(bytes.fromhex(self.row.seed)),
            promise=lobby.promise,
            seed=self.row.seed if lobby.status == "over" and not brought else "",
            rematch=lobby.rematch,
            answer_seconds=lobby.answer_seconds,
            scores=result.scores if result else [],
            winners=result.winners if result else [],
            origin=public_origin(self.row),
        )

    def colours(self) -> list[str]:
        """The colour of each seat: before the start what it would be now."""
        places = with_origin_colours(self.lobby, self.row).places
        return assigned(places, self.spec.colours_for(len(places)))

    def here(self) -> Present:
        """Who is connected to this server."""
        players = frozenset(client.player for client in self.clients if client.player)
        return Present(players, sum(1 for client in self.clients if not client.player))

    def present(self) -> frozenset[str]:
        """The players who are connected, to whatever server."""
        return self.here().players | self.elsewhere.players

    def see_elsewhere(self, elsewhere: Present) -> None:
        """Others look at the table through other servers now."""
        before, self.elsewhere = self.elsewhere, elsewhere
        if elsewhere != before:
            self.left |= dict.fromkeys(before.players - elsewhere.players, time.monotonic())
            self.send_presence()

    def online(self, present: Set[str]) -> list[bool]:
        """For each seat whether somebody is there; bots always are."""
        return [place.kind == "bot" or place.player in present for place in self.lobby.places]

    def away_for(self, player: str) -> float:
        """For how many seconds a player has not been connected, as far as is known here."""
        if player in self.present():
            return 0.0
        return time.monotonic() - self.left.get(player, self.loaded)

    def away(self) -> list[int]:
        """For each seat how many seconds its player has been away."""
        return [int(self.away_for(place.player)) if place.player else 0 for place in self.lobby.places]

    def watching(self, present: Set[str]) -> int:
        """How many look on without a seat: tabs without a name count each."""
        seated = {place.player for place in self.lobby.places}
        return len(present - seated) + self.here().nameless + self.elsewhere.nameless

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
        frame = encode(
            Presence(online=self.online(present), away=self.away(), watching=self.watching(present))
        )
        for client in self.clients:
            if client is not but:
                client.send(frame)

    def send_all(self, message: FromServer) -> None:
        """The same message to everybody."""
        frame = encode(message)
        for client in self.clients:
            client.send(frame)

    def snapshot(self, client: Client, since: int) -> bytes:
        """Everything for one client, with what it has missed."""
        client.you = client.identify(self.lobby, self.match.to_move() if self.match else [])
        since = since if since <= self.seq else 0  # from a log that is not this one: everything anew
        return encode(
            Snapshot(
                seq=self.seq,
                since=since,
                table=self.info(),
                you=client.you,
                view=self.match.view(client.seat) if self.match else None,
                legal=self.match.legal(client.seat) if self.match else [],
                countdown=countdown(self),
                away=self.away(),
                events=event_lines([line for line in self.events if line[0] > since], client.events_of),
                chat=[line for line in self.chat if line.seq > since],
            )
        )

    def send_change(self, change: Change) -> None:
        """New entries to everybody, to each as they may see it; equal frames are made once."""
        frames: dict[object, bytes] = {}
        parts: dict[object, msgspec.Raw] = {}
        to_move = self.match.to_move() if self.match else []
        info = self.info() if change.table else UNSET
        waiting = countdown(self)
        for client in list(self.clients):
            you = client.identify(self.lobby, to_move)
            news = UNSET if you == client.you else you
            client.you = you
            key = (
                client.seat,
                client.events_of,
                None if news is UNSET else msgspec.structs.astuple(news).__repr__(),
            )
            if key not in frames:
                frames[key] = self._update(change, client, info, news, waiting, parts)
            client.send(frames[key])

    def _update(
        self,
        change: Change,
        client: Client,
        info: Table | UnsetType,
        you: You | UnsetType,
        waiting: Countdown | None,
        parts: dict[object, msgspec.Raw],
    ) -> bytes:
        update: dict[str, object] = {"type": "update", "seq": self.seq}
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
            update["countdown"] = waiting
        if change.events:
            update["events"] = event_lines(change.events, client.events_of)
        if change.chat:
            update["chat"] = change.chat
        return encode(update)

    def send_view(self, client: Client) -> None:
        """The view through other eyes."""
        client.you = client.identify(self.lobby, self.match.to_move() if self.match else [])
        update = Update(seq=self.seq, you=client.you)
        if self.match is not None:
            update = msgspec.structs.replace(
                update,
                view=self.match.view(client.seat),
                legal=self.match.legal(client.seat),
                countdown=countdown(self),
            )
        client.send(protocol.encode(update))
