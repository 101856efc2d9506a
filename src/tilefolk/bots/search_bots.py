"""Bots that judge: ``OnePlyBot`` looks one action ahead, ``SearchBot`` thinks as long as it may."""

from __future__ import annotations

from math import log

from tilefolk.bots.bot import Bot, Estimate
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec

NO_LIMIT = 1 << 40


def _among(legal: list[int], ranked: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Those of the ranked actions that may be chosen: nearly always all of them."""
    if len(legal) == len(ranked):
        return ranked
    return [entry for entry in ranked if entry[0] in legal]


class OnePlyBot(Bot):
    """Takes what looks best after one action.

    ``overlook`` is the share of the actions that it does not notice; ``noise`` the points by which it
    misjudges, at random, those that it does.
    """

    def __init__(
        self,
        spec: GameSpec,
        seed: int,
        weights: str | dict[str, float] | Evaluator = "tuned",
        overlook: float = 0.0,
        noise: float = 0.0,
    ) -> None:
        super().__init__(spec, seed)
        self.evaluator = evaluator_of(spec.name, weights)
        self.overlook = overlook
        self.noise = noise
        self._policy: Policy | None = None

    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        if self._policy is None:
            self._policy = Policy(self.evaluator, guess)
        ranked = _among(legal, self._policy.rank(guess, seat))
        noticed = [entry for entry in ranked if self.rng.unit() >= self.overlook] or ranked
        return max(noticed, key=lambda entry: entry[1] + self._error())[0]

    def _error(self) -> float:
        """A misjudgement: 0 in the middle, twice the noise seldom."""
        if self.noise == 0.0:
            return 0.0
        share = min(max(self.rng.unit(), 1e-9), 1.0 - 1e-9)
        return self.noise * log(share / (1.0 - share)) / 2.0


class SearchBot(Bot):
    """Thinks for ``seconds``, or for exactly ``iterations`` (the same choice every time)."""

    def __init__(
        self,
        spec: GameSpec,
        seed: int,
        weights: str | dict[str, float] | Evaluator = "tuned",
        seconds: float = 1.0,
        iterations: int | None = None,
        settings: SearchSettings | None = None,
    ) -> None:
        super().__init__(spec, seed)
        self.evaluator = evaluator_of(spec.name, weights)
        self.seconds = None if iterations is not None else seconds
        self.iterations = iterations if iterations is not None else NO_LIMIT
        self.settings = settings or SearchSettings()
        self.search: Search | None = None

    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        if seat != guess.to_move:
            # where several seats decide at once the search can't tell whose turn comes first
            ranked = _among(legal, Policy(self.evaluator, guess).rank(guess, seat))
            return max(ranked, key=lambda entry: entry[1])[0]
        winning = self.evaluator.winning_turn(guess, seat)
        if winning:
            self.estimate = Estimate({winning[0]: 1.0}, 1.0)
            return winning[0]
        best = self.think(guess, seat, until_clear=True).best()
        best = [entry for entry in best if entry[0] in legal] or [(legal[0], 0, best[0][2], best[0][3])]
        tries = sum(visits for _, visits, _, _ in best)
        # where all others look hopeless nothing is tried
        policy = {action: visits / tries for action, visits, _, _ in best} if tries else {best[0][0]: 1.0}
        self.estimate = Estimate(policy, best[0][2])
        return best[0][0]

    def think(self, guess: Game, seat: int, until_clear: bool = False) -> Search:
        """Search the position, if so told until one action is clearly best; the result is in ``best``."""
        if self.search is None:
            self.search = Search(self.evaluator, guess, self.rng.next(), self.settings)
        self.search.think(guess, seat, self.seconds, self.iterations, until_clear)
        return self.search
