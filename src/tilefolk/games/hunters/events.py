"""The events of Hunters and Gatherers in words."""

from __future__ import annotations

from tilefolk.core.events import Event
from tilefolk.games.hunters.names import GOLD_FOUND, MEADOW
from tilefolk.games.hunters.rules import Hunters


def own_event(raw: tuple[int, ...]) -> Event:
    """H5.1: gold was found, and so many bonus tiles are left."""
    kind, seat, bonus_left, *_ = raw
    if kind != GOLD_FOUND:
        raise ValueError(f"unknown event {raw}")
    return Event("gold", {"seat": seat, "bonus_left": bonus_left})


def breakdown(game: Hunters, source: str, first: int, second: int) -> dict[str, int]:
    """What the points of a scoring were made of."""
    if source == "river":
        return {"tiles": first, "fish": second}
    if source == "forest":
        return {"pieces": first, "mushrooms": second}
    if source == "hut":
        return {"fish": first}
    return game.table.unpacked(MEADOW, first)
