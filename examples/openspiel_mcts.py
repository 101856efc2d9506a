"""OpenSpiel's MCTS against random play: python examples/openspiel_mcts.py [SIMULATIONS]

The search is OpenSpiel's own; its leaves are judged by random games that the engine plays out by itself.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tilefolk.envs.openspiel  # noqa: F401  (registers the games)
from tilefolk import Rng
from tilefolk.envs.env_game import outcomes


class EnginePlayouts(mcts.Evaluator):  # type: ignore[misc]
    """Judges a state by one random game from it."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def evaluate(self, state: Any) -> np.ndarray:
        """The result of a random game."""
        game = state.position.copy()
        game.playout(self._rng)
        return np.array(outcomes(game))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions alike, or the weights of chance."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main(simulations: int = 50, seed: int = 1, name: str = "tilefolk_mayflower") -> list[float]:
    """One game, MCTS at seat 0; returns the result."""
    rng = np.random.RandomState(seed)
    game = pyspiel.load_game(name)
    bot = mcts.MCTSBot(game, 2.0, simulations, EnginePlayouts(seed), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    print(f"{name}: MCTS with {simulations} simulations against random: {state.position.scores()}")
    return list(state.returns())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
