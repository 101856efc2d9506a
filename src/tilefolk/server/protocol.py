"""Every message between server and clients, typed; the words are in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tilefolk.bots.reason import Reason
from tilefolk.core.values import Described, OptionValue, Parts
from tilefolk.core.views import View

VERSION = 1

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+\Z")]
# control characters, signs that turn the direction of writing or join others, blanks that count as letters,
# private signs: with any of them two names could look alike, or like nothing
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    r"\U000e0000-\U0010ffff"
)
# accents and styles of the sign before: nothing to see, or a mark on somebody else's sign, without one
STYLES = r"\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f"
Name = Annotated[
    str,
    Meta(min_length=1, max_length=30, pattern=rf"^[^{UNSEEN}]*[^\s{UNSEEN}{STYLES}][^{UNSEEN}]*\Z"),
]
# signs may be joined to others here, which many emoji need: something of it can be seen
Said = Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"[^\s{UNSEEN}{STYLES}]")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
ColourName = Annotated[str, Meta(max_length=20)]
Token = Annotated[str, Meta(max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
ActionText = Notation | Parts
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=60)]
LONGEST_ANSWER = 300
"""Seconds for which a bot may wait for people's answers."""
Status = Literal["waiting", "starting", "playing", "over"]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Advised(Described):
    """A turn that a bot thinks well of, by its first action: its steps, why, and what it expects of it."""

    share: float
    expected_points: float
    turn: list[Described]
    reasons: list[Reason]


class Problem(Struct, frozen=True):
    """What was wrong: a key of the locales, the rule that forbids it, parameters of the text."""

    key: str
    rule: str | None = None
    params: Parts = {}
    reason: Problem | None = None
    """The refusal behind this one, where it fills the text's `reason`."""


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
    default: OptionValue
    choices: list[OptionValue]
    rule: str | None


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionInfo]
    colours: dict[str, list[str]]
    """For each number of players the colours that they choose from."""


class BotInfo(Struct, frozen=True):
    """A level of the bots, weakest first."""

    level: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A place at a new table."""

    kind: Literal["mine", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    colour: ColourName = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    shuffle: bool = False
    start: bool = False
    pledge: Hash | None = None
    answer_seconds: Annotated[int, Meta(ge=0, le=LONGEST_ANSWER)] | None = None


class Seat(Struct, frozen=True):
    """A place at a table as everybody sees it."""

    kind: Literal["human", "open", "bot"]
    name: str
    player: str
    level: str
    colour: str
    colour_chosen: bool
    online: bool
    released: bool
    pledge: str


class Promised(Struct, frozen=True):
    """What was settled at the start, in the order of the seats then; nonces and order as they come."""

    text: str
    pledges: tuple[str, ...]
    nonces: tuple[str, ...]
    order: tuple[int, ...]


class TableOrigin(Struct, frozen=True):
    """The finished game that a table goes on from: where it can be seen, and after how many moves."""

    page: str
    number: int
    names: list[str]


class Table(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    public: bool
    shuffle: bool
    status: Status
    host: str
    created: int
    seats: list[Seat]
    watching: int
    commitment: str
    promise: Promised | None
    seed: str
    rematch: str
    answer_seconds: int
    scores: list[int]
    """Each seat's points when the game is over; empty before."""
    winners: list[int]
    origin: TableOrigin | None


class Invitation(Struct, frozen=True):
    """What an invite link leads to."""

    game: str
    host: str
    """The host's name; empty where the host has no seat."""
    status: Status
    players: list[str]
    """Names of the people who have a seat."""
    open: int
    """How many seats are free."""


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of an invite link."""

    invite: Token


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot of this level do in this seat?"""

    seat: SeatNumber
    level: Level = "hard"


class Hint(Struct, frozen=True):
    """The best few turns, best first: steps, reasons, and the share of wins a bot expects of each."""

    actions: list[Advised]


class CoachRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What does the coach say to this seat?"""

    seat: SeatNumber


class CoachRemark(Struct, frozen=True):
    """``key``: ``now``, ``brought``, ``missed`` or ``lost``; ``reason``: a key with its parameters."""

    key: str
    reason: Reason


class Coaching(Struct, frozen=True):
    """What matters in the decision now, and what the last turn brought or missed; null: nothing to say."""

    now: CoachRemark | None
    last: CoachRemark | None


# --- socket, from the client --------------------------------------------------------------------


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


class Look(Message, frozen=True, tag="look"):
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
    | Look
    | Sync
    | Ping
)


# --- socket, from the server --------------------------------------------------------------------


class EventLine(Struct, frozen=True):
    """Something that happened in the game, as this audience may see it."""

    seq: int
    kind: str
    data: Parts
    at: int


class SeatNews(TypedDict):
    """Whose seat, with its number for people; who sits there or left it, with a hand of cards, and why."""

    seat: int
    number: int
    name: NotRequired[str]
    hand: NotRequired[bool]
    reason: NotRequired[str]


class SeatEvent(Struct, frozen=True):
    """Something that happened to a seat of a game in play."""

    kind: Literal[
        "seat_back",
        "seat_bot",
        "seat_free",
        "seat_kept",
        "seat_opened",
        "seat_released",
        "seat_taken",
        "share_missing",
    ]
    data: SeatNews


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


class Countdown(Struct, frozen=True):
    """A bot waits so long still for these seats, whose decision it could end."""

    seats: list[int]
    seconds: float


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message on a socket."""

    protocol: int
    version: str
    seat_absence: int


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, with events and chat after entry `since`."""

    seq: int
    since: int
    table: Table
    you: You
    view: View | None
    legal: list[Described]
    countdown: Countdown | None
    away: list[int]
    events: list[EventLine]
    chat: list[ChatLine]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """New entries of the log; only the parts that changed."""

    seq: int
    first: int | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: View | UnsetType = UNSET
    legal: list[Described] | UnsetType = UNSET
    countdown: Countdown | UnsetType | None = UNSET
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
    """Nothing was done, for this reason; `index` is that of the action at fault."""

    id: str
    error: Problem
    index: int | None


class SeenEvent(Struct, frozen=True):
    """Something that happened or would happen, as the seat sees it."""

    kind: str
    data: Parts


class Tried(Struct, frozen=True, tag_field="type", tag="tried"):
    """What the actions would bring: events, points gained by seat, what one would see and could do next."""

    id: str
    seq: int
    events: list[SeenEvent]
    points: list[int]
    view: View
    legal: list[Described]


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went."""

    online: list[bool]
    away: list[int]
    watching: int


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""


FromServer = Hello | Snapshot | Update | Ack | Tried | Stale | Error | Presence | Thinking | Pong

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
