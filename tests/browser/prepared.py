"""Matches that stand where a test begins, so that nobody has to play there."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import tilefolk
from tests.browser.serve import BOTS_CHOICE
from tilefolk import bots
from tilefolk.core.match import Match
from tilefolk.core.rng import Rng

FIRST = 0
"""The seat of who opens the table."""


def played_until(
    game: str, is_reached: Callable[[Match], bool], *, players: int | None = None, seed: int = 1
) -> Match:
    """A game up to a decision of the first seat in such a position.

    Tiles are laid at random: many figures of all kinds stand about then. Catan is played by easy bots.
    """
    match = tilefolk.start(game, players=players or tilefolk.get(game).fewest_at_table, seed=seed)
    dice = random.Random(seed)
    while not (match.deciding == [FIRST] and is_reached(match)):
        assert not match.game.is_over, "such a position never came"
        let_a_bot_play(match) if game == "catan" else match.play(dice.choice(match.legal()))
    return match


@cache
def with_tiles_laid(game: str, tiles: int, *, players: int = 2, seed: int = 1) -> Match:
    """A tile game in which at least so many tiles have been laid, and the first seat has one in hand."""
    return played_until(
        game,
        lambda match: match.legal()[0].startswith("place") and len(match.view(FIRST)["tiles"]) >= tiles,
        players=players,
        seed=seed,
    )


@cache
def before_the_last_turn(game: str, *, players: int = 2, seed: int = 1) -> Match:
    """A tile game in which nobody will have a second turn, but those who close a forest."""
    return played_until(
        game,
        lambda match: match.legal()[0].startswith("place") and stack(match) < players,
        players=players,
        seed=seed,
    )


def stack(match: Match) -> int:
    """How many tiles can still be drawn by turns."""
    return sum(match.view(None)["remaining"]["main"].values())


@cache
def finished(game: str) -> Match:
    """A game of easy bots to its end."""
    match = tilefolk.start(game, players=tilefolk.get(game).fewest_at_table, seed=1)
    while not match.game.is_over:
        let_a_bot_play(match)
    return match


def let_a_bot_play(match: Match) -> None:
    """One decision of an easy bot, in whichever seat has one to take."""
    seat = match.deciding[-1]
    match.play(bots_choice(match, seat), seat)


def bots_choice(match: Match, seat: int) -> int:
    """What an easy bot in that seat does at a table of the tests' server."""
    game = match.game.copy()
    game.redeterminise(seat, Rng(BOTS_CHOICE))
    legal: list[int] = game.legal_for(seat)
    return legal[0] if len(legal) == 1 else bots.make("easy", match.spec, BOTS_CHOICE).choose(game, seat)


@cache
def offered_by_a_bot() -> Match:
    """A bot's offer lies on the table that only the first seat can accept, and the bot would deal then."""
    match = tilefolk.start("catan", players=3, seed=1)
    while not (match.game.is_over or _is_good_offer(match)):
        let_a_bot_play(match)
    assert not match.game.is_over, "no bot ever made such an offer"
    return match


def _is_good_offer(match: Match) -> bool:
    answers = [
        [match.spec.action_name(match.game, it) for it in match.game.legal_for(seat)] for seat in range(3)
    ]
    if match.deciding != [0, 1, 2] or f"{FIRST}: accept" not in answers[FIRST] or len(answers[2]) > 1:
        return False
    then = match.branch()
    then.play(answers[2][0], 2)
    then.play(f"{FIRST}: accept", FIRST)
    return match.spec.action_name(then.game, bots_choice(then, 1)).startswith("deal")
