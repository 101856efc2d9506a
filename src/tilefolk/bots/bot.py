"""``Bot``: what every bot is to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng


class Bot(ABC):
    """A player. It is shown a guess at the position that fits its seat's view, never the position itself."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.spec = spec
        self.rng = Rng(seed)

    def choose(self, game: Game, seat: int) -> int:
        """One of the seat's legal actions."""
        legal = game.legal_for(seat)
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
