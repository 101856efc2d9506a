"""What an action made happen, as raw numbers; a game's ``events`` module gives them words."""

from __future__ import annotations

from tilefolk.core import memory, names

FIRST_ROOM = 16
"""Events that find room before the log grows."""


class EventLog:
    """The events of one action in order; it grows with them."""

    def __init__(self) -> None:
        self.count = 0
        self.room = FIRST_ROOM
        self.numbers = memory.numbers(FIRST_ROOM * names.EVENT_WIDTH)

    def __dealloc__(self) -> None:
        memory.release(self.numbers)

    def add(self, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
        """Note an event."""
        if self.count == self.room:
            self.room *= 2
            self.numbers = memory.resized(self.numbers, self.room * names.EVENT_WIDTH)
        at = self.count * names.EVENT_WIDTH
        self.numbers[at] = kind
        self.numbers[at + 1] = a
        self.numbers[at + 2] = b
        self.numbers[at + 3] = c
        self.numbers[at + 4] = d
        self.numbers[at + 5] = e
        self.numbers[at + 6] = f
        self.numbers[at + 7] = g
        self.count += 1

    def raw(self) -> list[tuple[int, ...]]:
        """The events, each as its kind and seven parameters."""
        return [
            tuple([self.numbers[at + i] for i in range(names.EVENT_WIDTH)])
            for at in range(0, self.count * names.EVENT_WIDTH, names.EVENT_WIDTH)
        ]
