"""Nature: dice and draws from a secret seed that is committed to before the game.

The outcomes follow from HMAC-SHA256 of the seed and a counter: nobody can foresee them from earlier
ones, and once the seed is revealed everyone can check that none was touched.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from tilefolk.core.errors import IllegalAction
from tilefolk.core.game import Game

SEED_BYTES = 32


def seed_from(seed: int | bytes | None) -> bytes:
    """The 32 secret bytes: fresh ones for None, fixed ones for a number (simulations, tests)."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(f"tilefolk seed {seed}".encode()).digest()


def commitment_of(seed: bytes) -> str:
    """What is shown to all before the game: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


class Nature:
    """Draws nature's outcomes, one after another; ``drawn`` is how many were drawn already."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """The hash of the seed."""
        return commitment_of(self.seed)

    def choose(self, game: Game) -> int:
        """The next outcome for a position in which nature moves."""
        outcomes = game.chance()
        if not outcomes:
            raise IllegalAction("core.not_natures_move")
        message = b"tilefolk nature %d" % self.drawn
        number = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
        # 256 random bits against a few thousand: the bias is beyond measuring
        pick = number % sum(weight for _, weight in outcomes)
        self.drawn += 1
        for outcome, weight in outcomes:
            pick -= weight
            if pick < 0:
                return outcome
        raise AssertionError("the weights add up to their sum")
