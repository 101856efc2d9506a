"""Pairs of Catan positions that one audience, a seat or a spectator, can't tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import tilefolk
from tests.properties.strategies import random_step
from tilefolk.core.rng import Rng
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.geometry import RESOURCES

SPEC = tilefolk.get("catan")
KINDS = range(len(RESOURCES))
STEPS_MAX = 900
HIDDEN_FIELDS = ("hand", "laid_aside", "development_cards", "pile", "bought_this_turn")
DECISIONS = (
    names.PHASE_FOUND_SETTLEMENT,
    names.PHASE_FOUND_ROAD,
    names.PHASE_BEFORE_ROLL,
    names.PHASE_DISCARD,
    names.PHASE_MOVE_ROBBER,
    names.PHASE_CHOOSE_VICTIM,
    names.PHASE_MAIN,
    names.PHASE_OFFER,
    names.PHASE_FREE_ROADS,
)
CHANCES = (names.PHASE_DICE, names.PHASE_THEFT, names.PHASE_DRAW_CARD)


@dataclass(frozen=True)
class Pair:
    """Two positions that differ only in what the audience (None: a spectator) can't know."""

    one: Any
    other: Any
    audience: int | None

    def __repr__(self) -> str:
        return f"<phase {self.one.phase}, for {self.audience}>"


def without_counted_cards(game: Any) -> Any:
    """The same position when the table has counted no cards: it knows only what the open offer shows.

    So all hands can be dealt anew, which makes the pairs as different as they can be.
    """
    fields = game.snapshot()
    known = [[0] * len(KINDS) for _ in fields["known_hand"]]

    def show(seat: int, side: int) -> None:
        for kind in KINDS:
            known[seat][kind] = actions.amount(side, kind)

    if game.phase == names.PHASE_OFFER:
        show(game.turn, actions.give_of(game.offer))
        for seat in range(game.players):
            if game.answer[seat] == names.ACCEPTED:
                show(seat, actions.want_of(game.offer))
            elif game.answer[seat] == names.COUNTERED:
                show(seat, actions.give_of(game.counter_offer[seat]))
    other = game.copy()
    other.restore({**fields, "known_hand": known})
    return other


def guess_for(game: Any, audience: int | None, rng: Rng) -> Any:
    """Another position that the audience can't tell from this one."""
    other = game.copy()
    if audience is None:  # what seat 0 keeps in the first guess is dealt anew in the second
        other.redeterminise(0, rng)
        other.redeterminise(1, rng)
    else:
        other.redeterminise(audience, rng)
    return other


def differs(one: Any, other: Any) -> bool:
    """Whether anything hidden is different."""
    ones, others = one.snapshot(), other.snapshot()
    return any(ones[name] != others[name] for name in HIDDEN_FIELDS)


@cache
def sampled(phases: tuple[int, ...], each: int) -> tuple[Any, ...]:
    """So many positions of every phase, out of random games with every kind of offer."""
    found: dict[int, list[Any]] = {phase: [] for phase in phases}
    seed = 0
    while any(len(games) < each for games in found.values()):
        random = Random(seed)
        game = SPEC.new(3 + seed % 2, {"offers": "wide", "mixed_phase": bool(seed % 3)})
        taken: set[int] = set()
        for _ in range(STEPS_MAX):
            if game.is_over:
                break
            wanted = found.get(game.phase)
            if wanted is not None and len(wanted) < each and _is_telling(game, taken, random):
                wanted.append(game.copy())
                taken.add(game.phase)
            game.apply_trusted(random_step(game, random))
        seed += 1
    return tuple(game for games in found.values() for game in games)


def _is_telling(game: Any, taken: set[int], random: Random) -> bool:
    """Somewhere in the game, not always at its start; once a phase and game; discards of several seats."""
    if game.phase in taken or (game.phase == names.PHASE_DISCARD and sum(owed > 0 for owed in game.owes) < 2):
        return False
    return game.phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD) or (
        sum(map(sum, game.hand)) > 8 and sum(map(sum, game.development_cards)) > 0 and random.random() < 0.3
    )


def pairs(games: tuple[Any, ...], seed: int = 1) -> Iterator[Pair]:
    """For each position and audience one that differs in hidden things, wherever there is one."""
    rng = Rng(seed)
    for game in games:
        open_game = without_counted_cards(game)
        for audience in (*range(game.players), None):
            for _ in range(8):
                other = guess_for(open_game, audience, rng)
                if differs(open_game, other):
                    yield Pair(open_game, other, audience)
                    break


def drawn_pairs(games: tuple[Any, ...]) -> Iterator[Pair]:
    """What third parties see when another card was stolen or bought: chance's choice is all that differs."""
    for game in games:
        outcomes = [outcome for outcome, _ in game.chance()]
        involved = {game.turn, game.victim} if game.phase == names.PHASE_THEFT else {game.turn}
        one, other = game.copy(), game.copy()
        one.apply_trusted(outcomes[0])
        other.apply_trusted(outcomes[-1])
        if len(outcomes) > 1 and not (one.is_over or other.is_over):
            yield from (
                Pair(one, other, seat) for seat in (*range(game.players), None) if seat not in involved
            )
