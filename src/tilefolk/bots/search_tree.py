"""``SearchTree``: the decisions and outcomes of chance that a search has met, and what is known of each."""

from __future__ import annotations

import math

from tilefolk.bots import evaluation, names, tree
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.core import memory
from tilefolk.core.game import Game

EVEN_SHARE = 0.5
"""The share of wins of a branch that nobody has looked at."""


class SearchTree:
    """Nodes by their numbers; a full tree grows no more."""

    evaluator: Evaluator
    policy: Policy
    width: int
    explore: float
    trust: float
    temperature: float
    capacity: int
    used: int
    nodes: list[tree.Node]

    def __init__(self, evaluator: Evaluator, policy: Policy, settings: SearchSettings) -> None:
        memory.allocate(self)
        self.evaluator = evaluator
        self.policy = policy
        self.width = settings.width
        self.explore = settings.explore
        self.trust = settings.trust
        self.temperature = settings.temperature
        self.capacity = settings.capacity
        self.used = names.TREE_START
        self.nodes = tree.nodes(settings.capacity)

    def __dealloc__(self) -> None:
        memory.release(self.nodes)

    def _restart(self) -> None:
        """Nothing but a root."""
        self.used = names.TREE_START
        self.nodes[names.ROOT].first = 0
        self.nodes[names.ROOT].visits = 0

    def _new_node(self, parent: int, action: int) -> int:
        """A branch of ``parent``, or NO_NODE when the tree is full."""
        node = self.used
        if node >= self.capacity:
            return names.NO_NODE
        self.used += 1
        self.nodes[node].first = 0
        self.nodes[node].visits = 0
        self.nodes[node].total = 0.0
        self.nodes[node].prior = 0.0
        self.nodes[node].first_share = EVEN_SHARE
        self.nodes[node].action = action
        self.nodes[node].sibling = self.nodes[parent].first
        self.nodes[parent].first = node
        return node

    def _outcome_node(self, node: int, key: int) -> int:
        """The branch of an outcome of chance, made when it is first met; NO_NODE when the tree is full."""
        child = self.nodes[node].first
        while child > 0:
            if self.nodes[child].action == key:
                return child
            child = self.nodes[child].sibling
        return self._new_node(node, key)

    def _expand(self, node: int, play: Game, mover: int) -> None:
        """Branches for the best ``width`` actions, each with its first judgement and its prior."""
        n = self.policy._rank(play, mover)
        kept = min(n, self.width)
        total = 0.0
        self.policy._sort_best(kept, n)
        correction = self.evaluator._correction(play, mover, self.policy.leads[0])
        for i in range(kept - 1, -1, -1):
            child = self._new_node(node, self.policy.ranked[i])
            if child < 0:
                break
            behind = self.policy.leads[i] - self.policy.leads[0]
            self.nodes[child].prior = math.exp(behind / self.temperature)
            share = self.evaluator._share(play, self.policy.leads[i])
            self.nodes[child].first_share = share + correction
            total += self.nodes[child].prior
        child = self.nodes[node].first
        while child > 0:
            self.nodes[child].prior /= total
            child = self.nodes[child].sibling

    def _visit(self, node: int, share: float) -> None:
        """A visit, and the share of wins that it brought to whoever decided."""
        self.nodes[node].visits += 1
        self.nodes[node].total += share

    def _mean(self, node: int) -> float:
        """The share of wins of a branch so far; its first judgement counts as ``trust`` visits."""
        branch = self.nodes[node]
        return (branch.total + self.trust * branch.first_share) / (branch.visits + self.trust)

    def _select(self, node: int, play: Game) -> int:
        """The most promising branch that is legal in this guess of the position; NO_NODE if none is."""
        child = self.nodes[node].first
        best = names.NO_NODE
        best_score = evaluation.FAR_BEHIND
        spread = math.sqrt(self.nodes[node].visits + 1.0)
        while child > 0:
            if not self.evaluator.hidden or play._is_legal(self.nodes[child].action):
                score = self._mean(child) + self.explore * self.nodes[child].prior * spread / (
                    1.0 + self.nodes[child].visits
                )
                if score > best_score:
                    best_score = score
                    best = child
            child = self.nodes[child].sibling
        return best
