"""The events of Mayflower in words."""

from __future__ import annotations

from tilefolk.core.events import Event
from tilefolk.games.mayflower.names import BONUS, LOST, SURVEYOR_MOVED, SURVEYORS_STAY, SWEPT
from tilefolk.games.mayflower.notation import ROLES
from tilefolk.games.mayflower.rules import Mayflower
from tilefolk.games.mayflower.tables import SOURCES
from tilefolk.tiles.events import figure_event
from tilefolk.tiles.view import feature_cells

GOODS_OF = {"road": "trading_posts", "city": "flags", "plain": "animals"}


def own_event(game: Mayflower, raw: tuple[int, ...]) -> Event:
    """M5.1 to M5.4: the surveyors' bonus, moves and sweeps; M4.8: a feature that lost its settlers."""
    kind, a, b, c, d, *_ = raw
    if kind == BONUS:
        return Event("bonus", {"seat": a, "points": c, "cells": feature_cells(game, b)})
    if kind == SURVEYOR_MOVED:
        return Event("surveyor", {"seat": a, "surveyor": b, "old_column": c, "column": d})
    if kind == SURVEYORS_STAY:
        return Event("surveyors_stay", {"seat": a, "column": b})
    if kind == SWEPT:
        return figure_event("swept", game, ROLES, raw)
    if kind == LOST:
        return Event("lost", {"type": SOURCES[a], "cells": feature_cells(game, b)})
    raise ValueError(f"unknown event {raw}")


def breakdown(source: str, tiles: int, goods: int) -> dict[str, int]:
    """What the points of a scoring were made of; a farm's tiles are itself and its neighbours."""
    if source == "plain":
        return {"animals": goods}
    if source == "farm":
        return {"tiles": tiles}
    return {"tiles": tiles, GOODS_OF[source]: goods}
