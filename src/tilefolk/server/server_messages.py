"""What the server says on a socket: snapshots, updates, answers, who is here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType

from tilefolk.core.values import Described, Parts
from tilefolk.core.views import View
from tilefolk.server.http_messages import Problem, Table


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
