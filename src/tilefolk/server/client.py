"""One socket of one person at one table: what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

from tilefolk.server.lobby import Lobby
from tilefolk.server.server_messages import You
from tilefolk.server.settings import Limits

DEFAULTS = Limits()


class Client:
    """A connection; what waits for it has a limit in bytes, so that a slow reader harms nobody else."""

    def __init__(
        self, player: str | None, name: str, backlog_bytes: int = DEFAULTS.backlog_bytes, network: str = ""
    ) -> None:
        self.player = player
        self.name = name
        self.network = network
        self.chosen_seat: int | None = None
        self.seat: int | None = None
        self.you: You | None = None
        self._backlog_bytes = backlog_bytes
        self._waiting_bytes = 0
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.overrun = False

    @property
    def owner(self) -> str:
        """Whose limits hold: the guest's, or for those without a name their address's."""
        return self.player or self.network

    def send(self, frame: bytes) -> None:
        """Queue a frame; a client that lets too much wait is cut off and may come back."""
        if self.overrun:
            return
        if self._waiting_bytes and self._waiting_bytes + len(frame) > self._backlog_bytes:
            self.overrun = True
            while not self._frames.empty():
                self._frames.get_nowait()
            self._waiting_bytes = 0
            self.stop()
            return
        self._waiting_bytes += len(frame)
        self._frames.put_nowait(frame)

    def stop(self) -> None:
        """Nothing more comes after what waits."""
        self._frames.put_nowait(None)

    async def next_frame(self) -> bytes | None:
        """The next frame to be written, None at the end."""
        frame = await self._frames.get()
        self._waiting_bytes -= len(frame or b"")
        return frame

    def identify(self, lobby: Lobby, to_move: list[int]) -> You:
        """Who this is, and through whose eyes: at a hotseat those of the seat that has to decide."""
        seats = lobby.seats_of(self.player)
        if not seats:
            self.seat = None
        elif self.chosen_seat in seats:
            self.seat = self.chosen_seat
        else:
            deciding = [seat for seat in seats if seat in to_move]
            if deciding and self.seat not in deciding:
                self.seat = deciding[0]
            elif self.seat not in seats:
                self.seat = seats[0]
        return You(player=self.player, seats=seats, seat=self.seat, host=self.player == lobby.host)

    @property
    def events_of(self) -> int | None:
        """The seat whose events this screen may show: a shared one shows what the entire table may know."""
        return self.seat if self.you is not None and len(self.you.seats) == 1 else None
