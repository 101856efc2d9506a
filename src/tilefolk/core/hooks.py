"""The hooks that a game fills in: its rules, as the compiled engine calls them.

They run without the interpreter lock and without Python objects. Below them stands what follows from them
for every game; some of that a game replaces by something faster.
"""

from __future__ import annotations

from tilefolk.core import memory, names
from tilefolk.core.event_log import EventLog
from tilefolk.core.memory import Mask
from tilefolk.core.rng import Rng


class Hooks:
    """The rules of a game at C level; ``Game`` adds what Python asks."""

    players: int
    index_count: int
    source_count: int
    _listening: bool
    _log: EventLog

    # --- what a game must say ---------------------------------------------------------------------

    def _to_move(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return names.OVER

    def _legal_into(self, buffer: list[int]) -> int:
        """Write the legal actions of the seat to move; the only source of legality."""
        return 0

    def _chance_into(self, outcomes: list[int], weights: list[int]) -> int:
        """At chance's move: write the possible outcomes and their whole-number weights."""
        return 0

    def _apply(self, action: int) -> None:
        """Carry out an action that is known to be legal, or an outcome of chance."""

    def _points(self, seat: int, source: int) -> int:
        """Points of a seat from one source (the spec names the sources)."""
        return 0

    # --- what a game says if it has hidden things, or numbers its actions -------------------------

    def _redeterminise(self, seat: int, rng: Rng) -> None:
        """Replace what the seat can't know by a random guess that fits all it knows."""

    def _index_of(self, action: int) -> int:
        """The small number of an action in masks and policies, or -1."""
        return -1

    def _action_at(self, index: int) -> int:
        """The action that an index means here, or -1."""
        return -1

    # --- what follows from these ------------------------------------------------------------------

    def _legal_for(self, seat: int, buffer: list[int]) -> int:
        """Legal actions of one seat; differs only where several seats may act at once."""
        if seat < 0 or seat != self._to_move():
            return 0
        return self._legal_into(buffer)

    def _is_legal(self, action: int) -> bool:
        """Whether it is among the legal actions of those who may act, or an outcome of chance."""
        buffer = memory.scratch(names.LEGAL_MAX)
        seat = self._to_move()
        n = 0
        if seat == names.CHANCE:
            n = self._chance_into(buffer, memory.scratch(names.LEGAL_MAX))
        elif seat != names.OVER:
            n = self._legal_into(buffer)
        for i in range(n):
            if buffer[i] == action:
                return True
        return False

    def _score(self, seat: int) -> int:
        """All points of a seat."""
        total = 0
        for source in range(self.source_count):
            total += self._points(seat, source)
        return total

    def _winner_mask(self) -> int:
        """H9.5, M7.4: the winners as bits, once the game is over: those with most points."""
        best = self._score(0)
        mask = 1
        for seat in range(1, self.players):
            score = self._score(seat)
            if score > best:
                best = score
                mask = 1 << seat
            elif score == best:
                mask |= 1 << seat
        return mask

    def _mask_into(self, mask: Mask, front: int) -> int:
        """Write 1 at the index of every legal action of the seat to move, 0 elsewhere; returns how many.

        ``front`` is what ``_mask_front`` said when this mask was last written, ``index_count`` if nothing
        is known of what it holds: a game may use it to clear less.
        """
        memory.clear(mask, 0, self.index_count)
        return self._mark_legal(mask)

    def _mask_front(self) -> int:
        """What to tell ``_mask_into`` when it next writes over the mask of this position."""
        return self.index_count

    def _mark_legal(self, mask: Mask) -> int:
        """Write 1 at the index of every legal action; returns how many."""
        buffer = memory.scratch(names.LEGAL_MAX)
        count = 0
        for i in range(self._legal_into(buffer)):
            index = self._index_of(buffer[i])
            if index >= 0:
                mask[index] = 1
                count += 1
        return count

    def _sample_chance(self, rng: Rng) -> int:
        """One of chance's outcomes, drawn by weight."""
        outcomes = memory.scratch(names.LEGAL_MAX)
        weights = memory.scratch(names.LEGAL_MAX)
        n = self._chance_into(outcomes, weights)
        total = 0
        for i in range(n):
            total += weights[i]
        pick = rng._below(total)
        for i in range(n):
            pick -= weights[i]
            if pick < 0:
                return outcomes[i]
        return outcomes[n - 1]

    def _advance(self, rng: Rng) -> int:
        """Let chance move until a seat must decide or the game is over; returns who is to move."""
        seat = self._to_move()
        while seat == names.CHANCE:
            self._apply(self._sample_chance(rng))
            seat = self._to_move()
        return seat

    def _random_action(self, rng: Rng) -> int:
        """One of the legal actions of the seat to move, each as likely."""
        buffer = memory.scratch(names.LEGAL_MAX)
        n = self._legal_into(buffer)
        return buffer[rng._below(n)]

    def _playout(self, rng: Rng) -> int:
        """Play random legal actions to the end; returns the number of decisions."""
        decisions = 0
        while self._advance(rng) != names.OVER:
            self._apply(self._random_action(rng))
            decisions += 1
        return decisions

    def _fetch(self, index: int) -> None:
        """Ask the processor to bring near what the action of an index will touch; only ever a hint."""

    def _emit(
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
    ) -> None:
        """Note an event; callers ask ``self._listening`` first, so that playouts pay nothing."""
        self._log.add(kind, a, b, c, d, e, f, g)
