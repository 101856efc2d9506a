"""``TriedTurn``: what a seat would do in one go, tried out on what it may know, and all that comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.policy import Policy
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.values import Described, Parts

STEPS_MAX = 8
"""Actions of one turn that are told; nobody remembers more."""
LAST = "end"
"""The action that only says that nothing more follows."""
PAID_ASIDE = "discard"
"""Several may do this at once; what follows is another decision."""


@dataclass(frozen=True)
class TriedTurn:
    """The steps of a turn, each as JSON with its name, and the positions around them.

    It ends where chance or another seat goes on, so nothing in it was drawn or rolled.
    """

    spec: GameSpec
    seat: int
    before: Game
    after: Game
    steps: list[Described]
    events: list[Event]

    def told(self, kind: str) -> list[Parts]:
        """What the seat would hear of events of that kind."""
        seen = (event.seen_by(self.seat) for event in self.events if event.kind == kind)
        return [event for event in seen if event is not None]


def try_turn(spec: GameSpec, guess: Game, seat: int, actions: list[int]) -> TriedTurn:
    """These actions of a seat, one after the other, on a guess that stays as it is."""
    game = guess.copy()
    steps: list[Described] = []
    events: list[Event] = []
    for action in actions:
        steps.append(spec.described(game, action))
        events += spec.decode_events(game, game.apply_listening(action))
    return TriedTurn(spec, seat, guess, game, steps, events)


def whole_turn(evaluator: Evaluator, guess: Game, seat: int, begun: list[int]) -> list[int]:
    """A turn as it begins, with what best follows in it: a sure win, or what looks best one action on."""
    winning = evaluator.winning_turn(guess, seat)
    if winning and winning[: len(begun)] == begun:
        return winning
    game, policy = guess.copy(), Policy(evaluator, guess)
    paying = _type(game, begun[0]) == PAID_ASIDE
    actions: list[int] = []
    for action in begun:
        actions.append(action)
        game.apply_trusted(action)
    while game.to_move == seat and len(actions) < STEPS_MAX:
        ranked = policy.rank(game, seat)
        action = max(ranked, key=lambda entry: entry[1])[0]
        if _type(game, action) == LAST or (paying and _type(game, action) != PAID_ASIDE):
            break
        actions.append(action)
        game.apply_trusted(action)
    return actions


def _type(game: Game, action: int) -> str:
    return str(game.spec.describe(game, action)["type"])
