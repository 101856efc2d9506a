"""Where the tile in hand may be laid: the only source of that legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core.rng import Rng
from tilefolk.tiles import actions, names, packing

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def places_into(game: TileState, buffer: list[int]) -> int:
    """H2.1, H2.2, M2.1, M2.2: every square that touches, in every rotation in which all sides continue."""
    fit = game.table.fit
    need = game.frontier_need
    row = packing.fit_number(game.drawn, 0)
    n = 0
    for slot in range(game.frontier_count):
        fits = fit[row + need[slot]]
        place = actions.pack_action(names.PLACE, game.frontier_place[slot])
        # write each rotation and keep it only if it fits: no branch to be guessed wrong
        for rotation in range(names.ROTATIONS):
            buffer[n] = place | rotation
            n += (fits >> rotation) & 1
    return n


def random_place(game: TileState, rng: Rng) -> int:
    """A square and a rotation at random until they fit; if few do, those that fit are counted instead."""
    fit = game.table.fit
    need = game.frontier_need
    row = packing.fit_number(game.drawn, 0)
    for _ in range(names.RANDOM_TRIES):
        pick = rng._below(game.frontier_count * names.ROTATIONS)
        slot = pick // names.ROTATIONS
        rotation = pick % names.ROTATIONS
        if packing.fits_turned(fit[row + need[slot]], rotation):
            return actions.pack_action(names.PLACE, game.frontier_place[slot] | rotation)
    n = 0
    for slot in range(game.frontier_count):
        n += packing.fit_count(fit[row + need[slot]])
    n = rng._below(n)
    slot = -1
    fits = 0
    while n >= 0:
        slot += 1
        fits = fit[row + need[slot]]
        n -= packing.fit_count(fits)
    # the chosen one is the -n-th of the rotations that fit there, counted from the last
    rotation = names.ROTATIONS
    while n < 0:
        rotation -= 1
        n += (fits >> rotation) & 1
    return actions.pack_action(names.PLACE, game.frontier_place[slot] | rotation)
