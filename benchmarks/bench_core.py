"""What every game costs: random games, decisions, copies, calls from Python, memory, growth over a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import tilefolk
from benchmarks.harness import Measure, benchmark, cost, rate
from tilefolk import CHANCE, OVER, Game, Rng


def measures(
    name: str,
    players: int,
    seconds: float,
    *,
    games_goal: float | None = None,
    copy_goal: float | None = None,
    call_goal: float | None = 1500,
) -> Iterator[Measure]:
    """The measures that all games have; goals where there are any."""
    start = tilefolk.get(name).new(players)
    rng = Rng(1)
    yield Measure(
        f"random games, {players} players", rate(playouts(start, rng), seconds), "games/s", games_goal
    )
    yield Measure("a decision in a random game", cost(decisions(start, rng), seconds), "ns")
    middle = after(start, 60, rng)
    yield Measure(
        "copy into a state", cost(copies_into(middle), seconds), "ns", copy_goal, less_is_better=True
    )
    yield Measure("copy as a new object", cost(copies(middle), seconds), "ns")
    yield Measure(
        "a decision called from Python",
        cost(calls(start, rng), seconds),
        "ns",
        call_goal,
        less_is_better=True,
    )
    yield Measure("memory a state", memory(start), "bytes")
    for share in (0.0, 0.25, 0.5, 0.75, 0.95):
        yield Measure(
            f"legal actions at {share:.0%} of the game", cost(listing(start, share, rng), seconds / 4), "ns"
        )


def playouts(start: Game, rng: Rng) -> Callable[[], int]:
    game = start.copy()

    def work() -> int:
        for _ in range(20):
            game.copy_from(start)
            game.playout(rng)
        return 20

    return work


def decisions(start: Game, rng: Rng) -> Callable[[], int]:
    game = start.copy()

    def work() -> int:
        made = 0
        for _ in range(20):
            game.copy_from(start)
            made += game.playout(rng)
        return made

    return work


def copies_into(game: Game) -> Callable[[], int]:
    other = game.copy()

    def work() -> int:
        copy_from = other.copy_from
        for _ in range(1000):
            copy_from(game)
        return 1000

    return work


def copies(game: Game) -> Callable[[], int]:
    def work() -> int:
        copy = game.copy
        for _ in range(1000):
            copy()
        return 1000

    return work


def calls(start: Game, rng: Rng) -> Callable[[], int]:
    """One game, action by action: whose turn, the list, the choice, the action."""

    def work() -> int:
        game = start.copy()
        made = 0
        while (seat := game.to_move) != OVER:
            if seat == CHANCE:
                game.apply_trusted(game.sample_chance(rng))
            else:
                legal = game.legal()
                game.apply_trusted(legal[rng.below(len(legal))])
                made += 1
        return made

    return work


def listing(start: Game, share: float, rng: Rng) -> Callable[[], int]:
    """The legal actions of positions that lie so far into a game."""
    length = sum(start.copy().playout(rng) for _ in range(50)) // 50
    positions = [
        game for game in (after(start, int(share * length), rng) for _ in range(100)) if game.to_move >= 0
    ]

    def work() -> int:
        for game in positions:
            game.legal()
        return len(positions)

    return work


def after(start: Game, moves: int, rng: Rng) -> Game:
    """A position after so many random decisions, with somebody to decide (or at the end)."""
    game = start.copy()
    while not game.is_over and (moves > 0 or game.is_chance):
        if game.is_chance:
            game.apply_trusted(game.sample_chance(rng))
        else:
            legal = game.legal()
            game.apply_trusted(legal[rng.below(len(legal))])
            moves -= 1
    return game


def memory(start: Game) -> float:
    """Bytes of one state; the compiled one is a single block."""
    return sys.getsizeof(start)


@benchmark("hunters")
def hunters(seconds: float) -> Iterator[Measure]:
    yield from measures("hunters", 2, seconds, games_goal=15_000, copy_goal=600)


@benchmark("mayflower")
def mayflower(seconds: float) -> Iterator[Measure]:
    yield from measures("mayflower", 2, seconds, games_goal=15_000, copy_goal=600)
