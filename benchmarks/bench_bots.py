"""What thinking costs: iterations of the search, judgements, and greedy games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import tilefolk
from benchmarks.harness import Measure, benchmark, cost, rate
from tilefolk import Game, bots
from tilefolk.arena import play_game
from tilefolk.bots.policy import Policy
from tilefolk.bots.search import Search
from tilefolk.bots.search_settings import SearchSettings
from tilefolk.bots.weights import evaluator_of

TABLES = {"hunters": 2, "mayflower": 2, "catan": 4}


def measures(name: str, seconds: float) -> Iterator[Measure]:
    """The measures of one game, in a position from the middle of a game between bots."""
    players = TABLES[name]
    game = middle(name, players)
    yield Measure(
        "search with random games to the end", rate(searching(name, game, -1), seconds), "iterations/s"
    )
    yield Measure("search as the master plays", rate(searching(name, game, None), seconds), "iterations/s")
    yield Measure("judging one action", cost(judging(name, game), seconds), "ns")
    yield Measure(f"greedy games, {players} players", rate(greedy_games(name, players), seconds), "games/s")


def middle(name: str, players: int) -> Game:
    """After 40 decisions of medium bots, where there is something to choose."""
    match = tilefolk.start(name, players=players, seed=1)
    table = [bots.make("medium", match.spec, seat) for seat in range(players)]
    decisions = 0
    while decisions < 40 or len(match.game.legal()) < 5:
        match.play(table[match.game.to_move].choose(match.game, match.game.to_move))
        decisions += 1
    return match.game


def searching(name: str, game: Game, horizon: int | None) -> Callable[[], int]:
    """Searches of 200 iterations; ``horizon`` None: the settings of the level master."""
    if horizon is None:
        bot = bots.make("master", tilefolk.get(name), 1, iterations=200)
        settings = bot.settings  # type: ignore[attr-defined]
    else:
        settings = SearchSettings(horizon=horizon)
    search = Search(evaluator_of(name), game, 1, settings)

    def work() -> int:
        search.think(game, game.to_move, None, 200)
        return 200

    return work


def judging(name: str, game: Game) -> Callable[[], int]:
    """Every legal action applied to a copy and judged."""
    policy = Policy(evaluator_of(name), game)

    def work() -> int:
        return len(policy.rank(game, game.to_move))

    return work


def greedy_games(name: str, players: int) -> Callable[[], int]:
    """Whole games between greedy bots, called from Python."""
    spec = tilefolk.get(name)
    seeds = iter(range(1_000_000))

    def work() -> int:
        seed = next(seeds)
        play_game(spec, [bots.make("greedy", spec, seat) for seat in range(players)], seed)
        return 1

    return work


@benchmark("bots-hunters")
def hunters(seconds: float) -> Iterator[Measure]:
    yield from measures("hunters", seconds)


@benchmark("bots-mayflower")
def mayflower(seconds: float) -> Iterator[Measure]:
    yield from measures("mayflower", seconds)


@benchmark("bots-catan")
def catan(seconds: float) -> Iterator[Measure]:
    yield from measures("catan", seconds)
