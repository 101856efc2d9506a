"""Hints for people: the best few turns, as data, each with its steps and its reasons."""

from __future__ import annotations

from typing import TypedDict

from tilefolk.bots.factory import make
from tilefolk.bots.policy import Policy
from tilefolk.bots.reason import Reason
from tilefolk.bots.reasons import reasons
from tilefolk.bots.search_bots import SearchBot
from tilefolk.bots.turns import try_turn, whole_turn
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.values import Described


class Hint(TypedDict):
    """A turn that a bot thinks well of."""

    action: int
    name: str
    """The first action in notation."""
    turn: list[Described]
    """That action, and those that best follow it."""
    reasons: list[Reason]
    win_share: float
    """Expected share of wins, 0 to 1."""
    expected_points: float
    """What the evaluation expects for the seat after the first action."""
    visits: int
    """Tries."""


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
) -> list[Hint]:
    """The best ``n`` turns of a seat, best first, from what that seat sees."""
    spec = spec or game.spec
    bot = make(level, spec, seed, seconds=budget, iterations=iterations)
    guess = game.copy()
    guess.redeterminise(seat, bot.rng)
    evaluator = bot.evaluator  # type: ignore[attr-defined]
    if isinstance(bot, SearchBot) and seat == guess.to_move:
        search = bot.think(guess, seat)
        found = [(search.best_turn(action), visits, share) for action, visits, share, _ in search.best()]
    else:
        ranked = sorted(Policy(evaluator, guess).rank(guess, seat), key=lambda entry: -entry[1])
        found = [([action], 1, evaluator.share(guess, lead)) for action, lead in ranked]
    winning = evaluator.winning_turn(guess, seat)
    if winning:
        found = [(winning[:1], 1, 1.0), *(entry for entry in found if entry[0][0] != winning[0])]
    advice: list[Hint] = []
    for begun, visits, share in found[:n]:
        action, after = begun[0], guess.copy()
        after.apply_trusted(action)
        turn = try_turn(spec, guess, seat, whole_turn(evaluator, guess, seat, begun))
        advice.append(
            {
                "action": action,
                "name": turn.steps[0]["name"],
                "turn": turn.steps,
                "reasons": reasons(turn, evaluator),
                "win_share": round(share, 4),
                "expected_points": round(evaluator.outlook(after, seat), 2),
                "visits": visits,
            }
        )
    return advice
