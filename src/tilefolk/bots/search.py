"""``Search``: one Monte Carlo tree search for all games.

The tree holds decisions and the outcomes of chance that tell branches apart; the position itself is
played anew in every iteration from a fresh guess of what the seat can't see, so no branch rests on a
secret. Every seat seeks its own share of wins (2 to 5 players). Which actions are tried first, and what
an action is worth before it has been tried, comes from the one-action look of :class:`Policy`. The actions
of the root are tried equally often until the worse ones drop out (:class:`Candidates`); below it, the more
promising a branch is, the more often. Beyond the tree the same policy plays on to a later turn of ours, where
the evaluation judges the rest; others may play in another style than we do (:class:`Opponents`).

A turn of a tile game has a tile and a figure. There whole turns are compared, for an action that is judged by
the mean of all that may follow looks worse than it is, and beyond the tree we look to the end of our turns
(:class:`TurnPolicy`).

In a tile game there are so many draws that hardly any branch beyond the next one would be tried twice. There
others answer as the policy does, and the draws until our next turn are those of a few scenarios, the more of
them the longer an action was tried: so what we do in our next turn is searched too.
"""

from __future__ import annotations

import time
from typing import Annotated

from tilefolk.bots import names, search_unlocked
from tilefolk.bots.candidates import Candidates
from tilefolk.bots.evaluation import Evaluator, Sight
from tilefolk.bots.lucks import Lucks
from tilefolk.bots.opponents import Opponents
from tilefolk.bots.policy import Policy
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.search_tree import SearchTree
from tilefolk.bots.turn_policy import TurnPolicy
from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng

HOPELESS = 0.01
"""An action that is so much less likely than the best at first sight is not tried."""
FEWEST_SCENARIOS = 6
TRIES_A_SCENARIO = 4
"""Beyond the fewest there are as many scenarios as the root of a quarter of an action's tries."""
HALF = 0.5
"""Played to the end, the judgement on the way counts as much as the result, which is mostly luck."""


