"""What objects cost: random games by numbers, by numbers on game objects, and by objects alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import tilefolk
from benchmarks.harness import Measure, benchmark, cost
from tilefolk import Game


@benchmark("objects")
def objects(seconds: float) -> Iterator[Measure]:
    """The time of a decision in random games, called from Python."""
    for name, players in (("hunters", 2), ("mayflower", 2), ("catan", 3)):
        plain, first = tilefolk.get(name).new(players), tilefolk.new(name, players)
        yield Measure(
            f"{name}: numbers, legal() and apply_trusted()", spent(plain, by_numbers, seconds), "ns"
        )
        yield Measure(f"{name}: the same on a game object", spent(first, by_numbers, seconds), "ns")
        yield Measure(f"{name}: legal_actions, apply() with events", spent(first, by_objects, seconds), "ns")


def spent(first: Game, play: Callable[[Game, random.Random], int], seconds: float) -> float:
    chance = random.Random(1)
    return cost(lambda: play(first.copy(), chance), seconds)


def by_numbers(game: Game, chance: random.Random) -> int:
    decisions = 0
    while not game.is_over:
        numbers = game.legal()
        decisions += bool(numbers)
        game.apply_trusted(chance.choice(numbers) if numbers else game.chance()[0][0])
    return decisions


def by_objects(game: Game, chance: random.Random) -> int:
    assert isinstance(game, tilefolk.Position)
    decisions = 0
    while not game.is_over:
        actions = game.legal_actions
        decisions += bool(actions)
        game.apply(chance.choice(actions) if actions else game.chance()[0][0])
    return decisions
