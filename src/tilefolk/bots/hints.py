"""Hints for people: the best few actions, as data."""

from __future__ import annotations

from typing import Any

from tilefolk.bots.making import make
from tilefolk.bots.policy import Policy
from tilefolk.bots.thinkers import SearchBot
from tilefolk.core import registry
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec


def hint(
    game: Game,
    seat: int,
    n: int = 3,
    budget: float = 0.5,
    *,
    level: str = "master",
    seed: int = 1,
    iterations: int | None = None,
    spec: GameSpec | None = None,
) -> list[dict[str, Any]]:
    """The best ``n`` actions of a seat, best first, from what that seat sees.

    Each has ``action``, ``name`` (notation), ``win_share`` (expected share of wins, 0 to 1),
    ``expected_points`` (what the evaluation expects for the seat after it) and ``visits`` (tries).
    """
    spec = spec or _spec_of(game)
    bot = make(level, spec, seed, seconds=budget, iterations=iterations)
    guess = game.copy()
    guess.redeterminise(seat, bot.rng)
    evaluator = bot.evaluator  # type: ignore[attr-defined]
    if isinstance(bot, SearchBot) and seat == guess.to_move:
        found = [(action, visits, share) for action, visits, share, _ in bot.think(guess, seat).best()]
    else:
        ranked = sorted(Policy(evaluator, guess).rank(guess, seat), key=lambda entry: -entry[1])
        found = [(action, 1, evaluator.share(guess, lead)) for action, lead in ranked]
    advice = []
    for action, visits, share in found[:n]:
        after = guess.copy()
        after.apply_trusted(action)
        advice.append(
            {
                "action": action,
                "name": spec.action_name(guess, action),
                "win_share": round(share, 4),
                "expected_points": round(evaluator.outlook(after, seat), 2),
                "visits": visits,
            }
        )
    return advice


def _spec_of(game: Game) -> GameSpec:
    """The game that a position belongs to."""
    return registry.get(type(game).__module__.split(".")[2])
