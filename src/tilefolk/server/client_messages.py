"""What a client says on its socket: commands, trials, questions."""

from __future__ import annotations

from msgspec import Struct

from tilefolk.server.message_types import (
    Actions,
    ColourName,
    Hash,
    Key,
    Level,
    Name,
    Said,
    SeatNumber,
    Seq,
    Token,
)


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a client may send."""


class Command(Message, frozen=True):
    """A message that changes the table; its id makes a retry harmless."""

    id: Key


class Act(Command, frozen=True, tag="act"):
    """Decide for a seat, in the position after entry `seq`: all of these actions, or none."""

    seat: SeatNumber
    seq: Seq
    actions: Actions


class Chat(Command, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Said


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber
    invite: Token = ""
    name: Name | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Give the own seat back."""

    seat: SeatNumber


class Release(Command, frozen=True, tag="release"):
    """Agree that the host gives the own seat to somebody else, or take that back."""

    seat: SeatNumber
    released: bool


class Open(Command, frozen=True, tag="open"):
    """Host: empty a seat."""

    seat: SeatNumber


class Bot(Command, frozen=True, tag="bot"):
    """Host: put a bot in a seat."""

    seat: SeatNumber
    level: Level


class Colour(Command, frozen=True, tag="colour"):
    """Before the start: choose the colour of an own seat, or as host of a bot's; empty: any."""

    seat: SeatNumber
    colour: ColourName


class Add(Command, frozen=True, tag="add"):
    """Host: one more open seat."""


class Remove(Command, frozen=True, tag="remove"):
    """Host: take a seat away."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Host: begin the game."""


class Pledge(Command, frozen=True, tag="pledge"):
    """Before the start: the SHA-256 of this browser's share of the seed."""

    pledge: Hash


class Reveal(Command, frozen=True, tag="reveal"):
    """At the start: the share that was pledged."""

    nonce: Hash


class Host(Command, frozen=True, tag="host"):
    """Become host in the place of one who is gone."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Once more, with the same seats and options."""


class Try(Message, frozen=True, tag="try"):
    """What would these actions of an own seat bring, in the position after entry `seq`?"""

    id: Key
    seat: SeatNumber
    seq: Seq
    actions: Actions


class ViewSeat(Message, frozen=True, tag="view_seat"):
    """Hotseat: see through the eyes of an own seat; null follows the turn."""

    seat: SeatNumber | None


class Sync(Message, frozen=True, tag="sync"):
    """Ask for a snapshot."""

    since: Seq = 0


class Ping(Message, frozen=True, tag="ping"):
    """Keep the connection alive."""


FromClient = (
    Act
    | Chat
    | Sit
    | Stand
    | Release
    | Open
    | Bot
    | Colour
    | Add
    | Remove
    | Start
    | Pledge
    | Reveal
    | Host
    | Rematch
    | Try
    | ViewSeat
    | Sync
    | Ping
)
