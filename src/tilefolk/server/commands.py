"""What each command does to a table: a check, and an entry for the log."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tilefolk.server import client_messages, colours, fair
from tilefolk.server import lobby as lobbies
from tilefolk.server.bots import bot_levels
from tilefolk.server.client_messages import Act, Command, Try
from tilefolk.server.errors import Forbidden, NotNow, Unauthenticated
from tilefolk.server.lobby import Lobby
from tilefolk.server.match import Played, TableMatch
from tilefolk.server.message_types import ActionText
from tilefolk.server.origins import earlier_match, first_record, with_origin_colours
from tilefolk.server.rows import Entry, EntryData, Outcome

if TYPE_CHECKING:
    from tilefolk.server.hub import Hub
    from tilefolk.server.table import LiveTable


FIXED_BY_ORIGIN = (client_messages.Add, client_messages.Remove, client_messages.Colour)
"""What a table that goes on from another game has from there."""


class StalePosition(Exception):
    """The action was meant for a position that has passed."""


class Draft(msgspec.Struct):
    """An entry before it is stored."""

    kind: str
    data: EntryData
    played: Played | None = None

    def entry(self, table: LiveTable, player: str, command: str) -> Entry:
        """The entry as it is stored: the next one of the table."""
        return Entry(
            table_id=table.row.id,
            seq=table.seq + 1,
            kind=self.kind,
            player=player,
            command=command,
            data=self.data,
            at=time.time(),
        )

    @property
    def is_last(self) -> bool:
        """Whether the game ends with it."""
        return self.played is not None and self.played.match.over

    @property
    def result(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.played.match.result if self.played is not None and self.is_last else None


def lobby_draft(lobby: Lobby) -> Draft:
    """The entry of seats that have changed."""
    return Draft("lobby", EntryData(lobby=lobby))


def draft(hub: Hub, table: LiveTable, player: str | None, name: str, command: Command) -> Draft | None:
    """Check a command and say what to store, None: nothing; raises TilefolkError or StalePosition."""
    if not player:
        raise Unauthenticated("server.session.none")
    if isinstance(command, Act):
        return act(table, player, command)
    if isinstance(command, client_messages.Chat):
        return chat(table, player, name, command, hub.settings.limits.chat_a_table)
    if isinstance(command, client_messages.Start):
        return start(table, player)
    if isinstance(command, client_messages.Reveal):
        return reveal(table, player, command.nonce)
    lobby = change_lobby(hub, table, player, name, command)
    return None if lobby == table.lobby else lobby_draft(lobby)


def act(table: LiveTable, player: str, command: Act) -> Draft:
    """A player decides for an own seat."""
    match_to_act_in(table, player, command)
    return decide(table, command.seat, command.actions)


def match_to_act_in(table: LiveTable, player: str | None, message: Act | Try) -> TableMatch:
    """The match in which an own seat acts or tries; raises StalePosition where its question has passed."""
    if not player:
        raise Unauthenticated("server.session.none")
    match = in_play(table)
    if table.lobby.place(message.seat).player != player:
        raise Forbidden("server.act.not_your_seat", seat=message.seat)
    if message.seq < match.asked_since(message.seat) and not match.over:
        raise StalePosition
    return match


def decide(table: LiveTable, seat: int, actions: Sequence[ActionText]) -> Draft:
    """The entry of a seat's actions."""
    played = in_play(table).after_actions(seat, actions, table.seq + 1)
    return Draft("action", EntryData(seat=seat, lines=played.lines), played)


def in_play(table: LiveTable) -> TableMatch:
    """The match, which must have begun."""
    if table.match is None:
        raise NotNow("server.table.not_started")
    return table.match


def chat(table: LiveTable, player: str, name: str, command: client_messages.Chat, most: int) -> Draft:
    """Somebody says something; who has a seat speaks by its name."""
    if table.chat_count >= most:
        raise NotNow("server.chat.full", most=most)
    seats = table.lobby.seats_of(player)
    seat = seats[0] if len(seats) == 1 else None
    said_by = table.lobby.places[seat].name if seat is not None else name
    return Draft("chat", EntryData(name=said_by, seat=seat, text=command.text.strip()))


