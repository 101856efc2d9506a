"""What new entries mean for those who look at a table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from tilefolk.core.events import Event
from tilefolk.core.values import Parts
from tilefolk.server.server_messages import ChatLine, EventLine, SeenEvent


class Change(Struct):
    """What new entries mean for those who look."""

    first: int
    table: bool = False
    game: bool = False
    events: list[tuple[int, int, Event]] = msgspec.field(default_factory=list)
    chat: list[ChatLine] = msgspec.field(default_factory=list)

    def then(self, later: Change) -> Change:
        """Both changes as one."""
        return Change(
            first=self.first,
            table=self.table or later.table,
            game=self.game or later.game,
            events=self.events + later.events,
            chat=self.chat + later.chat,
        )


def seen_events(events: Iterable[Event], seat: int) -> list[SeenEvent]:
    """Events that are or would be, as this seat sees them."""
    told = [(event.kind, event.seen_by(seat)) for event in events]
    return [SeenEvent(kind, parts_of(seen)) for kind, seen in told if seen is not None]


def parts_of(seen: Parts) -> Parts:
    """An event without its kind."""
    return {name: value for name, value in seen.items() if name != "kind"}


def event_lines(events: list[tuple[int, int, Event]], seat: int | None) -> list[EventLine]:
    """Events as this seat may see them; those it may not know of are left out."""
    seen = [(seq, at, event.kind, event.seen_by(seat)) for seq, at, event in events]
    return [EventLine(seq, kind, parts_of(data), at) for seq, at, kind, data in seen if data is not None]


def uncovered_lines(events: list[tuple[int, int, Event]]) -> list[EventLine]:
    """Events with everything that happened, for one who sees all cards of a game that is over."""
    return [EventLine(seq, event.kind, parts_of(event.uncovered()), at) for seq, at, event in events]
