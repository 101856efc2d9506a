"""Catan judged by what was learnt: a network says who will win, where the search stops to look.

Which action is best after one look is still for the evaluation written by hand: a network that foretells
winners better is no better player of single actions, but the better judge of where a line of play has led.
``examples/catan_value.py`` trains it; ``data/catan-value.json`` holds the one that is shipped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilefolk.bots import catan_facts, names
from tilefolk.bots.catan import CatanEvaluator
from tilefolk.bots.perceptron import Perceptron
from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core.game import Game
from tilefolk.games.catan.rules import Catan


class LearnedCatanEvaluator(CatanEvaluator):
    """``network`` has the numbers of a perceptron that says how strong a seat is (``strength``)."""

    network: dict[str, list[float]]
    strengths: Perceptron

    def __init__(self, weights: Mapping[str, float], network: Mapping[str, Sequence[float]]) -> None:
        CatanEvaluator.__init__(self, weights)
        self.network = {"strength": [float(number) for number in network["strength"]]}
        self.strengths = Perceptron(names.SEAT_FACTS, self.network["strength"])

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.values_by_name, self.network))

    def _strengths(self, game: Catan, strengths: list[float]) -> None:
        facts = memory.scratch_reals(names.SEAT_FACTS)
        worths = memory.scratch_reals(names.SEATS_MAX)
        if game._to_move() == core_names.OVER:
            CatanEvaluator._strengths(self, game, strengths)
            return
        self._judge(game, worths)
        for seat in range(game.players):
            catan_facts.write(self, game, seat, worths, facts)
            strengths[seat] = self.strengths._answer(facts, 0)

    def _correction(self, game: Game, seat: int, lead: float) -> float:
        rewards = memory.scratch_reals(names.SEATS_MAX)
        self._rewards(game, rewards)
        return rewards[seat] - self._share(game, lead)

    def facts(self, game: Catan) -> list[list[float]]:
        """What the network is told of every seat; training asks."""
        facts = memory.scratch_reals(names.SEAT_FACTS)
        worths = memory.scratch_reals(names.SEATS_MAX)
        self._lay_out(game)
        self._judge(game, worths)
        found: list[list[float]] = []
        for seat in range(game.players):
            catan_facts.write(self, game, seat, worths, facts)
            found.append([facts[i] for i in range(names.SEAT_FACTS)])
        return found
