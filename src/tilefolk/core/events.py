"""What happened, told to those who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tilefolk.core.values import Parts, Value


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    ``audience`` None: everybody sees ``data``. Otherwise only those seats do,
    and all others see ``public`` instead (None: they learn nothing of it).

    >>> event = Event("bought", {"seat": 1, "card": "knight"}, audience=(1,), public={"seat": 1})
    >>> event.seen_by(1), event.seen_by(None)
    ({'kind': 'bought', 'seat': 1, 'card': 'knight'}, {'kind': 'bought', 'seat': 1})
    """

    kind: str
    data: Mapping[str, Value]
    audience: tuple[int, ...] | None = None
    public: Mapping[str, Value] | None = None

    def seen_by(self, seat: int | None) -> Parts | None:
        """The event as that seat (None: a spectator) may see it."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return {"kind": self.kind, **self.data}
        return None if self.public is None else {"kind": self.kind, **self.public}

    def uncovered(self) -> Parts:
        """The event as one sees it who sees all cards: only when the game is over."""
        return {"kind": self.kind, **self.data}
