"""``make``: a bot by its level, its name, or the place of one's own class."""

from __future__ import annotations

from typing import Any

from tilefolk.bots.baselines import RandomBot, WeightedBot
from tilefolk.bots.bot import Bot
from tilefolk.bots.levels import BASELINES, UnknownBot, levels
from tilefolk.bots.own import OwnBot
from tilefolk.bots.search import Settings
from tilefolk.bots.thinkers import GlanceBot, SearchBot
from tilefolk.bots.weights import level_settings
from tilefolk.core.registry import GameSpec


def names() -> list[str]:
    """Baselines and levels, weakest first."""
    return [*BASELINES, *(level.id for level in levels())]


def make(
    name: str,
    spec: GameSpec,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """A bot for a game: a level, a baseline, or ``my_bot.py:MyBot``.

    ``seconds`` changes how long a level that searches thinks; ``iterations`` makes it think exactly so
    much, so that the same seed gives the same choices.
    """
    if ".py:" in name:
        return OwnBot(spec, seed, name)
    if name == "random":
        return RandomBot(spec, seed)
    if name == "weighted":
        return WeightedBot(spec, seed)
    if name == "greedy":
        return GlanceBot(spec, seed, "simple")
    if name not in level_settings()["levels"]:
        raise UnknownBot("bots.unknown", name=name, known=", ".join(names()))
    style = _style(name, spec.name)
    if style["kind"] == "glance":
        return GlanceBot(spec, seed, style["weights"], style["overlook"], style["blur"])
    return SearchBot(
        spec,
        seed,
        style["weights"],
        style["budget"] if seconds is None else seconds,
        style.get("iterations") if iterations is None else iterations,
        Settings(**style["search"]),
    )


def _style(name: str, game: str) -> dict[str, Any]:
    """The settings of a level: the general ones, with what the game changes."""
    chosen = level_settings()
    general: dict[str, Any] = chosen["levels"][name]
    special: dict[str, Any] = chosen["games"].get(game, {}).get(name, {})
    search = chosen["search"].get(game, {}) | special.get("search", {})
    return general | special | {"search": search}