def start(table: LiveTable, player: str) -> Draft:
    """The host starts: all is settled, and then the browsers that pledged tell their shares of the seed."""
    if table.row.origin is not None:
        lobbies.must_be_full(table.lobby)
    lobby = with_origin_colours(lobbies.without_open_seats(table.lobby, player), table.row)
    table.spec.checked_players(len(lobby.places))
    if table.spec.colours_have_seats(table.row.options):  # then the colours, not lots, give the seats
        lobby = colours.with_assigned_colours(lobby, table.spec, table.row.options)
    lobby = fair.with_promise(table.row, table.spec, lobby)
    return begin(table, lobby) if fair.is_complete(lobby) else lobby_draft(lobby)


def reveal(table: LiveTable, player: str, nonce: str) -> Draft:
    """A browser tells its share; with the last one the game begins."""
    lobby = fair.with_nonce(table.lobby, player, nonce)
    return begin(table, lobby) if fair.is_complete(lobby) else lobby_draft(lobby)


def begin(table: LiveTable, lobby: Lobby) -> Draft:
    """Lots are drawn for the seats, and chance makes its first draws."""
    lobby = colours.with_assigned_colours(
        fair.in_playing_order(table.row, table.spec, lobby), table.spec, table.row.options
    )
    dice = fair.dice_of(table.row, lobby)
    record = first_record(table.row, table.spec, lobbies.seat_names(lobby))
    earlier = table.earlier or earlier_match(table.row, table.spec)
    played = TableMatch.begin(record, earlier, dice, table.seq + 1)
    data = EntryData(lobby=lobby, rules=table.spec.rules_version, lines=played.lines)
    return Draft("start", data, played)


def join(table: LiveTable, player: str, name: str) -> Draft | None:
    """Whoever was invited takes the first open seat; None where there is none, or for one who sits."""
    lobby = table.lobby
    open_seats = [seat for seat, place in enumerate(lobby.places) if place.kind == "open"]
    if not open_seats or lobby.status == "over" or lobby.seats_of(player):
        return None
    return lobby_draft(lobbies.sit(lobby, player, name, open_seats[0]))


def give_back_seats(table: LiveTable, player: str) -> Draft | None:
    """Who comes back has the seats again that were freed meanwhile and that no person took."""
    lobby = lobbies.with_seats_given_back(table.lobby, player)
    return None if lobby is table.lobby else lobby_draft(lobby)


def link_rematch(table: LiveTable, rematch: str) -> Draft | None:
    """The table leads to the one that follows it, unless it leads to another already."""
    if table.lobby.rematch:
        return None
    return lobby_draft(msgspec.structs.replace(table.lobby, rematch=rematch))


def change_lobby(hub: Hub, table: LiveTable, player: str, name: str, command: Command) -> Lobby:
    """The lobby after a command about seats."""
    lobby = table.lobby
    if table.row.origin is not None and isinstance(command, FIXED_BY_ORIGIN):
        raise NotNow("server.table.goes_on")
    match command:
        case client_messages.Sit():
            if not (table.row.public or lobby.host == player or lobby.seats_of(player)) and (
                hub.signer.table_of(command.invite) != table.row.id
            ):
                raise Forbidden("server.table.invite_needed")
            return lobbies.sit(lobby, player, command.name or name, command.seat)
        case client_messages.Stand():
            return lobbies.stand(lobby, player, command.seat)
        case client_messages.Open():
            return lobbies.open_seat(lobby, player, command.seat, hub.absence(table, command.seat))
        case client_messages.Bot():
            if lobby.place(command.seat).kind != "bot":
                hub.quotas.check_bots(lobby.host, table.network, 1)
            levels, absence = bot_levels(table.row.game), hub.absence(table, command.seat)
            return lobbies.seat_bot(lobby, player, command.seat, command.level, levels, absence)
        case client_messages.Pledge():
            return lobbies.pledge(lobby, player, command.pledge)
        case client_messages.Release():
            return lobbies.release(lobby, player, command.seat, command.released)
        case client_messages.Colour():
            known = table.spec.colours_for(len(lobby.places))
            return colours.choose(lobby, player, command.seat, command.colour, known)
        case client_messages.Add():
            return lobbies.add_seat(lobby, player, table.spec.max_players)
        case client_messages.Remove():
            return lobbies.remove_seat(lobby, player, command.seat)
        case client_messages.Host():
            return lobbies.claim_host(lobby, player, hub.is_absent(table, lobby.host))
        case _:
            raise AssertionError(f"no such command: {command!r}")
