"""The levels a person can choose from, weakest first."""

from __future__ import annotations

from dataclasses import dataclass

from tilefolk.bots.weights import level_settings
from tilefolk.core.errors import TilefolkError

BASELINES = ("random", "weighted", "greedy")
"""Bots for measurements; ``greedy`` takes the most points as things stand, one action ahead."""


ITERATIONS = "@"
"""Between a bot that searches and how many iterations it thinks: ``master@4000``."""


class UnknownBot(TilefolkError):
    """There is no bot of that name."""


@dataclass(frozen=True, slots=True)
class Level:
    """``budget``: seconds it thinks at most; ``pace``: seconds a move should take at least, to look natural.

    ``name`` and ``description`` are keys of the locales.
    """

    id: str
    budget: float
    pace: float

    @property
    def name(self) -> str:
        """The key of its name."""
        return f"bot-{self.id}"

    @property
    def description(self) -> str:
        """The key of one sentence about how it plays."""
        return f"bot-{self.id}-description"


def levels(game: str | None = None) -> list[Level]:
    """All levels, weakest first; every level plays every game."""
    return [
        Level(name, settings["budget"], settings["pace"])
        for name, settings in level_settings()["levels"].items()
    ]


def level(name: str) -> Level:
    """The level of that name; raises UnknownBot with the names there are."""
    for found in levels():
        if found.id == name:
            return found
    known = ", ".join(found.id for found in levels())
    raise UnknownBot("bots.unknown", name=name, known=known)


def own_iterations(name: str) -> tuple[str, int | None]:
    """A bot's name by itself, and the iterations that it names; None if it names none."""
    bot, at, count = name.rpartition(ITERATIONS)
    return (bot, int(count)) if at and count.isdecimal() and int(count) > 0 else (name, None)
