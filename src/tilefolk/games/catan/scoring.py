"""Points and the end of the game (chapter 6)."""

from __future__ import annotations

from tilefolk.games.catan import names
from tilefolk.games.catan.state import Position


def points(game: Position, seat: int, source: int) -> int:
    """C10.2: settlement 1, city 2, awards 2 each (C1.7), victory point cards 1 each."""
    if source == names.SOURCE_SETTLEMENTS:
        return names.SETTLEMENTS - game.settlements_left[seat]
    if source == names.SOURCE_CITIES:
        return names.CITY_POINTS * (names.CITIES - game.cities_left[seat])
    if source == names.SOURCE_LONGEST_ROAD:
        return names.AWARD_POINTS if game.longest_road == seat else 0
    if source == names.SOURCE_LARGEST_ARMY:
        return names.AWARD_POINTS if game.largest_army == seat else 0
    return game.development_cards[seat][names.VICTORY_POINT]


def all_points(game: Position, seat: int) -> int:
    """C7.6: victory point cards count as soon as held."""
    return public_points(game, seat) + game.development_cards[seat][names.VICTORY_POINT]


def public_points(game: Position, seat: int) -> int:
    """The points that everybody sees (C10.2)."""
    found = names.SETTLEMENTS - game.settlements_left[seat]
    found += names.CITY_POINTS * (names.CITIES - game.cities_left[seat])
    if game.longest_road == seat:
        found += names.AWARD_POINTS
    if game.largest_army == seat:
        found += names.AWARD_POINTS
    return found


def winner_mask(game: Position) -> int:
    """C10.3: one winner, the player on turn; none if the game was given up for dead."""
    return 1 << game.turn if all_points(game, game.turn) >= names.WINNING_POINTS else 0


def wins(game: Position) -> bool:
    """C10.1: the player on turn has 10 points, and the game ends at once; his cards are shown (C7.6)."""
    if all_points(game, game.turn) < names.WINNING_POINTS:
        return False
    game.phase = names.PHASE_OVER
    if game._listening:
        cards = game.development_cards[game.turn][names.VICTORY_POINT]
        game._emit(names.EVENT_WON, game.turn, all_points(game, game.turn), cards)
    return True
