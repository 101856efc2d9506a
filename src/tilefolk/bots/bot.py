"""``Bot``: what every bot is to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a bot estimates of a decision: the share of each action, and its expected share of wins."""

    policy: dict[int, float]
    value: float | None = None


class Bot(ABC):
    """A player. It is shown a guess at the position that fits its seat's view, never the position itself."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.spec = spec
        self.rng = Rng(seed)
        self.estimate: Estimate | None = None

    def choose(self, game: Game, seat: int, shunned: Collection[int] = ()) -> int:
        """One of the seat's legal actions, and none of the shunned ones if there is another."""
        legal = game.legal_for(seat)
        if shunned:
            legal = [action for action in legal if action not in shunned] or legal
        self.estimate = None
        if not legal:
            raise ValueError(f"seat {seat} has nothing to decide")
        if len(legal) == 1:
            return legal[0]
        guess = game.copy()
        guess.redeterminise(seat, self.rng)
        return self.decide(guess, seat, legal)

    @abstractmethod
    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        """One of ``legal``, in a position whose hidden things are guessed."""
