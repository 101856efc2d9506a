"""Trained agents as bots: those that are shipped, by name, and checkpoints of one's own, by file.

A file ``.json`` adds to the evaluation that was written by hand (``examples/azero.py``): it looks one action
ahead, or searches (``FILE.json:search``). A file ``.npz`` is a network that chooses from what it observes
(``examples/ppo.py``).
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

from tilefolk.bots.bot import Bot
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.levels import UnknownBot
from tilefolk.bots.search_bots import OnePlyBot, SearchBot
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import DATA, level_settings, weight_sets
from tilefolk.core.extras import need
from tilefolk.core.registry import GameSpec

SEARCH = ":search"
SHIPPED = {
    "ppo": "hunters-ppo.npz",
    "azero": "hunters-azero.json",
    "azero-search": f"hunters-azero.json{SEARCH}",
}
"""Agents of Hunters and Gatherers; docs/agents.md tells how they were trained and what they reached."""
LEARNED = {
    ("hunters", "worth"): ("tilefolk.bots.hunters_learned", "LearnedHuntersEvaluator"),
    ("hunters", "points"): ("tilefolk.bots.hunters", "HuntersEvaluator"),
    ("mayflower", "points"): ("tilefolk.bots.mayflower", "MayflowerEvaluator"),
    ("catan", "strength"): ("tilefolk.bots.catan_learned", "LearnedCatanEvaluator"),
}
"""Evaluators that take what was learnt, by game and by what the network says."""
NETWORKS = "tilefolk.agents.network_bot"
"""Networks see what the environments tell: so their bot stands above them."""


def checkpoint_of(name: str) -> Path | None:
    """The file of a trained agent; None for the name of any other bot."""
    place = str(DATA / SHIPPED[name]) if name in SHIPPED else name
    file = Path(place.removesuffix(SEARCH))
    return file if file.suffix in (".json", ".npz") else None


def make_trained(
    name: str, file: Path, spec: GameSpec, seed: int, seconds: float | None, iterations: int | None
) -> Bot:
    """The bot of a checkpoint."""
    if not file.is_file():
        raise UnknownBot("bots.no_file", file=str(file))
    if file.suffix == ".npz":
        need("envs", "numpy", "gymnasium")
        bot: Bot = import_module(NETWORKS).NetworkBot(spec, seed, file)
        return bot
    evaluator = learned(file, spec.name)
    if not SHIPPED.get(name, name).endswith(SEARCH):
        return OnePlyBot(spec, seed, evaluator)
    settings = level_settings()
    budget = settings["levels"]["master"]["budget"] if seconds is None else seconds
    search = SearchSettings(**settings["search"].get(spec.name, {}))
    return SearchBot(spec, seed, evaluator, budget, iterations, search)


def learned(file: Path, game: str) -> Evaluator:
    """The evaluation of a file, for a game; raises UnknownBot that says what is wrong with it."""
    try:
        told = json.loads(file.read_text("utf-8"))
        trained_for, weights = str(told["game"]), weight_sets(told["game"])[told["weights"]]
        module, name = next(at for (of, said), at in LEARNED.items() if of == trained_for and said in told)
        evaluator: Evaluator = getattr(import_module(module), name)(weights, told)
    except (OSError, ValueError, KeyError, TypeError, StopIteration) as error:
        raise UnknownBot("bots.no_checkpoint", file=str(file)) from error
    check_game(file, trained_for, game)
    return evaluator


def check_game(file: Path, trained_for: str, game: str) -> None:
    """Raise UnknownBot unless the agent was trained for the game."""
    if trained_for != game:
        raise UnknownBot("bots.other_game", file=file.name, trained=trained_for, game=game)
