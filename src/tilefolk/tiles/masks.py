"""Actions as small numbers: the indices of masks and policies.

First come the places, by the slot of the square in the frontier and the rotation, then figures, then choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.core import memory
from tilefolk.core.memory import Mask
from tilefolk.tiles import actions, lookup, names, packing

if TYPE_CHECKING:
    from tilefolk.tiles.state import TileState


def index_of(game: TileState, action: int) -> int:
    """The index of an action, or -1."""
    tag = actions.tag_of(action)
    payload = actions.payload_of(action)
    if tag == names.PLACE:
        site = lookup.site_at(game, actions.square_x(payload), actions.square_y(payload))
        if site < 0 or game.squares[site].tile >= 0:
            return -1
        return game.squares[site].slot * names.ROTATIONS + actions.rotation_of(payload)
    if tag == names.FIGURE and payload < names.FIGURE_INDICES:
        return names.PLACE_INDICES + payload
    if tag == names.CHOOSE and payload < names.CHOICE_INDICES:
        return names.FIRST_CHOICE_INDEX + payload
    return -1


def action_at(game: TileState, index: int) -> int:
    """The action that an index means here, or -1."""
    if index < 0 or index >= names.INDICES:
        return -1
    if index >= names.FIRST_CHOICE_INDEX:
        return actions.pack_action(names.CHOOSE, index - names.FIRST_CHOICE_INDEX)
    if index >= names.PLACE_INDICES:
        return actions.pack_action(names.FIGURE, index - names.PLACE_INDICES)
    if index >= game.frontier_count * names.ROTATIONS:
        return -1
    slot = index // names.ROTATIONS
    return actions.pack_action(names.PLACE, game.frontier_place[slot] | index % names.ROTATIONS)


def front(game: TileState) -> int:
    """The indices of squares in use; those of figures and choices, at the end, are always cleared."""
    return game.frontier_count * names.ROTATIONS if game.phase == names.PLACE else 0


def clear(game: TileState, mask: Mask, front: int) -> None:
    """Clear what the last mask used (``front``) beyond the places that are written now, and the end."""
    written = game.frontier_count * names.ROTATIONS if game.phase == names.PLACE else 0
    if front > written:
        memory.clear(mask, written, front - written)
    memory.clear(mask, names.PLACE_INDICES, names.FIGURE_INDICES + names.CHOICE_INDICES)


def places_into(game: TileState, mask: Mask) -> int:
    """Write the places; their slots are at hand here, ``index_of`` would search them."""
    fit = game.table.fit
    need = game.frontier_need
    row = packing.fit_number(game.drawn, 0)
    n = 0
    for slot in range(game.frontier_count):
        fits = fit[row + need[slot]]
        packing.write_fit(mask, slot * names.ROTATIONS, fits)
        n += packing.fit_count(fits)
    return n
