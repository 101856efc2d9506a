"""Hunters and Gatherers for clients: supplies, features with their present value, own events."""

from __future__ import annotations

from typing import Any

from tilefolk.core.events import Event
from tilefolk.games.hunters.notation import HUT, MEMBER, ROLES
from tilefolk.games.hunters.rules import Hunters
from tilefolk.games.hunters.scoring import COMPLETED_UNOWNED, GOLD_FOUND
from tilefolk.games.hunters.state import HUTS, MEMBERS, SOURCES
from tilefolk.tiles.turn import SCORED
from tilefolk.tiles.view import feature_cells, seats_of


def own_view(game: Hunters) -> dict[str, Any]:
    """What only this game shows."""
    supply = [{"member": MEMBERS, "hut": HUTS} for _ in range(game.players)]
    for seat, slot, _ in game.figures_standing():
        supply[seat]["member" if ROLES.group_of_slot(slot) == MEMBER else "hut"] -= 1
    return {
        "supply": supply,
        "features": [feature_view(game, root) for root in game.roots() if game.piece_type(root) != "lake"],
    }


def feature_view(game: Hunters, root: int) -> dict[str, Any]:
    """A feature: where it is, who holds it, and what it would bring as it stands."""
    feature = game.feature(root)
    return {
        "type": feature["type"],
        "cells": feature_cells(game, root),
        "complete": feature["open"] == 0,
        "open": feature["open"],
        "figures": feature["figures"],
        "owners": game.owners_of(root) if any(feature["figures"]) else [],
        "value": game.value_of(root),
        "size": feature["pieces"] if feature["type"] == "forest" else feature["tiles"],
        "goods": feature["goods"],
    }


def own_event(game: Hunters, raw: tuple[int, ...]) -> Event:
    """Events of this game: scorings with their breakdown, gold, features that nobody held."""
    kind, source, root, mask, points, first, second, final = raw
    if kind == GOLD_FOUND:
        return Event("gold", {"seat": source, "bonus_left": root})
    if kind == COMPLETED_UNOWNED:
        data = {"type": SOURCES[source], "cells": feature_cells(game, root)}
        return Event("completed", data)
    if kind != SCORED:
        raise ValueError(f"unknown event {raw}")
    return Event(
        "scored",
        {
            "type": SOURCES[source],
            "seats": seats_of(mask),
            "points": points,
            "breakdown": _breakdown(game, SOURCES[source], first, second),
            "cells": feature_cells(game, root),
            "final": bool(final),
        },
    )


def _breakdown(game: Hunters, source: str, first: int, second: int) -> dict[str, int]:
    if source == "river":
        return {"tiles": first, "fish": second}
    if source == "forest":
        return {"pieces": first, "mushrooms": second}
    if source == "hut":
        return {"fish": first}
    return game.table.unpacked(game.table.types.index("meadow"), first)


__all__ = ["HUT", "feature_view", "own_event", "own_view"]
