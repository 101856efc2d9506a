"""Chance's part: dice, stolen cards, drawn cards and the lay-out, each as weighted outcomes."""

from __future__ import annotations

from tilefolk.core.rng import Rng
from tilefolk.games.catan import actions, building, founding, income, island, names, robber
from tilefolk.games.catan.state import Position


def outcomes_into(game: Position, outcomes: list[int], weights: list[int]) -> int:
    """What chance may bring now, and how likely each is."""
    if game.phase == names.PHASE_DICE:
        return income.dice_into(outcomes, weights)
    if game.phase == names.PHASE_THEFT:
        return robber.theft_into(game, outcomes, weights)
    if game.phase == names.PHASE_DRAW_CARD:
        return building.card_outcomes_into(game, outcomes, weights)
    if game.phase == names.PHASE_DRAW_LOTS:
        return founding.first_into(game, outcomes, weights)
    return island.outcomes_into(game, outcomes, weights)


def throw_dice(rng: Rng) -> int:
    """C4.1: the dice are thrown one by one, which is the same as by weight and faster."""
    throw = rng._below(names.DIE_SIDES * names.DIE_SIDES)
    one, other = throw // names.DIE_SIDES + 1, throw % names.DIE_SIDES + 1
    payload = actions.dice(other, one) if one > other else actions.dice(one, other)
    return actions.pack_action(names.ACT_DICE, payload)


def apply(game: Position, tag: int, payload: int) -> None:
    """What an outcome of chance does; the dice are rolled in ``income``."""
    if tag == names.ACT_STOLEN:
        robber.steal(game, payload)
    elif tag == names.ACT_CARD:
        building.take_card(game, payload)
    elif tag == names.ACT_TERRAIN:
        island.lay_hex(game, payload)
    elif tag == names.ACT_SPIRAL:
        island.lay_tokens(game, payload)
    elif tag == names.ACT_HARBOUR:
        island.lay_harbour(game, payload)
    else:
        founding.begin(game, payload)
