"""The coach: before a turn what matters now, after it what it brought or missed, from the reasons of hints.

It looks one action ahead like the level ``hard``, from what the seat may know, and is silent where there is
nothing to say.
"""

from __future__ import annotations

from statistics import median
from typing import Any, TypedDict

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.bots.reason import Reason
from tilefolk.bots.reasons import reasons
from tilefolk.bots.turns import TriedTurn, try_turn, whole_turn
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng

MATTERS = 0.02
"""Share of wins by which the best turn must be ahead of a middling one before it is worth a word."""
MISSED = 0.03
"""Share of wins that a turn must have given away before another is called better."""
SMALL_TALK = frozenset({"keeps", "grows", "buys", "plenty_of", "longer", "saves", "reaches"})
"""Reasons that are no news by themselves."""
AGAINST = frozenset({"gives"})
"""What speaks against a turn."""


class Remark(TypedDict):
    """``key``: ``now``, ``brought``, ``missed`` or ``lost`` (words ``coach-KEY``), about one reason."""

    key: str
    reason: Reason


def before_turn(spec: GameSpec, game: Game, seat: int, seed: int = 1) -> Remark | None:
    """What matters now: what the best turn does that a middling one doesn't."""
    guess, evaluator = _imagined(spec, game, seat, seed)
    ranked = Policy(evaluator, guess).rank(guess, seat)
    leads = [lead for _, lead in ranked]
    shares = evaluator.share(guess, max(leads)), evaluator.share(guess, median(leads))
    if len(ranked) == 1 or shares[0] - shares[1] < MATTERS:
        return None
    best = _best(spec, evaluator, guess, seat)
    weighty = _weighty(reasons(best, evaluator))
    return {"key": "now", "reason": weighty[0]} if weighty else None


def after_turn(spec: GameSpec, game: Game, seat: int, played: list[int], seed: int = 1) -> Remark | None:
    """What the actions that a seat played from ``game`` brought, or what a better turn would have."""
    guess, evaluator = _imagined(spec, game, seat, seed)
    if not _possible(guess, played):
        return None
    own, best = try_turn(spec, guess, seat, played), _best(spec, evaluator, guess, seat)
    evaluator.prepare(guess)
    lost = evaluator.rewards(best.after)[seat] - evaluator.rewards(own.after)[seat]
    said, better = reasons(own, evaluator), reasons(best, evaluator)
    against = [reason for reason in said if reason["key"] in AGAINST]
    missed = [reason for reason in _weighty(better) if reason not in said]
    if lost >= MISSED and missed:
        return {"key": "missed", "reason": missed[0]}
    if lost >= MISSED and against:
        return {"key": "lost", "reason": against[0]}
    weighty = _weighty(said)
    return {"key": "brought", "reason": weighty[0]} if weighty else None


def _imagined(spec: GameSpec, game: Game, seat: int, seed: int) -> tuple[Game, Evaluator]:
    """The position as the seat may imagine it, and who judges it."""
    guess = game.copy()
    guess.redeterminise(seat, Rng(seed))
    return guess, evaluator_of(spec.name)


def _best(spec: GameSpec, evaluator: Evaluator, guess: Game, seat: int) -> TriedTurn:
    winning = evaluator.winning_turn(guess, seat)
    ranked = Policy(evaluator, guess).rank(guess, seat)
    first = winning[0] if winning else max(ranked, key=lambda entry: entry[1])[0]
    return try_turn(spec, guess, seat, whole_turn(evaluator, guess, seat, [first]))


def _weighty(found: list[Reason]) -> list[Reason]:
    return [reason for reason in found if reason["key"] not in SMALL_TALK | AGAINST]


def _possible(guess: Game, played: list[int]) -> bool:
    """Whether the actions can be played in the guess too; hidden cards may stand in the way."""
    game: Any = guess.copy()
    for action in played:
        if not game.is_legal(action):
            return False
        game.apply_trusted(action)
    return bool(played)
