"""Games that are over: as a list shows them, and as lines of a file that keeps them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilefolk.server.message_types import ColourName, Key, Level, Name

FORMAT = 1
GAMES_AT_ONCE = 20


class PlayedSeat(Struct, frozen=True):
    """Who had a seat in the end."""

    kind: Literal["human", "open", "bot"]
    name: str
    level: str
    colour: str
    mine: bool


class PlayedGame(Struct, frozen=True):
    """A finished game of somebody's; of old ones points and winners may be unknown and empty."""

    id: str
    game: str
    created: int
    seats: list[PlayedSeat]
    scores: list[int]
    winners: list[int]
    points: list[dict[str, int]]
    """Each seat's points by what they came from."""


class ArchivedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat in a file: ``mine`` for who has written it for themselves, ``player`` where a host has."""

    kind: Literal["human", "open", "bot"]
    name: Name | Literal[""] = ""
    level: Level | Literal[""] = ""
    colour: ColourName = ""
    mine: bool = False
    player: Annotated[str, Meta(max_length=16)] = ""


class ArchivedGame(Struct, frozen=True):
    """One line of a file of games: the record, and what it does not tell."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    id: Key
    created: float
    seats: Annotated[list[ArchivedSeat], Meta(max_length=16)]
    record: str


class GamesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of a file of games, to be taken in."""

    games: Annotated[list[ArchivedGame], Meta(max_length=GAMES_AT_ONCE)]


class TakenIn(Struct, frozen=True):
    """How many games were new, how many were here already, and how many can't be read."""

    added: int
    known: int
    unreadable: int
