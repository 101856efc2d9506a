"""``make``: a bot by its level, its name, the place of one's own class, or a file of what was learnt."""

from __future__ import annotations

from tilefolk.bots.baselines import RandomBot, WeightedBot
from tilefolk.bots.bot import Bot
from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.levels import BASELINES, UnknownBot, levels, own_iterations
from tilefolk.bots.search_bots import OnePlyBot, SearchBot
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.trained import SHIPPED, checkpoint_of, learned, make_trained
from tilefolk.bots.user_bot import UserBot
from tilefolk.bots.weights import DATA, LevelStyle, SearchChoices, level_settings, styles
from tilefolk.core.registry import GameSpec

STYLE = ":"
"""Between a level and the style in which it is to play: ``hard:roads``."""


def available() -> list[str]:
    """Baselines and levels, weakest first; all of them play all games."""
    return [*BASELINES, *(level.id for level in levels())]


def known() -> list[str]:
    """All that have a name: trained agents of single games too."""
    return [*available(), *SHIPPED]


def make(
    name: str,
    spec: GameSpec,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """A bot for a game: a level, a baseline, a trained agent, a checkpoint's file, or ``my_bot.py:MyBot``.

    ``hard:roads`` is a level that plays in a style of the game (``weights.styles``).

    ``seconds`` changes how long a level that searches thinks; ``iterations`` makes it think exactly so
    much, so that the same seed gives the same choices; ``master@4000`` names them for one bot alone.
    """
    bot_name, own = own_iterations(name)
    bot = _make(bot_name, spec, seed, seconds, iterations if own is None else own)
    if own is not None and not isinstance(bot, SearchBot):
        raise UnknownBot("bots.no_search", name=bot_name)
    return bot


def _make(name: str, spec: GameSpec, seed: int, seconds: float | None, iterations: int | None) -> Bot:
    """The bot of a name that says nothing of iterations."""
    if ".py:" in name:
        return UserBot(spec, seed, name)
    checkpoint = checkpoint_of(name)
    if checkpoint is not None:
        return make_trained(name, checkpoint, spec, seed, seconds, iterations)
    if name == "random":
        return RandomBot(spec, seed)
    if name == "weighted":
        return WeightedBot(spec, seed)
    if name == "greedy":
        return OnePlyBot(spec, seed, "simple")
    level, _, style_name = name.partition(STYLE)
    if level not in level_settings()["levels"] or (style_name and style_name not in styles(spec.name)):
        raise UnknownBot("bots.unknown", name=name, known=", ".join([*known(), *_styled(spec.name)]))
    style = _style(level, spec.name)
    weights: str | Evaluator = style_name or style["weights"]
    if "learned" in style and not style_name:
        weights = learned(DATA / style["learned"], spec.name)
    if style["kind"] == "one_ply":
        return OnePlyBot(spec, seed, weights, style["overlook"], style["noise"])
    budget = style["budget"] if seconds is None else seconds
    return SearchBot(spec, seed, weights, budget, iterations, SearchSettings(**style["search"]))


def _styled(game: str) -> list[str]:
    """Hard in all its styles."""
    return [f"hard{STYLE}{style}" for style in styles(game)]


def _style(name: str, game: str) -> LevelStyle:
    """The settings of a level: the general ones, with what the game changes."""
    chosen = level_settings()
    general, special = chosen["levels"][name], chosen["games"].get(game, {}).get(name, {})
    search: SearchChoices = {**chosen["search"].get(game, {}), **special.get("search", {})}
    return {**general, **special, "search": search}
