"""The hooks that a game fills in: its rules, as the compiled engine calls them.

They run without the interpreter lock and without Python objects. Below them stands what follows from them
for every game; some of that a game replaces by something faster.
"""

from __future__ import annotations

import cython

from tilefolk.core.rng import Rng

if not cython.compiled:
    LEGAL_MAX = 4096  # no position has more legal actions or outcomes than this
    EVENTS_MAX = 512  # no single action tells more events than this
    EVENT_WIDTH = 8  # numbers an event: its kind and seven parameters


@cython.cclass
class Hooks:
    """The rules of a game at C level; ``Game`` adds what Python asks."""

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self._log)

    # --- what a game must say ---------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        """The seat to move, NATURE (-1) or OVER (-2)."""
        return -2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_into(self, buffer: cython.p_longlong) -> cython.int:
        """Write the legal actions of the seat to move; the only source of legality."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_into(self, outcomes: cython.p_longlong, weights: cython.p_longlong) -> cython.int:
        """At nature's move: write the possible outcomes and their whole-number weights."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, action: cython.longlong) -> cython.void:
        """Carry out an action that is known to be legal, or an outcome of nature."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points(self, seat: cython.int, source: cython.int) -> cython.int:
        """Points of a seat from one source (the spec names the sources)."""
        return 0

    # --- what a game says if it has hidden things, or numbers its actions -------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _redeterminise(self, seat: cython.int, rng: Rng) -> cython.void:
        """Replace what the seat can't know by a random guess that fits all it knows."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _index_of(self, action: cython.longlong) -> cython.int:
        """The small number of an action in masks and policies, or -1."""
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _action_at(self, index: cython.int) -> cython.longlong:
        """The action that an index means here, or -1."""
        return -1

    # --- what follows from these ------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_for(self, seat: cython.int, buffer: cython.p_longlong) -> cython.int:
        """Legal actions of one seat; differs only where several seats may act at once."""
        if seat < 0 or seat != self._to_move():
            return 0
        return self._legal_into(buffer)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_legal(self, action: cython.longlong) -> cython.bint:
        """Whether it is among the legal actions of those who may act, or an outcome of nature."""
        buffer: cython.longlong[LEGAL_MAX]
        weights: cython.longlong[LEGAL_MAX]
        i: cython.int
        n: cython.int
        if not cython.compiled:
            buffer = [0] * LEGAL_MAX
            weights = [0] * LEGAL_MAX
        seat: cython.int = self._to_move()
        if seat == -2:
            return False
        n = self._chance_into(buffer, weights) if seat == -1 else self._legal_into(buffer)
        for i in range(n):
            if buffer[i] == action:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, seat: cython.int) -> cython.int:
        """All points of a seat."""
        total: cython.int = 0
        source: cython.int
        for source in range(self.source_count):
            total += self._points(seat, source)
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winner_mask(self) -> cython.int:
        """The winners as bits, once the game is over: those with most points."""
        best: cython.int = self._score(0)
        mask: cython.int = 1
        seat: cython.int
        score: cython.int
        for seat in range(1, self.players):
            score = self._score(seat)
            if score > best:
                best = score
                mask = 1 << seat
            elif score == best:
                mask |= 1 << seat
        return mask

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask_into(self, mask: cython.p_schar, front: cython.int) -> cython.int:
        """Write 1 at the index of every legal action of the seat to move, 0 elsewhere; returns how many.

        ``front`` is what ``_mask_front`` said when this mask was last written, ``index_count`` if nothing
        is known of what it holds: a game may use it to clear less.
        """
        if cython.compiled:
            memset(mask, 0, self.index_count)
        else:
            mask[:] = 0
        return self._mark_legal(mask)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask_front(self) -> cython.int:
        """What to tell ``_mask_into`` when it next writes over the mask of this position."""
        return self.index_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mark_legal(self, mask: cython.p_schar) -> cython.int:
        """Write 1 at the index of every legal action; returns how many."""
        buffer: cython.longlong[LEGAL_MAX]
        i: cython.int
        n: cython.int
        index: cython.int
        count: cython.int = 0
        if not cython.compiled:
            buffer = [0] * LEGAL_MAX
        n = self._legal_into(buffer)
        for i in range(n):
            index = self._index_of(buffer[i])
            if index >= 0:
                mask[index] = 1
                count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sample_chance(self, rng: Rng) -> cython.longlong:
        """One of nature's outcomes, drawn by weight."""
        outcomes: cython.longlong[LEGAL_MAX]
        weights: cython.longlong[LEGAL_MAX]
        total: cython.longlong = 0
        i: cython.int
        if not cython.compiled:
            outcomes = [0] * LEGAL_MAX
            weights = [0] * LEGAL_MAX
        n: cython.int = self._chance_into(outcomes, weights)
        for i in range(n):
            total += weights[i]
        pick: cython.longlong = rng._below(cython.cast(cython.int, total))
        for i in range(n):
            pick -= weights[i]
            if pick < 0:
                return outcomes[i]
        return outcomes[n - 1]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _random_action(self, rng: Rng) -> cython.longlong:
        """One of the legal actions of the seat to move, each as likely."""
        buffer: cython.longlong[LEGAL_MAX]
        if not cython.compiled:
            buffer = [0] * LEGAL_MAX
        n: cython.int = self._legal_into(buffer)
        return buffer[rng._below(n)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _playout(self, rng: Rng) -> cython.int:
        """Play random legal actions to the end; returns the number of decisions."""
        decisions: cython.int = 0
        while True:
            seat: cython.int = self._to_move()
            if seat == -2:
                return decisions
            if seat == -1:
                self._apply(self._sample_chance(rng))
            else:
                self._apply(self._random_action(rng))
                decisions += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, index: cython.int) -> cython.void:
        """Ask the processor to bring near what the action of an index will touch; only ever a hint."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _emit(
        self,
        kind: cython.int,
        a: cython.longlong,
        b: cython.longlong,
        c: cython.longlong,
        d: cython.longlong,
        e: cython.longlong,
        f: cython.longlong,
        g: cython.longlong,
    ) -> cython.void:
        """Note an event; callers ask ``self._listening`` first, so that playouts pay nothing."""
        if cython.compiled:
            if self._logged >= EVENTS_MAX:
                return
            at: cython.int = self._logged * EVENT_WIDTH
            self._log[at] = kind
            self._log[at + 1] = a
            self._log[at + 2] = b
            self._log[at + 3] = c
            self._log[at + 4] = d
            self._log[at + 5] = e
            self._log[at + 6] = f
            self._log[at + 7] = g
            self._logged += 1
        else:
            self._log.append((kind, a, b, c, d, e, f, g))
