"""What the database holds of guests, tables and their logs, as structs."""

from __future__ import annotations

from msgspec import Struct, json
from sqlalchemy import RowMapping

from tilefolk.core.values import OptionValue
from tilefolk.server.lobby import Lobby


class GuestRow(Struct, frozen=True):
    """A guest: the public id and the name."""

    player: str
    name: str


class Origin(Struct, frozen=True):
    """The game that a table goes on from, or that was brought along whole and is over."""

    record: str
    """The record up to there, without the seed of what followed."""
    page: str = ""
    """Where that game can be seen."""
    number: int = 0
    names: list[str] = []
    """After how many moves of whose game."""
    colours: list[str] = []
    whole: bool = False


class TableRow(Struct, frozen=True):
    """What never changes about a table, and its secret seed."""

    id: str
    game: str
    options: dict[str, OptionValue]
    public: bool
    shuffle: bool
    seed: str
    created: float
    origin: Origin | None = None


class EntryData(Struct, frozen=True, omit_defaults=True):
    """What an entry says: the seats from now on, what a seat did or how the game began, or a line of chat."""

    lobby: Lobby | None = None
    rules: int = 1
    """The version of the rules that the game began with."""
    seat: int | None = None
    lines: list[str] | None = None
    """New lines of the record."""
    name: str = ""
    text: str = ""


class Entry(Struct, frozen=True):
    """One entry of a table's log."""

    table_id: str
    seq: int
    kind: str
    player: str
    command: str
    data: EntryData
    at: float


class Outcome(Struct, frozen=True):
    """How a game ended: each seat's points, the seats that won, and each seat's points by their source."""

    scores: list[int]
    winners: list[int]
    points: list[dict[str, int]] = []


class Append(Struct, frozen=True):
    """An entry to be stored, with what it changes in the lists."""

    entry: Entry
    status: str
    result: Outcome | None = None
    members: tuple[str, ...] = ()
    table: TableRow | None = None


def entry_of(row: RowMapping) -> Entry:
    """A row as an entry."""
    return Entry(**{**row, "data": json.decode(row["data"], type=EntryData)})


def table_of(row: RowMapping) -> TableRow:
    """A row as a table."""
    return TableRow(
        id=row["id"],
        game=row["game"],
        options=json.decode(row["options"]),
        public=row["public"],
        shuffle=row["shuffle"],
        seed=row["seed"],
        created=row["created"],
        origin=json.decode(row["origin"], type=Origin) if row["origin"] else None,
    )
