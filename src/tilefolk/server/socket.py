"""The socket of a table: messages in, frames out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

import tilefolk
from tilefolk.core.errors import TilefolkError
from tilefolk.server import client_messages, message_types, protocol
from tilefolk.server.client import Client
from tilefolk.server.client_messages import Act, Chat, Command, Ping, Reveal, Sync, Try, ViewSeat
from tilefolk.server.errors import (
    Forbidden,
    Refused,
    RefusedAction,
    TooFast,
    TooLarge,
    Unavailable,
    Unknown,
    not_accepted,
    problem_of,
)
from tilefolk.server.guests import Guests
from tilefolk.server.hub import Hub
from tilefolk.server.limits import network_of
from tilefolk.server.security import COOKIE
from tilefolk.server.server_messages import Error, Hello, Pong
from tilefolk.server.table import LiveTable
from tilefolk.server.table_infos import must_be_welcome

log = structlog.get_logger(__name__)
CLOSE_NOT_FOUND, CLOSE_TRY_LATER = 4404, 1013
PART_OF_PLAY = (Act, Chat, Reveal)
"""Commands that the rules, a limit of their own or the start bound; all others are about the seats."""
PONG = protocol.encode(Pong())


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """One connection from its hello to its end."""
    hub: Hub = socket.app.state.hub
    guests: Guests = socket.app.state.guests
    await socket.accept()
    try:
        guest = await guests.find(socket.cookies.get(COOKIE))
        table = await hub.table(table_id)
        await must_be_welcome(hub, table, guest.player if guest else None)
        network = network_of(socket.client.host if socket.client else "")
        hub.quotas.check_finished(network, table)
    except (Unknown, Forbidden, Unavailable, TooFast) as error:
        hub.metrics.errors.labels(error.key).inc()
        await socket.close(
            code=CLOSE_NOT_FOUND if isinstance(error, Unknown | Forbidden) else CLOSE_TRY_LATER,
            reason=error.key,
        )
        return
    except Exception:
        hub.metrics.crashes.inc()
        log.exception("a table could not be loaded", table=table_id)
        await socket.close(code=1011)
        return
    client = Client(
        guest.player if guest else None,
        guest.name if guest else "",
        hub.settings.limits.backlog_bytes,
        network,
    )
    hub.metrics.sockets.inc()
    sender = asyncio.create_task(send_frames(socket, client))
    conversation = Conversation(hub, table, client)
    try:
        client.send(hello(hub))
        code = await conversation.hold(socket)
        if code is not None:
            client.stop()
            await sender
            with contextlib.suppress(Exception):
                await socket.close(code=code)
    finally:
        conversation.table.detach(client)
        hub.presence.changed(conversation.table)
        sender.cancel()
        hub.metrics.sockets.dec()


def since_of(socket: WebSocket[Any, Any, Any]) -> int:
    """The last entry the client has, 0 if it does not say."""
    text = socket.query_params.get("since", "0")
    return int(text) if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 10 else 0


def hello(hub: Hub) -> bytes:
    """The first frame on a socket."""
    absence = int(hub.settings.seat_absence)
    return protocol.encode(
        Hello(protocol=protocol.VERSION, version=tilefolk.__version__, seat_absence=absence)
    )


async def send_frames(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Write frames as they come, until the end or until the other side is gone."""
    with contextlib.suppress(Exception):
        while (frame := await client.next_frame()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        if client.overrun:
            await socket.close(code=1013)


class Conversation:
    """Reads a client's messages and answers each of them."""

    def __init__(self, hub: Hub, table: LiveTable, client: Client) -> None:
        self.hub, self.table, self.client = hub, table, client
        self.patience = hub.settings.limits.flood

    async def hold(self, socket: WebSocket[Any, Any, Any]) -> int | None:
        """From the snapshot to the end; nobody is shown less than the log held when they came."""
        try:
            if self.hub.live.find(self.table.row.id) is not self.table:  # it left the memory meanwhile
                self.table = await self.hub.table(self.table.row.id)
            async with self.table.lock:
                await self.hub.live.refresh(self.table)
                await self.hub.give_back(self.table, self.client.player)
                self.table.attach(self.client, since_of(socket))
        except (Unknown, Unavailable) as error:
            self.hub.metrics.errors.labels(error.key).inc()
            return CLOSE_NOT_FOUND if isinstance(error, Unknown) else CLOSE_TRY_LATER
        self.hub.presence.changed(self.table)
        self.hub.wake(self.table)
        return await self.listen(socket)

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> int | None:
        """Until the client goes (None) or has to (the code to close with)."""
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return None
            if self.client.overrun:
                return 1013
            data = message.get("text") or message.get("bytes") or b""
            try:
                self.hub.quotas.messages.take(self.client.owner, self.client.network)
            except TooFast as error:
                self.patience -= 1
                if self.patience < 0:
                    return 4429
                self.refuse("", error)
                continue
            await self.answer(data.encode() if isinstance(data, str) else data)

    async def answer(self, data: bytes) -> None:
        """Carry out one message; whatever it holds, the server stays up and says what was wrong."""
        key = ""
        try:
            if len(data) > self.hub.settings.limits.message_bytes:
                raise TooLarge("server.message.too_large", most=self.hub.settings.limits.message_bytes)
            key = key_of(data)
            await self.carry_out(decoded(data))
        except TilefolkError as error:
            self.refuse(key, error)
        except Exception:
            self.hub.metrics.crashes.inc()
            log.exception("a message failed", table=self.table.row.id)
            self.table.behind = True
            self.refuse(key, Refused("server.failed"))

    async def carry_out(self, message: client_messages.Message) -> None:
        """One valid message."""
        if isinstance(message, Chat) and self.client.player:
            self.hub.quotas.chat.take(self.client.player, self.client.network)
        elif isinstance(message, Command) and not isinstance(message, PART_OF_PLAY):
            self.hub.quotas.seats.take(self.client.owner, self.client.network)
        if isinstance(message, Sync | ViewSeat):
            self.hub.quotas.snapshots.take(self.client.owner, self.client.network)
        if isinstance(message, Command):
            await self.hub.command(self.table, self.client, message)
        elif isinstance(message, Try):
            await self.hub.try_out(self.table, self.client, message)
        elif isinstance(message, Ping):
            self.client.send(PONG)
        elif isinstance(message, Sync):
            async with self.table.lock:
                await self.hub.live.refresh(self.table)
                self.client.send(self.table.snapshot(self.client, message.since))
        elif isinstance(message, ViewSeat):
            async with self.table.lock:
                await self.hub.live.refresh(self.table)
                if message.seat is not None and message.seat not in self.table.lobby.seats_of(
                    self.client.player
                ):
                    raise Forbidden("server.seat.not_yours", seat=message.seat)
                self.client.chosen_seat = message.seat
                self.table.send_view(self.client)

    def refuse(self, key: str, error: TilefolkError) -> None:
        """Tell the client what was wrong, and count it."""
        self.hub.metrics.errors.labels(error.key).inc()
        index = error.index if isinstance(error, RefusedAction) else None
        self.client.send(protocol.encode(Error(id=key, error=problem_of(error), index=index)))


class MessageKey(msgspec.Struct):
    """As much of a message as an answer to it needs."""

    id: message_types.Key = ""


key_decoder = msgspec.json.Decoder(MessageKey)


def key_of(data: bytes) -> str:
    """The id of a command, also of one that is otherwise not valid."""
    try:
        return key_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def decoded(data: bytes) -> client_messages.FromClient:
    """The message in these bytes, or what is wrong with them."""
    try:
        return protocol.decoder.decode(data)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$.")
        raise not_accepted(where.rstrip("`"), reason) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("server.message.not_json") from error
