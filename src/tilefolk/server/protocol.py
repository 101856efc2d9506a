"""Every message between server and clients, typed; the words are in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1

Key = Annotated[str, Meta(min_length=1, max_length=40)]
# no control characters, no signs that turn the direction of writing, something to see
UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"
Name = Annotated[str, Meta(min_length=1, max_length=30, pattern=rf"^[^{UNSEEN}]*[^\s{UNSEEN}][^{UNSEEN}]*\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Token = Annotated[str, Meta(max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
ActionText = Notation | dict[str, Any]
Status = Literal["waiting", "playing", "over"]


class Problem(Struct, frozen=True):
    """What was wrong: a key of the locales, the rule that forbids it, parameters of the text."""

    key: str
    rule: str | None = None
    params: dict[str, Any] = {}


class ErrorAnswer(Struct, frozen=True):
    """The body of every HTTP answer that is an error."""

    error: Problem


# --- HTTP ---------------------------------------------------------------------------------------


class Guest(Struct, frozen=True):
    """Who the session belongs to; both null without one."""

    name: str | None
    player: str | None


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest gives a name, or another one."""

    name: Name


OptionType = Literal["bool", "int", "choice"]


class OptionInfo(Struct, frozen=True):
    """One option of a game, chosen when a table is made."""

    name: str
    type: OptionType
    default: Any
    choices: list[Any]
    rule: str | None


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionInfo]


class BotInfo(Struct, frozen=True):
    """A level of the bots, weakest first."""

    level: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A place at a new table."""

    kind: Literal["mine", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    public: bool = False
    shuffle: bool = False
    start: bool = False


class Seat(Struct, frozen=True):
    """A place at a table as everybody sees it."""

    kind: Literal["human", "open", "bot"]
    name: str
    player: str
    level: str
    online: bool


class Table(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    shuffle: bool
    status: Status
    host: str
    created: int
    seats: list[Seat]
    watching: int
    commitment: str
    seed: str
    rematch: str


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of an invite link."""

    invite: Token


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Why can this seat not do that, now or after an action of its own?"""

    seat: SeatNumber
    action: ActionText
    after: ActionText | None = None


class Answer(Struct, frozen=True):
    """It is legal, or this is why not."""

    legal: bool
    error: Problem | None


class Preview(Struct, frozen=True):
    """What the owner of a seat would see and could do after an own action."""

    view: dict[str, Any]
    legal: list[dict[str, Any]]


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot of this level do in this seat?"""

    seat: SeatNumber
    level: Level = "hard"


class Hint(Struct, frozen=True):
    """The best few actions, best first, each with the share of wins a bot expects of it."""

    actions: list[dict[str, Any]]


# --- socket, from the client --------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a client may send."""


class Command(Message, frozen=True):
    """A message that changes the table; its id makes a retry harmless."""

    id: Key


class Act(Command, frozen=True, tag="act"):
    """Decide for a seat, in the position after entry `seq`."""

    seat: SeatNumber
    seq: Seq
    action: ActionText


class Chat(Command, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber
    invite: Token = ""
    name: Name | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Give the own seat back."""

    seat: SeatNumber


class Open(Command, frozen=True, tag="open"):
    """Host: empty a seat."""

    seat: SeatNumber


class Bot(Command, frozen=True, tag="bot"):
    """Host: put a bot in a seat."""

    seat: SeatNumber
    level: Level


class Add(Command, frozen=True, tag="add"):
    """Host: one more open seat."""


class Remove(Command, frozen=True, tag="remove"):
    """Host: take a seat away."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Host: begin the game."""


class Host(Command, frozen=True, tag="host"):
    """Become host in the place of one who is gone."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Once more, with the same seats and options."""


class Look(Message, frozen=True, tag="look"):
    """Hotseat: see through the eyes of an own seat; null follows the turn."""

    seat: SeatNumber | None


class Sync(Message, frozen=True, tag="sync"):
    """Ask for a snapshot."""

    since: Seq = 0


class Ping(Message, frozen=True, tag="ping"):
    """Keep the connection alive."""


FromClient = (
    Act | Chat | Sit | Stand | Open | Bot | Add | Remove | Start | Host | Rematch | Look | Sync | Ping
)


# --- socket, from the server --------------------------------------------------------------------


class EventLine(Struct, frozen=True):
    """Something that happened in the game, as this audience may see it."""

    seq: int
    kind: str
    data: dict[str, Any]
    at: int


class ChatLine(Struct, frozen=True):
    """Something somebody said."""

    seq: int
    player: str
    name: str
    seat: int | None
    text: str
    at: int


class You(Struct, frozen=True):
    """Who the server takes you for, and through whose eyes the view is."""

    player: str | None
    seats: list[int]
    seat: int | None
    host: bool


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message on a socket."""

    protocol: int
    version: str


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, with events and chat after entry `since`."""

    seq: int
    since: int
    table: Table
    you: You
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    events: list[EventLine]
    chat: list[ChatLine]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """New entries of the log; only the parts that changed."""

    seq: int
    first: int | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    legal: list[dict[str, Any]] | UnsetType = UNSET
    events: list[EventLine] | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The command is stored, as entry `seq`."""

    id: str
    seq: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """The position has changed since; nothing was done."""

    id: str
    seq: int


class Error(Struct, frozen=True, tag_field="type", tag="error"):
    """Nothing was done, for this reason."""

    id: str
    error: Problem


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went."""

    online: list[bool]
    watching: int


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""


FromServer = Hello | Snapshot | Update | Ack | Stale | Error | Presence | Thinking | Pong

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
