"""What each command does to a table: a check, and an entry for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tilefolk.core.events import Event
from tilefolk.server import lobby as lobbies
from tilefolk.server import protocol
from tilefolk.server.errors import Forbidden, NotNow, Unauthenticated
from tilefolk.server.lobby import Lobby
from tilefolk.server.match import Match
from tilefolk.server.protocol import Command

if TYPE_CHECKING:
    from tilefolk.server.hub import Hub
    from tilefolk.server.table import LiveTable


class StalePosition(Exception):
    """The action was meant for a position that has passed."""


class Draft(msgspec.Struct):
    """An entry before it is stored."""

    kind: str
    data: dict[str, Any]
    events: list[Event] | None = None


def draft(hub: Hub, table: LiveTable, player: str | None, name: str, command: Command) -> Draft:
    """Check a command and say what to store; raises TilefolkError or StalePosition."""
    if not player:
        raise Unauthenticated("server.session.none")
    if isinstance(command, protocol.Act):
        return act(table, player, command)
    if isinstance(command, protocol.Chat):
        return chat(table, player, name, command)
    if isinstance(command, protocol.Start):
        return start(table, player)
    return Draft("lobby", {"lobby": change_lobby(hub, table, player, name, command)})


def act(table: LiveTable, player: str, command: protocol.Act) -> Draft:
    """A player decides for an own seat."""
    match = in_play(table)
    if table.lobby.place(command.seat).player != player:
        raise Forbidden("server.act.not_your_seat", seat=command.seat)
    if command.seq < match.asked_since(command.seat) and not match.over:
        raise StalePosition
    return decide(table, command.seat, match.read_action(command.seat, command.action))


def decide(table: LiveTable, seat: int, action: int) -> Draft:
    """Play an action that is known to be legal."""
    lines, events = in_play(table).act(seat, action, table.seq + 1)
    return Draft("action", {"seat": seat, "lines": lines}, events)


def in_play(table: LiveTable) -> Match:
    """The match, which must have begun."""
    if table.match is None:
        raise NotNow("server.table.not_started")
    return table.match


def chat(table: LiveTable, player: str, name: str, command: protocol.Chat) -> Draft:
    """Somebody says something; who has a seat speaks by its name."""
    seats = table.lobby.seats_of(player)
    seat = seats[0] if len(seats) == 1 else None
    said_by = table.lobby.places[seat].name if seat is not None else name
    return Draft("chat", {"name": said_by, "seat": seat, "text": command.text.strip()})


def start(table: LiveTable, player: str) -> Draft:
    """The host begins the game; nature makes its first draws."""
    lobby = lobbies.started(table.lobby, player, table.row.shuffle)
    table.spec.checked_players(len(lobby.places))
    seed = bytes.fromhex(table.row.seed)
    match, lines, events = Match.begin(
        table.spec, table.seat_names(lobby), table.row.options, seed, table.seq + 1
    )
    table.match = match
    return Draft("start", {"lobby": lobby, "lines": lines}, events)


def change_lobby(hub: Hub, table: LiveTable, player: str, name: str, command: Command) -> Lobby:
    """The lobby after a command about seats."""
    lobby = table.lobby
    match command:
        case protocol.Sit():
            if not (table.row.public or lobby.host == player or lobby.seats_of(player)) and (
                hub.signer.invited(command.invite) != table.row.id
            ):
                raise Forbidden("server.table.invite_needed")
            return lobbies.sit(lobby, player, command.name or name, command.seat)
        case protocol.Stand():
            return lobbies.stand(lobby, player, command.seat)
        case protocol.Open():
            return lobbies.empty(lobby, player, command.seat)
        case protocol.Bot():
            lobby.place(command.seat)
            online = table.online(table.present())[command.seat]
            return lobbies.seat_bot(
                lobby, player, command.seat, command.level, hub.levels(table.row.game), online
            )
        case protocol.Add():
            return lobbies.add_seat(lobby, player, table.spec.max_players)
        case protocol.Remove():
            return lobbies.remove_seat(lobby, player, command.seat)
        case protocol.Host():
            return lobbies.claim_host(lobby, player, hub.is_absent(table, lobby.host))
        case _:
            raise AssertionError(f"no such command: {command!r}")
