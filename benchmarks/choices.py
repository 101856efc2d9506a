"""How good are the choices of a search? Cheaper than games: every choice is played out to the end.

python -m benchmarks.choices catan --positions 200 --playouts 300 iterations=1000 iterations=1000,horizon=20

Positions come from games between hard bots. Each way to search, named by what it changes (settings of the
search, weights of the evaluation, iterations), chooses in all of them. What was chosen is played out by hard
bots in all seats, every action of a position with the same luck; told is the share of wins that the choices
bring beyond hard's own choices, with its standard error, for all positions and by how far the game was.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import tilefolk
from tilefolk import Game, bots
from tilefolk.bots.factory import make
from tilefolk.bots.playouts import Playouts
from tilefolk.bots.search_bots import SearchBot
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of, weight_sets
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng
from tilefolk.games.catan import names

A_GAME = 5
"""Positions taken from each game."""
FIRST_SEED = 70_000
"""Games that nothing was tuned on."""
STAGES = ("set-up", "early", "middle", "late")
LATE, MIDDLE = 7, 5
"""Points of the leader from which on a game of Catan is in its last or middle part."""
LUCKS = 1 << 24


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of a game: the position, whose it is, how far the game is, and what hard does."""

    number: int
    game: Game
    seat: int
    stage: str
    usual: int


def decisions(spec: GameSpec, players: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Every decision of a game between hard bots where there is a choice."""
    options = {"offers": "none"} if spec.name == "catan" else None
    game = spec.new(players, options)
    chance = Rng(seed)
    table = [bots.make("hard", spec, seed * 31 + seat) for seat in range(players)]
    while not game.is_over:
        if game.is_chance:
            game.apply_trusted(game.sample_chance(chance))
            continue
        action = table[game.to_move].choose(game, game.to_move)
        if len(game.legal()) > 1:
            yield game.copy(), action
        game.apply_trusted(action)


def stage_of(game: Any, share: float) -> str:
    """How far a game is: in Catan by the leader's points, elsewhere by the decisions made."""
    if game.spec.name != "catan":
        return STAGES[1 + min(2, int(3 * share))]
    if game.phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD):
        return STAGES[0]
    most = max(game.scores())
    return STAGES[3] if most >= LATE else STAGES[2] if most >= MIDDLE else STAGES[1]


def choices(spec: GameSpec, players: int, count: int) -> list[Choice]:
    """Decisions of many games, picked at random."""
    found: list[Choice] = []
    seed = FIRST_SEED
    while len(found) < count:
        all_of_them = list(decisions(spec, players, seed))
        rng = Rng(seed)
        for _ in range(A_GAME):
            at = rng.below(len(all_of_them))
            game, usual = all_of_them[at]
            stage = stage_of(game, at / len(all_of_them))
            found.append(Choice(len(found), game, game.to_move, stage, usual))
        seed += 1
    return found[:count]


class Truth:
    """Shares of wins of actions, played out to the end; remembered in a file if one is named."""

    def __init__(self, spec: GameSpec, playouts: int, file: Path | None) -> None:
        self.playouts = playouts
        self.file = file
        self.known: dict[str, list[float]] = {}
        self.player: Playouts | None = None
        self.evaluator = evaluator_of(spec.name)
        if file is not None and file.exists():
            self.known = json.loads(file.read_text("utf-8"))

    def of(self, choice: Choice, action: int) -> list[float]:
        """What our seat got of each playout."""
        key = f"{choice.number}:{action}:{self.playouts}"
        if key not in self.known:
            if self.player is None:
                self.player = Playouts(self.evaluator, choice.game)
            self.known[key] = [
                self.player.run(
                    choice.game, LUCKS + choice.number * self.playouts + luck, action=action, seat=choice.seat
                )[choice.seat]
                for luck in range(self.playouts)
            ]
        return self.known[key]

    def save(self) -> None:
        """Write what is known."""
        if self.file is not None:
            self.file.write_text(json.dumps(self.known), "utf-8")


def searcher(spec: GameSpec, told: str) -> SearchBot:
    """The bot that thinks as master does, but for what is told: ``iterations=400,horizon=5,scale=1.5``."""
    changes = {name: float(value) for name, _, value in (part.partition("=") for part in told.split(","))}
    bot = make("master", spec, 1, iterations=int(changes.pop("iterations", 1000)))
    assert isinstance(bot, SearchBot)
    given = {field.name: getattr(bot.settings, field.name) for field in fields(SearchSettings)}
    given |= {name: type(given[name])(changes.pop(name)) for name in list(changes) if name in given}
    # weights are those of the evaluation by hand: a change of them leaves the network out
    judge = evaluator_of(spec.name, weight_sets(spec.name)["tuned"] | changes) if changes else bot.evaluator
    return SearchBot(spec, 1, judge, iterations=bot.iterations, settings=SearchSettings(**given))


def chosen(spec: GameSpec, told: str, choice: Choice) -> int:
    """What a search chooses; every position is thought about afresh."""
    bot = searcher(spec, told)
    return bot.choose(choice.game, choice.seat)


def row(name: str, gains: list[tuple[str, float]]) -> str:
    """Mean gains, all and by stage, in wins a thousand decisions."""
    cells = []
    for stage in ("all", *STAGES):
        of_stage = [gain for at, gain in gains if stage in ("all", at)]
        if len(of_stage) > 1:
            error = stdev(of_stage) / sqrt(len(of_stage))
            cells.append(f"{stage} {1000 * fmean(of_stage):6.1f} ± {1000 * error:4.1f} ({len(of_stage)})")
    return f"{name:48} " + "  ".join(cells)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.choices", description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("ways", nargs="+")
    arguments.add_argument("--players", type=int)
    arguments.add_argument("--positions", type=int, default=200)
    arguments.add_argument("--playouts", type=int, default=300)
    arguments.add_argument("--remember", type=Path)
    given = arguments.parse_args()
    spec = tilefolk.get(given.game)
    players = given.players or (4 if given.game == "catan" else 2)
    found = choices(spec, players, given.positions)
    truth = Truth(spec, given.playouts, given.remember)
    for way in given.ways:
        gains = []
        for choice in found:
            action = chosen(spec, way, choice)
            gain = 0.0
            if action != choice.usual:
                gain = fmean(truth.of(choice, action)) - fmean(truth.of(choice, choice.usual))
            gains.append((choice.stage, gain))
        truth.save()
        print(row(way, gains), flush=True)


if __name__ == "__main__":
    main()
