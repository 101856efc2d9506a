"""Finished games between bots, to be analysed."""

from __future__ import annotations

from functools import cache

import tilefolk
from tilefolk import bots
from tilefolk.core.match import Match


@cache
def played(game: str, levels: tuple[str, ...], seed: int) -> Match:
    """A game of these bots from its first draw to its end."""
    match = tilefolk.start(game, players=len(levels), seed=seed)
    players = [bots.make(level, match.spec, seed * 31 + seat) for seat, level in enumerate(levels)]
    while not match.game.is_over:
        seat = match.game.to_move
        match.play(players[seat].choose(match.game, seat))
    return match