class Search:
    """Thinks about one position after another; ``think`` lets go of the interpreter's lock."""

    evaluator: Evaluator
    policy: Policy
    own: Policy
    rng: Rng
    root: Game
    play: Game
    lucks: Lucks
    candidates: Candidates
    opponents: Opponents
    seat: int
    luck: int
    first_scenario: int
    has_scenarios: bool
    compares_turns: bool
    horizon: int
    near_horizon: int
    far_horizon: int
    to_the_end: bool
    is_halfway_judged: bool
    halfway: Annotated[list[float], names.SEATS_MAX]
    expand_at: int
    iterations: int
    tree: SearchTree
    path: Annotated[list[int], names.DEPTH_MAX]
    movers: Annotated[list[int], names.DEPTH_MAX]

    def __init__(self, evaluator: Evaluator, game: Game, seed: int, settings: SearchSettings) -> None:
        memory.allocate(self)
        self.evaluator = evaluator
        self.policy = Policy(evaluator, game)
        self.own = TurnPolicy(evaluator, game) if settings.whole_turns else self.policy
        self.rng = Rng(seed)
        self.root = game.empty_like()
        self.play = game.empty_like()
        self.lucks = Lucks(self.play)
        self.candidates = Candidates()
        self.opponents = Opponents(self.policy, game, settings.styles)
        self.has_scenarios = settings.scenarios
        self.compares_turns = settings.compares_turns
        self.near_horizon = settings.horizon
        self.far_horizon = settings.far_horizon
        self.expand_at = settings.expand_at
        self.tree = SearchTree(evaluator, self.policy, settings)

    # --- which actions are tried ---------------------------------------------------------------

    def _gather(self, until_clear: bool) -> None:
        """The branches of the root are in question, but for those that look hopeless."""
        child = self.tree.nodes[names.ROOT].first
        least = HOPELESS * self.tree.nodes[child].prior
        self.candidates._restart(until_clear)
        while child > 0:
            if self.tree.nodes[child].prior >= least:
                self._gather_turns(child)
            child = self.tree.nodes[child].sibling

    def _gather_turns(self, start: int) -> None:
        """A branch of the root, or the best few turns that begin with it, are in question."""
        if self.compares_turns:
            self.play._copy_from(self.root)
            self.play._apply(self.tree.nodes[start].action)
            if self.play._to_move() == self.seat:
                self.tree._expand(start, self.play, self.seat)
        node = self.tree.nodes[start].first
        if node == 0:
            self.candidates._add(start, start)
        least = HOPELESS * self.tree.nodes[node].prior
        for _ in range(names.TURN_FOLLOWS):
            if node > 0 and self.tree.nodes[node].prior >= least:
                self.candidates._add(start, node)
                node = self.tree.nodes[node].sibling

    def _next_candidate(self) -> int:
        """The branch of the root whose turn it is to be tried."""
        if self.candidates._is_round_over():
            self.candidates._close_round()
            for i in range(self.candidates.left):
                number = self.candidates.order[i]
                self.candidates.shares[number] = self.tree._mean(self.candidates.nodes[number])
            self.candidates._drop_worst()
        return self.candidates._next()

    def _choose_luck(self, tries: int) -> None:
        """The luck of an action that was tried so often: the same for each action of the root."""
        scenarios = FEWEST_SCENARIOS
        further = 1
        self.lucks._restart(self.luck + tries)
        if self.has_scenarios:
            while TRIES_A_SCENARIO * further * further <= tries:
                further += 1
            scenarios += further
            self.lucks._enter_scenario(self.first_scenario + tries % scenarios, self.play.players)

    def _apply_chance(self, outcome: int) -> None:
        """Chance moves in the position that is played on."""
        self.play._apply(outcome)
        self.evaluator._recount(self.play)

    # --- beyond the tree -----------------------------------------------------------------------

    def _pick(self, mover: int) -> int:
        """What the seat to move does in the position that is played on."""
        if mover == self.seat:
            return self.own._pick(self.play)
        return self.opponents._pick(self.play, mover)

    def _roll_out(self, moved: int, last: int) -> None:
        """The policy plays for all seats until our next turn after ``horizon`` moves of chance.

        ``moved``: what chance moved since the root; ``last``: who decided last. All positions that are
        judged are at the same point of a round, for whoever is on turn looks better than he is. Where the
        evaluation wishes it, the game goes on to its end, and that position is judged on the way.
        """
        mover = self.play._to_move()
        self.is_halfway_judged = False
        if self.horizon < 0:
            self.play._playout(self.lucks.other)
            return
        while mover != core_names.OVER:
            if mover == core_names.CHANCE:
                self._apply_chance(self.lucks._outcome())
                moved += 1
            else:
                if (
                    mover == self.seat
                    and last != mover
                    and moved >= self.horizon
                    and not self.is_halfway_judged
                    and self.evaluator._is_at_rest(self.play, mover)
                ):
                    if not self.to_the_end:
                        return
                    self.evaluator._rewards(self.play, self.halfway)
                    self.is_halfway_judged = True
                self.play._apply(self._pick(mover))
                last = mover
            mover = self.play._to_move()

    def _walk_down(self) -> int:
        """Down the tree and on to where the position is judged; returns how long ``path`` is."""
        moved = 0
        last = self.seat
        self.play._copy_from(self.root)
        self.evaluator._recount(self.play)
        node = self._next_candidate()
        start = self.candidates._start()
        self._choose_luck(self.tree.nodes[node].visits)
        if self.evaluator.hidden:
            self.play._redeterminise(self.seat, self.lucks.other)
        self.opponents._restart(self.play.players, self.lucks.other)
        self.play._apply(self.tree.nodes[start].action)
        self.path[0] = start
        self.movers[0] = self.seat
        depth = 1
        if node != start:
            self.play._apply(self.tree.nodes[node].action)
            self.path[depth] = node
            self.movers[depth] = self.seat
            depth += 1
        while depth < names.DEPTH_MAX - 1:
            mover = self.play._to_move()
            if mover == core_names.OVER:
                break
            if mover == core_names.CHANCE:
                outcome = self.lucks._outcome()
                child = self.tree._outcome_node(node, self.evaluator._key(outcome))
                self._apply_chance(outcome)
                moved += 1
            elif mover != self.seat and self.evaluator.hidden:
                # what another can do depends on cards that are guessed anew each time
                break
            elif mover != self.seat and self.has_scenarios:
                self.play._apply(self._pick(mover))
                last = mover
                continue
            else:
                if self.tree.nodes[node].first == 0:
                    if self.tree.nodes[node].visits < self.expand_at:
                        break
                    self.tree._expand(node, self.play, mover)
                child = self.tree._select(node, self.play)
                if child > 0:
                    self.play._apply(self.tree.nodes[child].action)
                    last = mover
            if child <= 0:
                break
            self.path[depth] = child
            self.movers[depth] = mover
            depth += 1
            node = child
        self._roll_out(moved, last)
        return depth

    def _iterate(self) -> None:
        """One walk down the tree, one look beyond it, and the rewards back to every branch on the way."""
        rewards = memory.scratch_reals(names.SEATS_MAX)
        depth = self._walk_down()
        self.evaluator._rewards(self.play, rewards)
        if self.is_halfway_judged:
            for seat in range(self.play.players):
                rewards[seat] = HALF * (rewards[seat] + self.halfway[seat])
        self.tree._visit(names.ROOT, 0.0)
        self.candidates._note(rewards[self.seat])
        for i in range(depth):
            # a branch of chance is nobody's
            self.tree._visit(self.path[i], rewards[self.movers[i]] if self.movers[i] >= 0 else 0.0)

    def _run(self, count: int) -> None:
        for _ in range(count):
            self._iterate()

    # --- thinking ------------------------------------------------------------------------------

    def think(
        self, game: Game, seat: int, seconds: float | None, iterations: int, until_clear: bool = False
    ) -> None:
        """Search the position of the seat to move for a time or for a number of iterations.

        ``until_clear``: no longer than until one action is clearly better than all others.
        """
        self.root._copy_from(game)
        self.seat = seat
        self.evaluator._prepare(game)
        self.iterations = 0
        self.tree._restart()
        self.luck = self.rng._next()
        self.first_scenario = self.rng._next()
        self.play._copy_from(game)
        if self.evaluator.hidden:
            self.play._redeterminise(seat, self.rng)
        self.opponents.watch(self.play, seat)
        self.tree._expand(names.ROOT, self.play, seat)
        sight = self.evaluator.sight(self.play) if self.far_horizon > 0 else Sight.NEAR
        self.horizon = self.near_horizon if sight == Sight.NEAR else self.far_horizon
        self.to_the_end = sight == Sight.TO_THE_END
        self._gather(until_clear)
        began = time.monotonic()
        while self.iterations < iterations and not (until_clear and self.candidates.is_decided()):
            count = min(names.ITERATIONS_A_LOOK, iterations - self.iterations)
            search_unlocked.run(self, count)
            self.iterations += count
            progress = self.iterations / iterations
            if seconds is not None:
                passed = time.monotonic() - began
                if passed >= seconds:
                    break
                progress = max(progress, passed / seconds)
            self.candidates.narrow(progress)

    def _best_turn(self, start: int) -> tuple[int, bool]:
        """By which branch one of the root is judged, and whether it was in question to the last.

        The best turn that begins with it, of those that were longest in question; else the branch itself.
        """
        tried = self.candidates.beginning_with(start)
        if not tried:
            return start, False

        def order(turn: tuple[int, bool]) -> tuple[bool, int, float]:
            node, is_left = turn
            return is_left, 0 if is_left else self.tree.nodes[node].visits, self.tree._mean(node)

        return max(tried, key=order)

    def best(self) -> list[tuple[int, int, float, float]]:
        """Actions of the root, best first: action, visits, share of wins, first judgement.

        Those that were in question to the last come first, by their share of wins, then the rest, by visits.
        Where whole turns are compared, visits and share are those of the best turn that begins with it.
        """
        found: list[tuple[tuple[bool, int, float, int], tuple[int, int, float, float]]] = []
        child = self.tree.nodes[names.ROOT].first
        while child > 0:
            action = self.tree.nodes[child].action
            node, is_left = self._best_turn(child)
            visits, share = self.tree.nodes[node].visits, self.tree._mean(node)
            order = (not is_left, 0 if is_left else -visits, -share, action)
            found.append((order, (action, visits, share, self.tree.nodes[child].first_share)))
            child = self.tree.nodes[child].sibling
        return [entry for _, entry in sorted(found)]

    def best_turn(self, action: int) -> list[int]:
        """An action of the root, with what follows it in the best turn that was compared."""
        child = self.tree.nodes[names.ROOT].first
        while child > 0 and self.tree.nodes[child].action != action:
            child = self.tree.nodes[child].sibling
        node = self._best_turn(child)[0] if child > 0 else child
        return [action] if node == child else [action, self.tree.nodes[node].action]
