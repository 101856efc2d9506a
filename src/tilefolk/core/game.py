"""``Game``: one position of any of the games, and the C-level hooks that every game fills in.

A position is fixed-size arrays of numbers, without Python objects: a copy is a few memory copies
and whole playouts run without the interpreter lock. Nothing random and nothing hidden is inside:
dice and draws are actions of nature, chosen from outside among weighted outcomes.
"""

from __future__ import annotations

import hashlib
from typing import Any

import cython

from tilefolk.core.errors import IllegalAction
from tilefolk.core.rng import Rng

NATURE = -1
"""Whose move it is when dice, a draw or a stolen card decide."""
OVER = -2
"""Whose move it is when the game has ended."""

LEGAL_MAX = 4096
"""No position has more legal actions or outcomes than this."""
EVENT_WIDTH = 8
"""Numbers an event: its kind and seven parameters."""
EVENTS_MAX = 512
"""No single action tells more events than this."""


@cython.cclass
class Game:
    """A position. Subclasses override the hooks; see ``docs/add-a-game.md``."""

    def __init__(self, players: cython.int) -> None:
        self.players = players
        self.index_count = 0
        self.source_count = 1
        self._listening = False
        self._logged = 0
        if not cython.compiled:
            self._log = []
        self._allocate()

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self._log)

    # --- hooks ---------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        """The seat to move, NATURE or OVER."""
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
        buffer: cython.longlong[4096]
        weights: cython.longlong[4096]
        i: cython.int
        n: cython.int
        if not cython.compiled:
            buffer = [0] * 4096
            weights = [0] * 4096
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
    def _chance_into(self, outcomes: cython.p_longlong, weights: cython.p_longlong) -> cython.int:
        """At nature's move: write the possible outcomes and their whole-number weights."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sample_chance(self, rng: Rng) -> cython.longlong:
        """One of nature's outcomes, drawn by weight."""
        outcomes: cython.longlong[4096]
        weights: cython.longlong[4096]
        total: cython.longlong = 0
        i: cython.int
        if not cython.compiled:
            outcomes = [0] * 4096
            weights = [0] * 4096
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
    def _apply(self, action: cython.longlong) -> cython.void:
        """Carry out an action that is known to be legal, or an outcome of nature."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points(self, seat: cython.int, source: cython.int) -> cython.int:
        """Points of a seat from one source (the spec names the sources)."""
        return 0

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
    def _copy_from(self, other: Game) -> cython.void:
        """Become the same position as ``other``, a game of the same kind, players and options."""

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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask_into(self, mask: cython.p_schar) -> cython.int:
        """Write 1 at the index of every legal action of the seat to move, 0 elsewhere; returns how many."""
        buffer: cython.longlong[4096]
        i: cython.int
        n: cython.int
        index: cython.int
        count: cython.int = 0
        if cython.compiled:
            memset(mask, 0, self.index_count)
        else:
            buffer = [0] * 4096
            mask[:] = 0
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
    def _random_action(self, rng: Rng) -> cython.longlong:
        """One of the legal actions of the seat to move, each as likely."""
        buffer: cython.longlong[4096]
        if not cython.compiled:
            buffer = [0] * 4096
        n: cython.int = self._legal_into(buffer)
        return buffer[rng._below(n)]

    def _allocate(self) -> None:
        """Make the arrays of the uncompiled engine; the compiled one has them already."""

    def _share(self, other: Game) -> None:
        """Take over the constant tables of ``other``."""

    def fields(self) -> dict[str, Any]:
        """The whole position as plain numbers and lists."""
        return {"players": self.players}

    def restore(self, fields: dict[str, Any]) -> None:
        """Become the position that ``fields`` describe."""

    def explain(self, action: int) -> IllegalAction | None:
        """Why the action is not legal here; None if it is."""
        return None if self._is_legal(action) else IllegalAction("core.illegal_action")

    # --- what every game can do ----------------------------------------------------------------

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
            if self._logged >= 512:
                return
            at: cython.int = self._logged * 8
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

    @property
    def to_move(self) -> int:
        """The seat to move, NATURE (-1) or OVER (-2)."""
        return self._to_move()

    @property
    def is_chance(self) -> bool:
        """Whether nature moves next."""
        return self._to_move() == -1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._to_move() == -2

    def legal(self) -> list[int]:
        """The legal actions of the seat to move; empty at nature's move and at the end."""
        buffer: cython.longlong[4096]
        i: cython.int
        if not cython.compiled:
            buffer = [0] * 4096
        if self._to_move() < 0:
            return []
        n: cython.int = self._legal_into(buffer)
        return [buffer[i] for i in range(n)]

    def legal_for(self, seat: cython.int) -> list[int]:
        """The legal actions of one seat, also where several may act at once."""
        buffer: cython.longlong[4096]
        i: cython.int
        if not cython.compiled:
            buffer = [0] * 4096
        n: cython.int = self._legal_for(seat, buffer) if self._to_move() >= 0 else 0
        return [buffer[i] for i in range(n)]

    def is_legal(self, action: cython.longlong) -> bool:
        """Whether the action, or the outcome of nature, is possible here."""
        return self._is_legal(action)

    def chance(self) -> list[tuple[int, int]]:
        """Nature's outcomes with their weights; empty when it is not nature's move."""
        outcomes: cython.longlong[4096]
        weights: cython.longlong[4096]
        i: cython.int
        if not cython.compiled:
            outcomes = [0] * 4096
            weights = [0] * 4096
        if self._to_move() != -1:
            return []
        n: cython.int = self._chance_into(outcomes, weights)
        return [(outcomes[i], weights[i]) for i in range(n)]

    def sample_chance(self, rng: Rng) -> int:
        """One of nature's outcomes, drawn by weight; only at nature's move."""
        if self._to_move() != -1:
            raise IllegalAction("core.not_natures_move")
        return self._sample_chance(rng)

    def apply(self, action: cython.longlong) -> None:
        """Carry out a legal action; anything else raises and changes nothing."""
        if not self._is_legal(action):
            raise self.explain(action) or IllegalAction("core.illegal_action")
        self._apply(action)

    def apply_trusted(self, action: cython.longlong) -> None:
        """Carry out an action taken from ``legal()`` or ``chance()``, without checking it again."""
        self._apply(action)

    def apply_listening(self, action: cython.longlong) -> list[tuple[int, ...]]:
        """Like ``apply``, and return the events as raw numbers."""
        i: cython.int
        j: cython.int
        if not self._is_legal(action):
            raise self.explain(action) or IllegalAction("core.illegal_action")
        self._logged = 0
        if cython.compiled:
            if self._log == cython.NULL:
                self._log = cython.cast(cython.p_longlong, calloc(512 * 8, cython.sizeof(cython.longlong)))
                if self._log == cython.NULL:
                    raise MemoryError
        else:
            self._log = []
        self._listening = True
        self._apply(action)
        self._listening = False
        if cython.compiled:
            raw = [tuple([self._log[i * 8 + j] for j in range(8)]) for i in range(self._logged)]
        else:
            raw = list(self._log)
        return raw

    def blank(self) -> Game:
        """A new object of the same kind, to be filled by ``copy_from``."""
        other: Game = type(self).__new__(type(self))
        other.players = self.players
        other.index_count = self.index_count
        other.source_count = self.source_count
        if not cython.compiled:
            other._listening = False
            other._logged = 0
            other._log = []
            other._allocate()
        other._share(self)
        return other

    def copy(self) -> Game:
        """The same position as an independent object."""
        other: Game = self.blank()
        other._copy_from(self)
        return other

    def copy_from(self, other: Game) -> None:
        """Become the same position as ``other``, which must be of the same kind."""
        if type(other) is not type(self) or other.players != self.players:
            raise TypeError("copy_from needs a game of the same kind and number of players")
        self._copy_from(other)

    def points(self, seat: cython.int) -> list[int]:
        """Points of a seat by source."""
        return [self._points(seat, source) for source in range(self.source_count)]

    def score(self, seat: cython.int) -> int:
        """All points of a seat."""
        return self._score(seat)

    def scores(self) -> list[int]:
        """All points of each seat."""
        return [self._score(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The winning seats, once the game is over."""
        mask: cython.int = self._winner_mask() if self._to_move() == -2 else 0
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def returns(self) -> list[float]:
        """1 shared among the winners, 0 for all others; all 0 before the end."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end; returns the number of decisions made."""
        with cython.nogil:
            decisions: cython.int = self._playout(rng)
        return decisions

    def redeterminise(self, seat: cython.int, rng: Rng) -> None:
        """Replace what the seat can't know by a random guess that fits all it knows."""
        self._redeterminise(seat, rng)

    def index_of(self, action: cython.longlong) -> int:
        """The small number of an action in masks and policies, or -1."""
        return self._index_of(action)

    def action_at(self, index: cython.int) -> int:
        """The action that an index means here, or -1."""
        return self._action_at(index)

    def checksum(self) -> str:
        """A short fingerprint of the position, equal in the compiled and the pure engine."""
        return hashlib.blake2b(repr(self.fields()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or type(other) is not type(self):
            return NotImplemented
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.checksum())
