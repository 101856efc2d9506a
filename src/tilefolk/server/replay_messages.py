"""What a replay says: the table, every move with its events as one pair of eyes sees them, and positions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilefolk.core.views import View
from tilefolk.server.http_messages import NewSeat, Table
from tilefolk.server.message_types import Hash
from tilefolk.server.server_messages import EventLine


class ReplayMove(Struct, frozen=True):
    """A move of the record: what the eyes see of it; ``seat`` is null for a move of chance."""

    seat: int | None
    events: list[EventLine]


class Replay(Struct, frozen=True):
    """A finished game from its first to its last move."""

    table: Table
    moves: list[ReplayMove]


class ReplayPosition(Struct, frozen=True):
    """What the eyes see after so many moves."""

    number: int
    view: View


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after so many moves; the table begins at once unless a seat waits for a friend."""

    number: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    pledge: Hash | None = None


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from a file."""

    record: str


class KeptRecord(Struct, frozen=True):
    """Under this id the record can be replayed, until nobody looks at it for long."""

    id: str
