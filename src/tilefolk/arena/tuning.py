"""Tuning: the weights of an evaluation follow what wins, by play at tables of slightly changed sets.

An evolution strategy in the logarithms of the weights. At every table sit mirrored pairs: the present
weights with a random change, and with the opposite change. Whatever luck a table has, it has for both
halves of a pair; the change that does better draws the weights its way, the more games the clearer. At
every second table others take the rest of the seats: earlier weights, and all sets of the game with its
styles, so that tuning neither runs in circles nor finds only what beats its like.

Whoever plays the tables (this process, many, a cluster), the weights found are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt

import tilefolk
from tilefolk.arena.playing import DECISIONS_MAX
from tilefolk.arena.workers import Workers
from tilefolk.bots.one_ply_game import OnePlyGame
from tilefolk.bots.weights import evaluator_of, weight_sets
from tilefolk.core.errors import BadOption
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng

SPREAD = 0.3
"""How far a change goes, as a logarithm (one standard deviation)."""
RATE = 1.5
"""How far the weights go in the first round for every win that changing one by a factor e brings."""
MOMENTUM = 0.8
"""The part of a round's direction that the next one keeps."""
PAST = 8
"""Earlier sets that are kept as opponents, and rounds between them."""
TASK_GAMES = 50
"""Games of a task at most."""
TASKS_A_WORKER = 4
"""So that no worker waits long for the slowest."""
FIXED = ("scale",)
"""Weights without influence on the choice of a single action."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Points of all seats, and the seats that won."""

    scores: list[int]
    winners: list[int]


@dataclass(frozen=True, slots=True)
class Round:
    """One round: how often the changed sets won against the others (even: a half), and the weights now."""

    number: int
    share: float
    weights: dict[str, float]


@dataclass(frozen=True, slots=True)
class TunedGame:
    """A game to be played: everybody's weights, and the seed of dice and draws."""

    sets: tuple[Mapping[str, float], ...]
    seed: int


@dataclass(frozen=True, slots=True)
class TunedGamesTask:
    """Some games, for a worker on any machine."""

    game: str
    tables: tuple[TunedGame, ...]
    options: Mapping[str, object] | None


def play_tables(task: TunedGamesTask) -> list[Outcome]:
    """Play the games of a task."""
    spec = tilefolk.get(task.game)
    return [_play(spec, table.sets, table.seed, task.options) for table in task.tables]


