"""``NetworkBot``: plays the likeliest action of a trained network."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tilefolk.agents.checkpoint import Checkpoint
from tilefolk.agents.networks import network_of
from tilefolk.bots.bot import Bot, Estimate
from tilefolk.bots.levels import UnknownBot
from tilefolk.bots.trained import check_game
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.envs.encoders import encoder_for


class NetworkBot(Bot):
    """It sees what the environments tell its seat, at any number of players."""

    def __init__(self, spec: GameSpec, seed: int, file: Path) -> None:
        super().__init__(spec, seed)
        kept = Checkpoint.load(file)
        check_game(file, kept.game, spec.name)
        try:
            self.encoder = encoder_for(spec.new(spec.min_players), kept.encoding)
            self.network = network_of(kept.weights, self.encoder.layout)
        except (KeyError, ValueError) as error:
            raise UnknownBot("bots.no_checkpoint", file=str(file)) from error

    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        seen = self.encoder.layout.scaled(self.encoder.observe(guess, seat)[None])
        logits, _ = self.network.answer(seen.astype(np.float32))
        chosen = logits[0, [guess.index_of(action) for action in legal]]
        chances = np.exp(chosen - chosen.max())
        shares = (chances / chances.sum()).tolist()
        self.estimate = Estimate(dict(zip(legal, shares, strict=True)))
        return legal[int(chosen.argmax())]
