"""``Search``: one Monte Carlo tree search for all games.

The tree holds decisions and the outcomes of nature that tell branches apart; the position itself is
played anew in every iteration from a fresh guess of what the seat can't see, so no branch rests on a
secret. Every seat seeks its own share of wins (2 to 5 players). Which actions are tried first, and what
an action is worth before it has been tried, comes from the one-action look of :class:`Policy`; beyond
the tree the same policy plays on to a later turn of ours, where the evaluation judges the rest.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import cython

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng

if not cython.compiled:
    from math import exp, sqrt

DEPTH = 512


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search thinks; each game's values are in ``data/levels.json``.

    ``horizon``: moves of nature from the root after which a position is judged, when our turn comes; -1:
    random play to the end.
    ``width``: actions of a decision that are considered. ``explore``: how much the untried is preferred.
    ``trust``: how many tries the first judgement of an action weighs. ``temperature``: points of lead that
    make an action e times as likely to be tried. ``expand_at``: visits before a leaf gets branches.
    """

    horizon: int = 2
    width: int = 24
    explore: float = 0.6
    trust: float = 2.0
    temperature: float = 2.0
    expand_at: int = 4
    capacity: int = 1 << 18


@cython.cclass
class Search:
    """Thinks about one position after another; ``think`` lets go of the interpreter's lock."""

    def __init__(self, evaluator: Evaluator, game: Game, seed: object, settings: Settings) -> None:
        self.evaluator = evaluator
        self.policy = Policy(evaluator, game)
        self.rng = Rng(seed)
        self.root = game.blank()
        self.play = game.blank()
        self.seat = 0
        self.horizon = settings.horizon
        self.width = settings.width
        self.explore = settings.explore
        self.trust = settings.trust
        self.temperature = settings.temperature
        self.expand_at = settings.expand_at
        self.capacity = settings.capacity
        self.used = 1
        self.iterations = 0
        if cython.compiled:
            n: cython.size_t = settings.capacity
            self.first = cython.cast(cython.p_int, calloc(n, cython.sizeof(cython.int)))
            self.sibling = cython.cast(cython.p_int, calloc(n, cython.sizeof(cython.int)))
            self.visits = cython.cast(cython.p_int, calloc(n, cython.sizeof(cython.int)))
            self.action = cython.cast(cython.p_longlong, calloc(n, cython.sizeof(cython.longlong)))
            self.prior = cython.cast(cython.p_double, calloc(n, cython.sizeof(cython.double)))
            self.guess = cython.cast(cython.p_double, calloc(n, cython.sizeof(cython.double)))
            self.total = cython.cast(cython.p_double, calloc(n, cython.sizeof(cython.double)))
            if (
                self.first == cython.NULL
                or self.sibling == cython.NULL
                or self.visits == cython.NULL
                or self.action == cython.NULL
                or self.prior == cython.NULL
                or self.guess == cython.NULL
                or self.total == cython.NULL
            ):
                raise MemoryError
        else:
            size = settings.capacity
            self.first, self.sibling, self.visits = [0] * size, [0] * size, [0] * size
            self.action = [0] * size
            self.prior, self.guess, self.total = [0.0] * size, [0.0] * size, [0.0] * size

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.first)
            free(self.sibling)
            free(self.visits)
            free(self.action)
            free(self.prior)
            free(self.guess)
            free(self.total)

    # --- the tree ------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _new_node(self, parent: cython.int, action: cython.longlong) -> cython.int:
        """A branch of ``parent``, or -1 when the tree is full."""
        node: cython.int = self.used
        if node >= self.capacity:
            return -1
        self.used += 1
        self.first[node] = 0
        self.visits[node] = 0
        self.total[node] = 0.0
        self.prior[node] = 0.0
        self.guess[node] = 0.5
        self.action[node] = action
        self.sibling[node] = self.first[parent]
        self.first[parent] = node
        return node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _outcome_node(self, node: cython.int, key: cython.longlong) -> cython.int:
        """The branch of an outcome of nature, made when it is first met; -1 when the tree is full."""
        child: cython.int = self.first[node]
        while child > 0:
            if self.action[child] == key:
                return child
            child = self.sibling[child]
        return self._new_node(node, key)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _expand(self, node: cython.int, mover: cython.int) -> cython.void:
        """Branches for the best ``width`` actions, each with its first judgement and its prior."""
        i: cython.int
        j: cython.int
        child: cython.int
        best: cython.int
        n: cython.int = self.policy._rank(self.play, mover)
        kept: cython.int = min(n, self.width)
        top: cython.double = -1e9
        total: cython.double = 0.0
        held: cython.double
        held_action: cython.longlong
        # the best come to the front, in order; sorted by hand because the list is short and in C arrays
        for i in range(kept):
            best = i
            for j in range(i + 1, n):
                if self.policy._leads[j] > self.policy._leads[best]:
                    best = j
            held = self.policy._leads[i]
            self.policy._leads[i] = self.policy._leads[best]
            self.policy._leads[best] = held
            held_action = self.policy._ranked[i]
            self.policy._ranked[i] = self.policy._ranked[best]
            self.policy._ranked[best] = held_action
        if kept > 0:
            top = self.policy._leads[0]
        for i in range(kept - 1, -1, -1):
            child = self._new_node(node, self.policy._ranked[i])
            if child < 0:
                break
            self.prior[child] = exp((self.policy._leads[i] - top) / self.temperature)
            self.guess[child] = self.evaluator._share(self.play, self.policy._leads[i])
            total += self.prior[child]
        child = self.first[node]
        while child > 0:
            self.prior[child] /= total
            child = self.sibling[child]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _select(self, node: cython.int, mover: cython.int) -> cython.int:
        """The most promising branch that is legal in this guess of the position; -1 if none is."""
        child: cython.int = self.first[node]
        best: cython.int = -1
        best_score: cython.double = -1e9
        score: cython.double
        root_of_visits: cython.double = sqrt(self.visits[node] + 1.0)
        while child > 0:
            if not self.evaluator.hidden or node == 0 or self.play._is_legal(self.action[child]):
                score = (self.total[child] + self.trust * self.guess[child]) / (
                    self.visits[child] + self.trust
                ) + self.explore * self.prior[child] * root_of_visits / (1.0 + self.visits[child])
                if score > best_score:
                    best_score = score
                    best = child
            child = self.sibling[child]
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _roll_out(self, moved: cython.int, last: cython.int) -> cython.void:
        """The policy plays for all seats until our next turn after ``horizon`` moves of nature.

        ``moved``: what nature moved since the root; ``last``: who decided last. All positions that are
        judged are at the same point of a round, for whoever is on turn looks better than he is.
        """
        mover: cython.int = self.play._to_move()
        if self.horizon < 0:
            self.play._playout(self.rng)
            return
        while mover != -2:
            if mover == -1:
                self.play._apply(self.play._sample_chance(self.rng))
                moved += 1
            else:
                if mover == self.seat and last != mover and moved >= self.horizon:
                    return
                self.play._apply(self.policy._pick(self.play))
                last = mover
            mover = self.play._to_move()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _iterate(self) -> cython.void:
        """One walk down the tree, one look beyond it, and the rewards back to every branch on the way."""
        path: cython.int[512]
        movers: cython.int[512]
        rewards: cython.double[8]
        depth: cython.int = 0
        moved: cython.int = 0
        last: cython.int = self.seat
        node: cython.int = 0
        child: cython.int
        mover: cython.int
        i: cython.int
        outcome: cython.longlong
        if not cython.compiled:
            path, movers, rewards = [0] * 512, [0] * 512, [0.0] * 8
        self.play._copy_from(self.root)
        # each action of the root meets the same luck at its first, second, third … try: what is left of
        # the difference between two actions is then due to the actions
        child = self._select(0, self.seat)
        self.rng._restart(self.luck + self.visits[child])
        if self.evaluator.hidden:
            self.play._redeterminise(self.seat, self.rng)
        self.play._apply(self.action[child])
        path[0] = child
        movers[0] = self.seat
        depth = 1
        node = child
        while depth < 511:
            mover = self.play._to_move()
            if mover == -2:
                break
            if mover == -1:
                outcome = self.play._sample_chance(self.rng)
                child = self._outcome_node(node, self.evaluator._key(outcome))
                self.play._apply(outcome)
                moved += 1
            else:
                if self.evaluator.hidden and mover != self.seat:
                    # what another can do depends on cards that are guessed anew each time
                    break
                if self.first[node] == 0:
                    if self.visits[node] < self.expand_at:
                        break
                    self._expand(node, mover)
                child = self._select(node, mover)
                if child > 0:
                    self.play._apply(self.action[child])
                    last = mover
            if child <= 0:
                break
            path[depth] = child
            movers[depth] = mover
            depth += 1
            node = child
        self._roll_out(moved, last)
        self.evaluator._rewards(self.play, rewards)
        self.visits[0] += 1
        for i in range(depth):
            self.visits[path[i]] += 1
            if movers[i] >= 0:
                self.total[path[i]] += rewards[movers[i]]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self, count: cython.int) -> cython.void:
        _i: cython.int
        for _i in range(count):
            self._iterate()

    # --- thinking ------------------------------------------------------------------------------

    def think(self, game: Game, seat: cython.int, seconds: float | None, iterations: int) -> None:
        """Search the position of the seat to move for a time or for a number of iterations."""
        count: cython.int
        self.root._copy_from(game)
        self.seat = seat
        self.evaluator._prepare(game)
        self.used = 1
        self.iterations = 0
        self.first[0] = 0
        self.visits[0] = 0
        self.luck = self.rng._next()
        self.play._copy_from(game)
        if self.evaluator.hidden:
            self.play._redeterminise(seat, self.rng)
        self._expand(0, seat)
        end = None if seconds is None else time.monotonic() + seconds
        while self.iterations < iterations:
            count = min(16, iterations - self.iterations)
            with cython.nogil:
                self._run(count)
            self.iterations += count
            if end is not None and time.monotonic() >= end:
                break

    def best(self) -> list[tuple[int, int, float, float]]:
        """Actions of the root, most visited first: action, visits, share of wins, first judgement."""
        found: list[tuple[int, int, float, float]] = []
        child: cython.int = self.first[0]
        while child > 0:
            share = (self.total[child] + self.trust * self.guess[child]) / (self.visits[child] + self.trust)
            found.append((self.action[child], self.visits[child], share, self.guess[child]))
            child = self.sibling[child]
        found.sort(key=lambda entry: (-entry[1], -entry[2], entry[0]))
        return found
