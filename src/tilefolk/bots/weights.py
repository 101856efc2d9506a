"""Where evaluators and their weights are found: ``data/GAME.json`` holds named sets of weights.

``data/styles.json`` holds styles, as factors of the tuned weights, and what players of each build.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypedDict

from tilefolk.bots.evaluation import Evaluator

DATA = Path(__file__).parent / "data"
EVALUATORS = {
    "hunters": "HuntersEvaluator",
    "mayflower": "MayflowerEvaluator",
    "catan": "CatanEvaluator",
}
"""The class in the module of the game's name; other games are judged by their points alone."""


class SearchChoices(TypedDict, total=False):
    """What is set of ``SearchSettings``."""

    horizon: int
    far_horizon: int
    width: int
    explore: float
    trust: float
    temperature: float
    expand_at: int
    styles: bool
    scenarios: bool
    compares_turns: bool
    whole_turns: bool


class LevelStyle(TypedDict, total=False):
    """How a level plays, or what a game changes of it."""

    kind: str
    weights: str
    learned: str
    """The file of a trained evaluation."""
    overlook: float
    noise: float
    budget: float
    pace: float
    search: SearchChoices


class LevelSettings(TypedDict):
    """The levels in general, what games change of them, and how each game is searched."""

    levels: dict[str, LevelStyle]
    games: dict[str, dict[str, LevelStyle]]
    search: dict[str, SearchChoices]


def evaluator_of(game: str, weights: str | Mapping[str, float] | Evaluator = "tuned") -> Evaluator:
    """A new evaluator of a game, with a named set of weights or with one's own; or the one given."""
    if isinstance(weights, Evaluator):
        return weights
    if game not in EVALUATORS:
        return Evaluator()
    evaluator: type[Evaluator] = getattr(import_module(f"tilefolk.bots.{game}"), EVALUATORS[game])
    return evaluator(weight_sets(game)[weights] if isinstance(weights, str) else dict(weights))


@cache
def weight_sets(game: str) -> dict[str, dict[str, float]]:
    """The named sets of weights of a game, its styles among them."""
    found: dict[str, dict[str, float]] = _read(f"{game}.json")
    tuned = found["tuned"]
    for style, factors in _read("styles.json")["factors"].get(game, {}).items():
        found[style] = tuned | {name: factor * tuned[name] for name, factor in factors.items()}
    return found


@cache
def styles(game: str) -> tuple[str, ...]:
    """Styles in which the levels can play a game: ``data/styles.json`` tells what each overrates."""
    return tuple(_read("styles.json")["factors"].get(game, {}))


@cache
def style_builds(game: str) -> dict[str, dict[str, float]]:
    """Which part of the builds of each style, and of ``tuned``, is of which kind."""
    found: dict[str, dict[str, float]] = _read("styles.json")["builds"][game]
    return found


@cache
def level_settings() -> LevelSettings:
    """How each level plays: ``data/levels.json``."""
    found: LevelSettings = _read("levels.json")
    return found


def _read(name: str) -> Any:
    return json.loads((DATA / name).read_text(encoding="utf-8"))
