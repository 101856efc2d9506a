"""Whose analysis is next: addresses take turns, so that one with many records delays only their own."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import Struct


class Waiting(Struct, frozen=True):
    """A record that nobody works at, who asked for it and when."""

    record: str
    owner: str
    asked: float


class Turns:
    """Turns of addresses; of a guest where this server does not know from where they asked."""

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}
        self._ended: dict[str, float] = {}
        self._at_work = ""

    def note_network(self, record: str, network: str) -> None:
        """A record was asked for from there."""
        self._networks[record] = network

    def begin(self, waiting: Sequence[Waiting]) -> Waiting:
        """The record of whoever has waited longest, since they asked or since their last turn ended."""
        self._networks = {it.record: self._owner_of(it) for it in waiting}
        whose = set(self._networks.values())
        self._ended = {it: at for it, at in self._ended.items() if it in whose}
        chosen = min(
            waiting, key=lambda it: (max(it.asked, self._ended.get(self._owner_of(it), 0.0)), it.asked)
        )
        self._at_work = self._owner_of(chosen)
        return chosen

    def end(self) -> None:
        """What was begun last is done, or was stopped."""
        self._ended[self._at_work] = time.time()

    def _owner_of(self, it: Waiting) -> str:
        return self._networks.get(it.record) or it.owner
