"""``Evaluator``: what a position is worth to each seat, in the points of its game.

This base knows nothing of any game: it counts the points that are already there. A game's own
evaluator reads the position's numbers and adds what they promise, with weights from a data file.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import Enum

from tilefolk.bots import names
from tilefolk.core import memory
from tilefolk.core import names as core_names
from tilefolk.core.game import Game

DEFAULT_WEIGHTS = {"scale": 10.0}
"""For a game that has no evaluation of its own."""
FOR_WINNING = 0.7
"""The part of a finished game's reward that its winners share; the rest is for the lead."""
FOR_LEADING = 0.3
FAR_BEHIND = -1e9
"""Less than anything is worth."""


class Sight(Enum):
    """How far a search looks: to its usual horizon, to its far one, or to the end of the game."""

    NEAR = "near"
    FAR = "far"
    TO_THE_END = "to the end"


class Evaluator:
    """Judges positions. Each of ``NAMES`` is a weight, and a field of the same name."""

    NAMES = tuple(DEFAULT_WEIGHTS)

    names: tuple[str, ...]
    hidden: bool
    scale: float
    rivalry: float
    leader: float

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.names = tuple(type(self).NAMES)
        self.hidden = False
        self.rivalry, self.leader = 1.0, 0.5
        given = dict(DEFAULT_WEIGHTS if weights is None else weights)
        if set(given) != set(self.names):
            wrong = sorted(set(given) ^ set(self.names))
            raise ValueError(f"weights of {type(self).__name__}: unknown or missing {', '.join(wrong)}")
        for name, weight in given.items():
            setattr(self, name, weight)

    @property
    def values_by_name(self) -> dict[str, float]:
        """The weights by name."""
        return {name: getattr(self, name) for name in self.names}

    def __reduce__(self) -> tuple[object, ...]:
        """Weights make an evaluator; what it remembers of positions it finds again."""
        return (type(self), (self.values_by_name,))

    # --- what a game's evaluator says -------------------------------------------------------------

    def _prepare(self, game: Game) -> None:
        """Called once before the positions that follow from ``game`` are judged."""

    def _recount(self, game: Game) -> None:
        """Called when chance has moved in a position that follows: what is left is less now."""

    def _values(self, game: Game, values: list[float]) -> None:
        """Write what each seat may expect."""
        for seat in range(game.players):
            values[seat] = game._score(seat)

    def _pending(self, game: Game, seat: int) -> float:
        """What the seat can still gain by a decision of the same turn, beyond ``_values``."""
        return 0.0

    def _key(self, outcome: int) -> int:
        """What of chance's outcome leads to a different branch of the search."""
        return outcome

    def _is_at_rest(self, game: Game, seat: int) -> bool:
        """Whether a decision of the seat is the beginning of its turn, where positions are compared."""
        return True

    def _correction(self, game: Game, seat: int, lead: float) -> float:
        """What the share of wins that the best lead promises lacks to how positions are judged."""
        return 0.0

    # --- what follows from it ---------------------------------------------------------------------

    def _lead(self, game: Game, seat: int) -> float:
        """How far a seat is ahead: of the best other seat (``leader``) and of the others' mean (the rest).

        ``rivalry``: how much another's gain counts beside one's own.
        """
        values = memory.scratch_reals(names.SEATS_MAX)
        best = FAR_BEHIND
        total = 0.0
        self._values(game, values)
        for other in range(game.players):
            if other == seat:
                continue
            total += values[other]
            if values[other] > best:
                best = values[other]
        total /= game.players - 1
        return values[seat] - self.rivalry * (self.leader * best + (1.0 - self.leader) * total)

    def _share(self, game: Game, lead: float) -> float:
        """A lead in points as a share of wins between 0 and 1."""
        return 1.0 / (1.0 + (game.players - 1) * math.exp(-lead / self.scale))

    def _rewards(self, game: Game, rewards: list[float]) -> None:
        """Write each seat's share of wins; after the end the winners count, and a little the lead."""
        for seat in range(game.players):
            rewards[seat] = self._share(game, self._lead(game, seat))
        if game._to_move() != core_names.OVER:
            return
        count = 0
        winners = game._winner_mask()
        for seat in range(game.players):
            count += (winners >> seat) & 1
        for seat in range(game.players):
            rewards[seat] *= FOR_LEADING
            if (winners >> seat) & 1:
                rewards[seat] += FOR_WINNING / count

    # --- what Python asks -------------------------------------------------------------------------

    def prepare(self, game: Game) -> None:
        """Called once before the positions that follow from ``game`` are judged."""
        self._prepare(game)

    def values(self, game: Game) -> list[float]:
        """What each seat may expect."""
        values = memory.scratch_reals(names.SEATS_MAX)
        self._values(game, values)
        return [values[seat] for seat in range(game.players)]

    def rewards(self, game: Game) -> list[float]:
        """Each seat's expected share of wins."""
        rewards = memory.scratch_reals(names.SEATS_MAX)
        self._rewards(game, rewards)
        return [rewards[seat] for seat in range(game.players)]

    def share(self, game: Game, lead: float) -> float:
        """A lead in points as a share of wins between 0 and 1."""
        return self._share(game, lead)

    def is_at_rest(self, game: Game, seat: int) -> bool:
        """Whether a decision of the seat is the beginning of its turn, where positions are compared."""
        return self._is_at_rest(game, seat)

    def winning_turn(self, game: Game, seat: int) -> list[int]:
        """Actions of the seat on turn that win the game for sure in this turn; none if none are known."""
        return []

    def other_styles(self) -> list[Evaluator]:
        """Evaluators of other styles in which opponents may play; none: all are expected to play as we do."""
        return []

    def style_chances(self, game: Game, seat: int) -> list[float]:
        """How likely a seat plays as we do, and in each of the other styles, by what it has shown."""
        return [1.0]

    def sight(self, game: Game) -> Sight:
        """How far a search should look from this position."""
        return Sight.NEAR

    def outlook(self, game: Game, seat: int) -> float:
        """What a seat may expect, with what a decision of the same turn can still add."""
        return self.values(game)[seat] + self._pending(game, seat)
