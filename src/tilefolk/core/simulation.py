"""Many random games, counted: the same numbers for the same seed, however many processes share the work."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, Required, TypedDict

from tilefolk.core.registry import get
from tilefolk.core.rng import Rng

CHUNK = 250
"""Games a task: enough that handing it out costs nothing, few enough for a lively progress bar."""


class Summary(TypedDict, total=False):
    """Mean, standard deviation, median and extremes; nothing of no games."""

    mean: float
    sd: float
    min: int
    median: float
    max: int


class SeatSummary(Summary, total=False):
    """The points of a seat, and how often it won."""

    seat: Required[int]
    wins: Required[int]


class TallyData(TypedDict):
    """A tally as plain data."""

    games: int
    players: int
    seats: list[SeatSummary]
    shared_wins: int
    margin: Summary
    decisions: Summary
    points: dict[str, int]
    share_of_points: dict[str, float]


@dataclass
class Tally:
    """Whole numbers only, so that adding up in any order gives the same."""

    players: int
    sources: tuple[str, ...]
    scores: list[Counter[int]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    margins: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [Counter() for _ in range(self.players)]
        self.wins = self.wins or [0] * self.players
        self.points = self.points or [0] * len(self.sources)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.lengths.total()

    def __add__(self, other: Tally) -> Tally:
        """The games of both; a new tally, so that an interruption never leaves one half added."""
        return Tally(
            players=self.players,
            sources=self.sources,
            scores=[a + b for a, b in zip(self.scores, other.scores, strict=True)],
            wins=[a + b for a, b in zip(self.wins, other.wins, strict=True)],
            shared=self.shared + other.shared,
            margins=self.margins + other.margins,
            lengths=self.lengths + other.lengths,
            points=[a + b for a, b in zip(self.points, other.points, strict=True)],
        )

    def as_json(self) -> TallyData:
        """The result as plain data."""
        total = sum(self.points)
        return {
            "games": self.games,
            "players": self.players,
            "seats": [
                {"seat": seat, "wins": self.wins[seat], **summary(scores)}
                for seat, scores in enumerate(self.scores)
            ],
            "shared_wins": self.shared,
            "margin": summary(self.margins),
            "decisions": summary(self.lengths),
            "points": dict(zip(self.sources, self.points, strict=True)),
            "share_of_points": {
                source: round(points / total, 6) if total else 0.0
                for source, points in zip(self.sources, self.points, strict=True)
            },
        }


def summary(counts: Counter[int]) -> Summary:
    """Mean, standard deviation, median and extremes of counted numbers."""
    n = counts.total()
    if not n:
        return {}
    mean = sum(value * count for value, count in counts.items()) / n
    variance = sum(count * (value - mean) ** 2 for value, count in sorted(counts.items())) / n
    return {
        "mean": round(mean, 6),
        "sd": round(variance**0.5, 6),
        "min": min(counts),
        "median": _middle(counts),
        "max": max(counts),
    }


def simulate(
    game: str,
    games: int,
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    tiles: Any = None,
) -> Tally:
    """Play random games and count scores, margins, lengths and where the points came from.

    >>> simulate("hunters", games=3, players=2, seed=1).games
    3
    """
    total = Tally(players, get(game).sources)
    for tally in tallies(game, games, players, seed, options, processes, tiles):
        total += tally
    return total


def tallies(
    game: str,
    games: int,
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    tiles: Any = None,
) -> Generator[Tally]:
    """The same games as ``simulate``, a few hundred at a time: memory does not grow with their number.

    >>> sum(tally.games for tally in tallies("hunters", games=3))
    3
    """
    spec = get(game)
    settings = (game, spec.checked_players(players), spec.checked_options(options), seed, tiles)
    chunks = ((start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))
    if min(processes * CHUNK, games) <= CHUNK:
        return (play_chunk(*settings, first, end) for first, end in chunks)
    return _shared_tallies(settings, chunks, processes)


SimulatedGames = tuple[str, int, Mapping[str, object], int, Any]


def _shared_tallies(
    settings: SimulatedGames, chunks: Iterator[tuple[int, int]], processes: int
) -> Generator[Tally]:
    """Tallies from several processes, of which never more than two chunks each wait to be counted."""
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=_leave_interrupts) as pool:
        pending: set[Future[Tally]] = set()
        try:
            for first, end in chunks:
                if len(pending) >= 2 * processes:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    yield from (task.result() for task in done)
                with _interrupts_held_back():  # it starts processes, which inherit this
                    pending.add(pool.submit(play_chunk, *settings, first, end))
            yield from (task.result() for task in pending)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A Ctrl-C comes after this, where the system can hold it back."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal: the first one stops the others, they say nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(
    name: str, players: int, options: Mapping[str, object], seed: int, tiles: Any, first: int, end: int
) -> Tally:
    """Games number ``first`` to ``end`` - 1 of a simulation, each with random numbers of its own."""
    spec = get(name)
    tally = Tally(players, spec.sources)
    start = spec.new(players, options, tiles)
    game = start.copy()
    for number in range(first, end):
        game.copy_from(start)
        tally.lengths[game.playout(Rng((seed << 32) + number))] += 1
        points = [game.points(seat) for seat in range(players)]
        scores = game.scores()
        for seat, score in enumerate(scores):
            tally.scores[seat][score] += 1
            for source, count in enumerate(points[seat]):
                tally.points[source] += count
        winners = game.winners()
        for seat in winners:
            tally.wins[seat] += 1
        tally.shared += len(winners) > 1
        first_score, second_score = sorted(scores, reverse=True)[:2]
        tally.margins[first_score - second_score] += 1
    return tally


def _middle(counts: Counter[int]) -> float:
    """The median of counted numbers."""
    n = counts.total()
    wanted = ((n - 1) // 2, n // 2)
    found = []
    seen = 0
    for value in sorted(counts):
        for place in wanted:
            if seen <= place < seen + counts[value]:
                found.append(value)
        seen += counts[value]
    return sum(found) / 2
