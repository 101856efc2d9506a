"""What is said over HTTP: guests, games, tables, invitations, hints and the coach."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilefolk.bots.reason import Reason
from tilefolk.core.values import Described, OptionValue, Parts
from tilefolk.server.message_types import (
    LONGEST_ANSWER,
    ColourName,
    Hash,
    Level,
    Name,
    SeatNumber,
    Status,
    Token,
)


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
