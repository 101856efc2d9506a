"""What bots leave alone for the sake of good manners: offers of Catan that nobody took the last time."""

from __future__ import annotations

from collections.abc import Sequence

from tilefolk.core.match import Match
from tilefolk.games.catan import actions, names

FORGOTTEN_AFTER = 3
"""Rounds after which an offer may be made again: hands have changed by then."""


def shunned(match: Match, seat: int) -> frozenset[int]:
    """Actions that the seat should rather not take in the present position, legal or not."""
    if match.spec.name != "catan":
        return frozenset()
    return turned_down(match.played, seat, match.game.players)


def turned_down(played: Sequence[int], seat: int, players: int) -> frozenset[int]:
    """The offers of a seat to everybody else that came to nothing in the last rounds."""
    everybody_else = (1 << players) - 1 - (1 << seat)
    turns_ago, is_taken, found = 0, False, set()
    for action in reversed(played):
        tag = actions.tag_of(action)
        if tag == names.ACT_END:
            turns_ago += 1
            if turns_ago > FORGOTTEN_AFTER * players:
                break
        elif tag == names.ACT_DEAL:
            is_taken = True
        elif tag == names.ACT_OFFER:
            if actions.who_of(action) == everybody_else and not is_taken:
                found.add(action)
            is_taken = False
    return frozenset(found)
