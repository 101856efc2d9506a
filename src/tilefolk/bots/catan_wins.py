"""A turn of Catan that wins, looked for exactly: trades with the bank, builds and cards in every order.

The search would find most of these too, but it counts tries, and a long way (trade twice, build the roads to
the Longest Road, then a city) may get none. What depends on luck or on others' hidden cards is left to it: no
bought card, no theft, no monopoly.
"""

from __future__ import annotations

from typing import Any

from tilefolk.games.catan import actions, names

POSITIONS_MAX = 3000
"""Positions that are looked at; a turn with more ways than these is left to the search."""
CARDS_A_POINT = 4
"""Cards that a point by building costs at least."""
CARDS_A_ROAD = 2
PLENTY_CARDS = 2
"""Cards that a Year of Plenty brings."""
CERTAIN = (
    names.ACT_CITY,
    names.ACT_SETTLEMENT,
    names.ACT_KNIGHT,
    names.ACT_ROAD,
    names.ACT_ROAD_BUILDING,
    names.ACT_YEAR_OF_PLENTY,
    names.ACT_MARITIME,
)
"""Actions whose result is known, in the order in which they are tried."""


def winning_turn(game: Any, seat: int) -> list[int]:
    """The seat's actions to the win in this turn; none if there is no sure way or it can't be seen."""
    if game.turn != seat or game.to_move != seat or most_points(game, seat) < names.WINNING_POINTS:
        return []
    way: list[int] = []
    return way if _wins(game, seat, way, set()) else []


def most_points(game: Any, seat: int) -> int:
    """No fewer points than the seat can reach in this turn."""
    in_hand = game.development_cards[seat]
    cards = sum(game.hand[seat]) + (PLENTY_CARDS if in_hand[names.YEAR_OF_PLENTY] else 0)
    points: int = game.scores()[seat] + cards // CARDS_A_POINT
    if game.largest_army != seat and in_hand[names.KNIGHT]:
        points += names.AWARD_POINTS
    roads = cards // CARDS_A_ROAD + game.free_roads
    roads += names.FREE_ROADS if in_hand[names.ROAD_BUILDING] else 0
    line = names.ROADS - game.roads_left[seat] + roads  # no longer than all roads joined
    rivals = max((game.road_length[other] for other in range(game.players) if other != seat), default=0)
    if game.longest_road != seat and roads > 0 and line >= max(rivals + 1, names.LEAST_LONGEST_ROAD):
        points += names.AWARD_POINTS
    return points


def _wins(game: Any, seat: int, way: list[int], seen: set[Any]) -> bool:
    """Whether the seat can win from here; ``way`` is then the actions that do it."""
    if game.is_over:
        return seat in game.winners()
    if game.is_chance or game.to_move != seat or len(seen) >= POSITIONS_MAX:
        return False
    key = _key(game, seat)
    if key in seen or most_points(game, seat) < names.WINNING_POINTS:
        return False
    seen.add(key)
    certain = [action for action in game.legal() if actions.tag_of(action) in CERTAIN]
    for action in sorted(certain, key=lambda action: CERTAIN.index(actions.tag_of(action))):
        after = game.copy()
        after.apply_trusted(action)
        way.append(action)
        if _wins(after, seat, way, seen):
            return True
        way.pop()
    return False


def _key(game: Any, seat: int) -> tuple[object, ...]:
    """What differs between two positions of the same turn."""
    return (
        *game.hand[seat],
        *game.development_cards[seat],
        game.buildings[seat],
        game.buildings[seat] & game.cities,
        game.roads_low[seat],
        game.roads_high[seat],
        game.free_roads,
        game.phase,
    )
