"""``Game``: one position of any of the games, and all that Python asks of it.

A position is fixed-size arrays of numbers, without Python objects: a copy is a few memory copies
and whole playouts run without the interpreter lock. Nothing random and nothing hidden is inside:
dice and draws are actions of nature, chosen from outside among weighted outcomes.
"""

from __future__ import annotations

import hashlib
from typing import Any

import cython

from tilefolk.core.errors import IllegalAction
from tilefolk.core.hooks import Hooks
from tilefolk.core.rng import Rng

NATURE = -1
"""Whose move it is when dice, a draw or a stolen card decide."""
OVER = -2
"""Whose move it is when the game has ended."""

if not cython.compiled:
    from tilefolk.core.hooks import EVENT_WIDTH, EVENTS_MAX, LEGAL_MAX


@cython.cclass
class Game(Hooks):
    """A position. A game fills in what it holds, and its rules (``Hooks``); see ``docs/add-a-game.md``."""

    def __init__(self, players: cython.int) -> None:
        self.players = players
        self.index_count = 0
        self.source_count = 1
        self._listening = False
        self._logged = 0
        if not cython.compiled:
            self._log = []
        self._allocate()

    # --- what a position holds: every game fills this in -------------------------------------------

    def _allocate(self) -> None:
        """Make the arrays of the uncompiled engine; the compiled one has them already."""

    def _share(self, other: Game) -> None:
        """Take over the constant tables of ``other``."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_from(self, other: Game) -> cython.void:
        """Become the same position as ``other``, a game of the same kind, players and options."""

    def fields(self) -> dict[str, Any]:
        """The whole position as plain numbers and lists."""
        return {"players": self.players}

    def restore(self, fields: dict[str, Any]) -> None:
        """Become the position that ``fields`` describe."""

    def explain(self, action: int) -> IllegalAction | None:
        """Why the action is not legal here; None if it is."""
        return None if self._is_legal(action) else IllegalAction("core.illegal_action")

    # --- whose move, and what may be done -----------------------------------------------------------

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
        buffer: cython.longlong[LEGAL_MAX]
        i: cython.int
        if not cython.compiled:
            buffer = [0] * LEGAL_MAX
        if self._to_move() < 0:
            return []
        n: cython.int = self._legal_into(buffer)
        return [buffer[i] for i in range(n)]

    def legal_for(self, seat: cython.int) -> list[int]:
        """The legal actions of one seat, also where several may act at once."""
        buffer: cython.longlong[LEGAL_MAX]
        i: cython.int
        if not cython.compiled:
            buffer = [0] * LEGAL_MAX
        n: cython.int = self._legal_for(seat, buffer) if self._to_move() >= 0 else 0
        return [buffer[i] for i in range(n)]

    def is_legal(self, action: cython.longlong) -> bool:
        """Whether the action, or the outcome of nature, is possible here."""
        return self._is_legal(action)

    def chance(self) -> list[tuple[int, int]]:
        """Nature's outcomes with their weights; empty when it is not nature's move."""
        outcomes: cython.longlong[LEGAL_MAX]
        weights: cython.longlong[LEGAL_MAX]
        i: cython.int
        if not cython.compiled:
            outcomes = [0] * LEGAL_MAX
            weights = [0] * LEGAL_MAX
        if self._to_move() != -1:
            return []
        n: cython.int = self._chance_into(outcomes, weights)
        return [(outcomes[i], weights[i]) for i in range(n)]

    def sample_chance(self, rng: Rng) -> int:
        """One of nature's outcomes, drawn by weight; only at nature's move."""
        if self._to_move() != -1:
            raise IllegalAction("core.not_natures_move")
        return self._sample_chance(rng)

    def random_action(self, rng: Rng) -> int:
        """One of the legal actions, each as likely; only where a seat is to move."""
        if self._to_move() < 0:
            raise IllegalAction("core.illegal_action")
        return self._random_action(rng)

    def index_of(self, action: cython.longlong) -> int:
        """The small number of an action in masks and policies, or -1."""
        return self._index_of(action)

    def action_at(self, index: cython.int) -> int:
        """The action that an index means here, or -1."""
        return self._action_at(index)

    # --- playing ------------------------------------------------------------------------------------

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
                self._log = cython.cast(
                    cython.p_longlong, calloc(EVENTS_MAX * EVENT_WIDTH, cython.sizeof(cython.longlong))
                )
                if self._log == cython.NULL:
                    raise MemoryError
        else:
            self._log = []
        self._listening = True
        self._apply(action)
        self._listening = False
        if cython.compiled:
            raw = [
                tuple([self._log[i * EVENT_WIDTH + j] for j in range(EVENT_WIDTH)])
                for i in range(self._logged)
            ]
        else:
            raw = list(self._log)
        return raw

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end; returns the number of decisions made."""
        with cython.nogil:
            decisions: cython.int = self._playout(rng)
        return decisions

    def redeterminise(self, seat: cython.int, rng: Rng) -> None:
        """Replace what the seat can't know by a random guess that fits all it knows."""
        self._redeterminise(seat, rng)

    # --- points -------------------------------------------------------------------------------------

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

    # --- copies, and the same or not ----------------------------------------------------------------

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

    def checksum(self) -> str:
        """A short fingerprint of the position, equal in the compiled and the pure engine."""
        return hashlib.blake2b(repr(self.fields()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or type(other) is not type(self):
            return NotImplemented
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.checksum())
