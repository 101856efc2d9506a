"""Hypothesis strategies: positions of every game, reached by random play."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

import tilefolk
from tilefolk.core.registry import GameSpec
from tilefolk.games import NAMES


@dataclass(frozen=True)
class Reached:
    """A position and how it was reached, so that a failure can be told and repeated."""

    spec: GameSpec
    game: Any
    options: dict[str, Any]
    seed: int
    steps: int

    def __repr__(self) -> str:
        who = f"{self.spec.name}, {self.game.players} players, {self.options}"
        return f"<{who}, seed {self.seed}, {self.steps} steps>"


def random_step(game: Any, random: Random) -> int:
    """One random action of whoever moves; returns it without playing it."""
    if game.is_chance:
        outcomes, weights = zip(*game.chance(), strict=True)
        return int(random.choices(outcomes, weights)[0])
    return int(random.choice(game.legal()))


def random_options(spec: GameSpec, players: int, random: Random) -> dict[str, Any]:
    """A value for each option of a table; combinations that a game refuses fall back to the defaults."""
    options = {option.name: random.choice(option.choices) for option in spec.options}
    try:
        spec.new(players, options)
    except tilefolk.TilefolkError:
        return {}
    return options


def walk(spec: GameSpec, seed: int, steps: int) -> Reached:
    """The position after so many random steps (or at the end of a shorter game)."""
    random = Random(seed)
    players = random.randint(spec.min_players, spec.max_players)
    options = random_options(spec, players, random)
    game = spec.new(players, options)
    done = 0
    while done < steps and not game.is_over:
        game.apply_trusted(random_step(game, random))
        done += 1
    return Reached(spec, game, options, seed, done)


@st.composite
def positions(draw: st.DrawFn, names: tuple[str, ...] | None = None, longest: int = 400) -> Reached:
    """A position of one of the games, somewhere between its start and its end."""
    name = draw(st.sampled_from(names or NAMES))
    seed = draw(st.integers(0, 2**32))
    steps = draw(st.integers(0, longest))
    return walk(tilefolk.get(name), seed, steps)
