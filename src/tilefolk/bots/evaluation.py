"""``Evaluator``: what a position is worth to each seat, in the points of its game.

This base knows nothing of any game: it counts the points that are already there. A game's own
evaluator reads the position's numbers and adds what they promise, with weights from a data file.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from tilefolk.core.game import Game

if not cython.compiled:
    from math import exp


@cython.cclass
class Evaluator:
    """Judges positions. ``NAMES`` of a subclass are its weights, in the order of their numbers."""

    NAMES = ("scale",)
    DEFAULTS = {"scale": 10.0}  # noqa: RUF012  # read only; the engine's classes can't say so

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        if not cython.compiled:
            self.weights = [0.0] * 64
        self.names = tuple(type(self).NAMES)
        self.hidden = False
        self.rivalry, self.leader = 1.0, 0.5
        given = dict(self.DEFAULTS if weights is None else weights)
        if set(given) != set(self.names):
            wrong = sorted(set(given) ^ set(self.names))
            raise ValueError(f"weights of {type(self).__name__}: unknown or missing {', '.join(wrong)}")
        for i, name in enumerate(self.names):
            self.weights[i] = given[name]
        self.scale = given["scale"]

    @property
    def values_by_name(self) -> dict[str, float]:
        """The weights by name."""
        return {name: self.weights[i] for i, name in enumerate(self.names)}

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self, game: Game) -> cython.void:
        """Called once before the positions that follow from ``game`` are judged."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _values(self, game: Game, values: cython.p_double) -> cython.void:
        """Write what each seat may expect."""
        seat: cython.int
        for seat in range(game.players):
            values[seat] = game._score(seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pending(self, game: Game, seat: cython.int) -> cython.double:
        """What the seat can still gain by a decision of the same turn, beyond ``_values``."""
        return 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead(self, game: Game, seat: cython.int) -> cython.double:
        """How far a seat is ahead: of the best other seat (``leader``) and of the others' mean (the rest).

        ``rivalry``: how much another's gain counts beside one's own.
        """
        values: cython.double[8]
        other: cython.int
        best: cython.double = -1e9
        total: cython.double = 0.0
        if not cython.compiled:
            values = [0.0] * 8
        self._values(game, values)
        for other in range(game.players):
            if other == seat:
                continue
            total += values[other]
            if values[other] > best:
                best = values[other]
        total /= game.players - 1
        return values[seat] - self.rivalry * (self.leader * best + (1.0 - self.leader) * total)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _share(self, game: Game, lead: cython.double) -> cython.double:
        """A lead in points as a share of wins between 0 and 1."""
        return 1.0 / (1.0 + (game.players - 1) * exp(-lead / self.scale))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rewards(self, game: Game, rewards: cython.p_double) -> cython.void:
        """Write each seat's share of wins; after the end the winners count, and a little the lead."""
        seat: cython.int
        winners: cython.int
        count: cython.int = 0
        over: cython.bint = game._to_move() == -2
        for seat in range(game.players):
            rewards[seat] = self._share(game, self._lead(game, seat))
        if over:
            winners = game._winner_mask()
            for seat in range(game.players):
                count += (winners >> seat) & 1
            for seat in range(game.players):
                rewards[seat] *= 0.3
                if (winners >> seat) & 1:
                    rewards[seat] += 0.7 / count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, outcome: cython.longlong) -> cython.longlong:
        """What of nature's outcome leads to a different branch of the search."""
        return outcome

    def prepare(self, game: Game) -> None:
        """Called once before the positions that follow from ``game`` are judged."""
        self._prepare(game)

    def values(self, game: Game) -> list[float]:
        """What each seat may expect."""
        values: cython.double[8]
        seat: cython.int
        if not cython.compiled:
            values = [0.0] * 8
        self._values(game, values)
        return [values[seat] for seat in range(game.players)]

    def rewards(self, game: Game) -> list[float]:
        """Each seat's expected share of wins."""
        rewards: cython.double[8]
        seat: cython.int
        if not cython.compiled:
            rewards = [0.0] * 8
        self._rewards(game, rewards)
        return [rewards[seat] for seat in range(game.players)]

    def share(self, game: Game, lead: cython.double) -> float:
        """A lead in points as a share of wins between 0 and 1."""
        return self._share(game, lead)

    def outlook(self, game: Game, seat: cython.int) -> float:
        """What a seat may expect, with what a decision of the same turn can still add."""
        return self.values(game)[seat] + self._pending(game, seat)
