"""Where the outcomes of chance come from: dice and draws of a match.

A real game draws from a secret seed that is committed to before the start: the outcomes follow from
HMAC-SHA256 of the seed and a counter, so nobody can foresee them from earlier ones, and once the seed is
revealed everyone can check that none was touched.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from tilefolk.core.errors import IllegalAction
from tilefolk.core.game import Game
from tilefolk.core.numbers import integer
from tilefolk.core.rng import Rng

SEED_BYTES = 32


def seed_from(seed: int | bytes | None) -> bytes:
    """The 32 secret bytes: fresh ones for None, fixed ones for a number (simulations, tests)."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(f"tilefolk seed {integer(seed)}".encode()).digest()


def commitment_of(seed: bytes) -> str:
    """What is shown to all before the game: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


class ChanceSource(Protocol):
    """Says what chance brings; ``number`` draws of the match came before.

    >>> source: ChanceSource = StreamChance(Rng(1))
    """

    def outcome(self, game: Game, number: int) -> int | None:
        """The outcome in a position in which chance moves; None: it must be given from outside."""


class SeededChance:
    """Outcomes that follow from a secret seed and the number of the draw alone.

    >>> chance = SeededChance(seed_from(1))
    >>> chance.commitment == commitment_of(chance.seed)
    True
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @property
    def commitment(self) -> str:
        """The hash of the seed."""
        return commitment_of(self.seed)

    def outcome(self, game: Game, number: int) -> int:
        """The outcome of the draw of that number."""
        outcomes = game.chance()
        if not outcomes:
            raise IllegalAction("core.not_chances_move")
        message = b"tilefolk nature %d" % number
        drawn = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
        # 256 random bits against a few thousand: the bias is beyond measuring
        pick = drawn % sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            pick -= weight
            if pick < 0:
                return outcome
        raise AssertionError("the weights add up to their sum")


class PreparedChance:
    """Outcomes that were chosen before, in notation; when they are used up, those of another source.

    Without another source, chance then waits for outcomes from outside.

    >>> import tilefolk
    >>> match = tilefolk.Match.start(tilefolk.get("hunters"), 2, chance=PreparedChance(["draw 17"]))
    >>> match.game.legal_actions[0]
    Place(x=1, y=0, rotation=0)
    """

    def __init__(self, outcomes: Sequence[str], afterwards: ChanceSource | None = None) -> None:
        self.outcomes = tuple(outcomes)
        self.afterwards = afterwards

    def outcome(self, game: Game, number: int) -> int | None:
        """The prepared outcome of that number; raises IllegalAction if it is not possible here."""
        if number >= len(self.outcomes):
            return None if self.afterwards is None else self.afterwards.outcome(game, number)
        action = game.spec.parse_action(game, self.outcomes[number])
        refusal = game.explain(action)
        if refusal is not None:
            raise refusal
        return action


class StreamChance:
    """Outcomes of a fast random stream that only ever goes on, for games by the thousand.

    >>> import tilefolk
    >>> match = tilefolk.Match.start(tilefolk.get("catan"), 3, chance=StreamChance(Rng(1)))
    >>> match.game.is_chance
    False
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def outcome(self, game: Game, number: int) -> int:
        """The next outcome of the stream."""
        return game.sample_chance(self.rng)