def play_all(
    game: str, tables: Sequence[TunedGame], options: Mapping[str, object] | None, pool: Workers
) -> list[Outcome]:
    """Play games on all workers; the outcomes stand in the order of the tables."""
    size = max(1, min(TASK_GAMES, len(tables) // (TASKS_A_WORKER * pool.size)))
    tasks = {
        at: TunedGamesTask(game, tuple(tables[at : at + size]), options) for at in range(0, len(tables), size)
    }
    found = dict(pool.run(play_tables, tasks))
    return [outcome for at in sorted(found) for outcome in found[at]]


def duel(
    game: str,
    players: int,
    one: Mapping[str, float],
    others: Mapping[str, float],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    pool: Workers | None = None,
) -> float:
    """Wins of one player who looks one action ahead with these weights against all others with those."""
    tables = [
        TunedGame(
            tuple(one if seat == number % players else others for seat in range(players)),
            seed + number // players,
        )
        for number in range(games)
    ]
    results = play_all(game, tables, options, pool or Workers())
    return sum(
        1 / len(result.winners) for number, result in enumerate(results) if number % players in result.winners
    )


def tune(
    game: str,
    players: int,
    rounds: int,
    games: int,
    seed: int = 1,
    start: Mapping[str, float] | None = None,
    options: Mapping[str, object] | None = None,
    pool: Workers | None = None,
    only: Sequence[str] = (),
) -> Iterator[Round]:
    """Play ``rounds`` times ``games`` games; the steps get smaller towards the last round.

    The weights told are the mean of those of the last quarter of the rounds so far, which is steadier than
    the last. A weight of 0 stays 0; ``only``: all but these stay as they are.
    """
    rng = Rng(seed)
    first = dict(weight_sets(game)["tuned"] if start is None else start)
    free = [name for name, value in first.items() if value > 0 and name not in FIXED]
    for name in only:
        if name not in free:
            raise BadOption("core.option_value", option="weight", value=name, choices=", ".join(free))
    names = [*only] or free
    mean = [log(first[name]) for name in names]
    speed = [0.0] * len(names)
    means: list[list[float]] = []
    past = [first]
    for number in range(1, rounds + 1):
        slope = [0.0] * len(names)
        pairs = 0
        tally = WinTally()
        rivals = [*past, *weight_sets(game).values()]
        drawn = [_draw(table, players, mean, names, first, rivals, rng) for table in range(games)]
        results = play_all(game, [one.table for one in drawn], options, pool or Workers())
        for one, result in zip(drawn, results, strict=True):
            for pair, change in enumerate(one.changes):
                ahead = _success(result, one.seats[2 * pair]) - _success(result, one.seats[2 * pair + 1])
                slope = [s + ahead * c for s, c in zip(slope, change, strict=True)]
            pairs += len(one.changes)
            if 2 * len(one.changes) < players:
                tally.add(result, one.seats[: 2 * len(one.changes)])
        rate = RATE * (1.0 - 0.9 * (number - 1) / rounds) / (2.0 * SPREAD * pairs)
        speed = [MOMENTUM * v + (1 - MOMENTUM) * rate * s for v, s in zip(speed, slope, strict=True)]
        mean = [m + v for m, v in zip(mean, speed, strict=True)]
        means.append(mean)
        late = means[-max(1, number // 4) :]
        told = [sum(column) / len(late) for column in zip(*late, strict=True)]
        weights = first | {name: float(f"{exp(m):.4g}") for name, m in zip(names, told, strict=True)}
        if number % PAST == 0:
            past = [*past[-(PAST - 1) :], weights]
        yield Round(number, tally.share, weights)


@dataclass(frozen=True, slots=True)
class TuningTable:
    """A table with its mirrored pairs: their changes, and the seats, a pair after the other."""

    table: TunedGame
    changes: list[list[float]]
    seats: list[int]


def _draw(
    number: int,
    players: int,
    mean: Sequence[float],
    names: Sequence[str],
    first: Mapping[str, float],
    rivals: Sequence[Mapping[str, float]],
    rng: Rng,
) -> TuningTable:
    """Who sits where with which weights."""
    count = players // 2 if number % 2 else 1
    changes = [[_normal(rng) for _ in names] for _ in range(count)]
    seats = _shuffled([*range(players)], rng)
    sets = [rivals[rng.below(len(rivals))] for _ in range(players)]
    for pair, change in enumerate(changes):
        for side, sign in enumerate((SPREAD, -SPREAD)):
            moved = {name: exp(m + sign * c) for name, m, c in zip(names, mean, change, strict=True)}
            sets[seats[2 * pair + side]] = {**first, **moved}
    return TuningTable(TunedGame(tuple(sets), rng.below(1 << 30)), changes, seats)


@dataclass(slots=True)
class WinTally:
    """How changed sets fare against the others, the seats that they have taken into account."""

    wins: float = 0.0
    losses: float = 0.0

    def add(self, result: Outcome, changed: Sequence[int]) -> None:
        """Count a game; ``changed``: the seats of the changed sets."""
        for winner in result.winners:
            if winner in changed:
                self.wins += 1 / len(changed)
            else:
                self.losses += 1 / (len(result.scores) - len(changed))

    @property
    def share(self) -> float:
        """The changed sets' part, a half if there was nobody else at the tables."""
        total = self.wins + self.losses
        return self.wins / total if total else 0.5


def _play(
    spec: GameSpec, sets: Sequence[Mapping[str, float]], seed: int, options: Mapping[str, object] | None
) -> Outcome:
    """A game between players who look one action ahead."""
    game = spec.new(len(sets), options)
    table = OnePlyGame([evaluator_of(spec.name, weights) for weights in sets], game, seed * 31)
    if table.play(game, Rng(seed), DECISIONS_MAX) == DECISIONS_MAX:
        raise RuntimeError(f"a game of {spec.name} with seed {seed} did not end")
    return Outcome(game.scores(), game.winners())


def _success(result: Outcome, seat: int) -> float:
    """Mostly winning, and a little having more points than others: that tells more about a lost game."""
    others = [points for other, points in enumerate(result.scores) if other != seat]
    passed = sum(points < result.scores[seat] for points in others) / len(others)
    return (0.7 / len(result.winners) if seat in result.winners else 0.0) + 0.3 * passed


def _normal(rng: Rng) -> float:
    """A number from the bell curve."""
    return sqrt(-2.0 * log(1.0 - rng.unit())) * cos(2.0 * pi * rng.unit())


def _shuffled(seats: list[int], rng: Rng) -> list[int]:
    for i in range(len(seats) - 1, 0, -1):
        j = rng.below(i + 1)
        seats[i], seats[j] = seats[j], seats[i]
    return seats
