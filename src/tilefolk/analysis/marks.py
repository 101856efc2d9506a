"""Marked mistakes, in two stages with fresh luck: a cheap screen, then full playouts that must be sure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tilefolk.analysis.pairs import PlayoutPairs, add_pairs
from tilefolk.analysis.story import Step
from tilefolk.bots.playouts import Playouts

CANDIDATES = 4
SCREENED, SCREENED_AGAIN = 64, 128
BATCH, LEAST, MOST = 64, 128, 320
LOSS = 0.03
"""Less than this is no mistake."""
Strength = Literal["inaccuracy", "mistake", "blunder"]
WORDS: tuple[Strength, ...] = ("inaccuracy", "mistake", "blunder")
SIGNS: dict[Strength, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LEAST_LOSS: dict[Strength, float] = {"inaccuracy": LOSS, "mistake": 0.06, "blunder": 0.12}
SURE_OF_SCREEN, SURE, SURELY_NOT = 2.0, 2.6, 1.64
"""Standard errors: to go on after the screen, to mark, to drop."""
CONFIRMING = 1_000_000
"""Lucks from here on are for confirmations: no luck is used twice."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision that gave away more than noise: against which action, how much, how sure."""

    strength: Strength
    better: int
    loss: float
    error: float


def strength_of(loss: float) -> Strength:
    """The word for a loss."""
    return next(word for word in reversed(WORDS) if loss >= LEAST_LOSS[word])


def look_for_mark(
    playouts: Playouts, step: Step, best: list[int], horizon: int, first_luck: int
) -> Iterator[Mark | None]:
    """Yields None while it works and at last the mark, or None if there is none."""
    rivals = [action for action in best[:CANDIDATES] if action != step.action]
    tried = []
    for action in rivals:
        pairs = PlayoutPairs(step.game.players)
        lucks = range(first_luck, first_luck + SCREENED)
        add_pairs(playouts, step, (action, step.action), pairs, lucks, horizon)
        tried.append((pairs.mean(step.seat), action))
        yield None
    if not tried:
        return
    better = max(tried)[1]
    again = PlayoutPairs(step.game.players)
    begin = first_luck + SCREENED
    add_pairs(playouts, step, (better, step.action), again, range(begin, begin + SCREENED_AGAIN), horizon)
    loss = again.mean(step.seat)
    if loss < LOSS or loss - SURE_OF_SCREEN * again.error(step.seat) <= 0:
        return
    yield from _confirmed(playouts, step, better, first_luck + CONFIRMING)


def _confirmed(playouts: Playouts, step: Step, better: int, luck: int) -> Iterator[Mark | None]:
    """Full playouts in batches until it is sure, surely not, or enough."""
    full, seat = PlayoutPairs(step.game.players), step.seat
    while full.count < MOST:
        yield None
        begin = luck + full.count
        add_pairs(playouts, step, (better, step.action), full, range(begin, begin + BATCH))
        loss, error = full.mean(seat), full.error(seat)
        if full.count >= LEAST and loss >= LOSS and loss - SURE * error > 0:
            yield Mark(strength_of(loss), better, loss, error)
            return
        if loss + SURELY_NOT * error < LOSS:
            return
