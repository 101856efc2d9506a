"""What a network is told of the seats of a tile game: for each some fifty numbers, most of them around 1.

They are taken from the position and from what the evaluation written by hand thinks of its features.
``tile_evaluation`` says what they are for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.bots import evaluation, names
from tilefolk.core import memory
from tilefolk.tiles import lookup, packing
from tilefolk.tiles import names as tile_names
from tilefolk.tiles.game import TileGame

if TYPE_CHECKING:
    from tilefolk.bots.tile_evaluation import TileEvaluator

TENTH = 0.1
QUARTER = 0.25
TWENTIETH = 0.05
FIFTIETH = 0.02
FEWEST_PLAYERS = 2
LITTLE_CHANCE = 0.1
"""A figure on a feature that is less likely to be completed is stuck."""


def write(evaluator: TileEvaluator, game: TileGame, values: list[float], facts: list[float]) -> None:
    """Facts of all seats, one row of ``TILE_FACTS`` after the other; ``values``: what each may expect."""
    seen = memory.scratch(tile_names.FIGURES_IN_ALL)
    found = 0
    for i in range(game.players * names.TILE_FACTS):
        facts[i] = 0.0
    for seat in range(game.players):
        for slot in range(tile_names.FIGURES_MAX):
            piece = lookup.figure_piece(game, seat, slot)
            if piece < 0:
                continue
            root = lookup.find_root(game, piece)
            i = 0
            while i < found and seen[i] != root:
                i += 1
            if i == found:
                seen[found] = root
                found += 1
                add_feature(evaluator, game, root, facts)
    for seat in range(game.players):
        write_seat(game, seat, values, facts)


def add_feature(evaluator: TileEvaluator, game: TileGame, root: int, facts: list[float]) -> None:
    """A feature for all who have figures on it: those who own it, and those who would get nothing."""
    chance = evaluator._feature_chance(game, root)
    owners = game._owners(root)
    value = TENTH * game._value(root)
    ends = QUARTER * game.pieces[root].open_ends
    sharing = 0
    for seat in range(game.players):
        sharing += (owners >> seat) & 1
    for seat in range(game.players):
        figures = packing.figures_of(game.pieces[root].figures, seat)
        if figures == 0:
            continue
        at = seat * names.TILE_FACTS + names.ZONE_FACTS * min(names.ZONE_TYPES - 1, game.pieces[root].type)
        facts[at + names.ZONE_FIGURES] += figures
        if chance < LITTLE_CHANCE:
            facts[at + names.ZONE_STUCK] += figures
        if not (owners >> seat) & 1:
            facts[at + names.ZONE_LOST] += 1.0
            continue
        promise = TENTH * evaluator._feature_worth(game, root, seat, chance)
        facts[at + (names.ZONE_ALONE if sharing == 1 else names.ZONE_SHARED)] += 1.0
        facts[at + names.ZONE_PROMISE] += promise
        facts[at + names.ZONE_VALUE] += value
        facts[at + names.ZONE_ENDS] += ends
        facts[at + names.ZONE_CHANCE] += chance
        if promise > facts[at + names.ZONE_BEST]:
            facts[at + names.ZONE_BEST] = promise


def in_hand(game: TileGame, seat: int) -> int:
    """Figures of the first kind that a seat has in hand."""
    return lookup.supply(game, seat, 0, names.FIRST_FIGURES)


def write_seat(game: TileGame, seat: int, values: list[float], facts: list[float]) -> None:
    """Points, figures in hand, whose turn it is, and what compares a seat with the others."""
    at = seat * names.TILE_FACTS
    figures = in_hand(game, seat)
    best = evaluation.FAR_BEHIND
    for other in range(game.players):
        if other != seat:
            best = max(best, values[other])
            facts[at + names.TILE_OTHERS_IN_HAND] += QUARTER * in_hand(game, other) / (game.players - 1)
    facts[at + names.TILE_SCORE] = FIFTIETH * game._score(seat)
    facts[at + names.TILE_WORTH] = FIFTIETH * values[seat]
    facts[at + names.TILE_LEAD] = TWENTIETH * (values[seat] - best)
    facts[at + names.TILE_IN_HAND] = QUARTER * figures
    facts[at + names.TILE_NONE_IN_HAND] = 1.0 if figures == 0 else 0.0
    facts[at + names.TILE_ONE_IN_HAND] = 1.0 if figures == 1 else 0.0
    facts[at + names.TILE_LATER_FIGURES] = lookup.supply(
        game, seat, names.FIRST_FIGURES, tile_names.FIGURES_MAX
    )
    facts[at + names.TILE_LEFT] = FIFTIETH * game.deck_left[0]
    before = (seat + game.players - game.seat) % game.players
    facts[at + names.TILE_ON_TURN] = 1.0 if before == 0 else 0.0
    facts[at + names.TILE_TURNS_BEFORE] = QUARTER * before
    facts[at + names.TILE_MORE_PLAYERS] = QUARTER * (game.players - FEWEST_PLAYERS)
