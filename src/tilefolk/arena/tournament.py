"""Tournaments: who plays whom in which seats, and where the games are played."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context

import tilefolk
from tilefolk.arena.match import Batch, GameResult, play_batch
from tilefolk.arena.result import ArenaResult
from tilefolk.bots.levels import UnknownBot

BATCH_MAX = 50
"""Games a task at most, so that the progress moves."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Bots, a game and a number of games.

    As many bots as seats: they rotate. Fewer: the first has one seat and the last fills the rest. More:
    every group that fits the table meets. Games with the same dice and draws follow each other until
    everybody has had every seat.
    """

    game: str
    entries: tuple[str, ...]
    games: int
    players: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        spec = tilefolk.get(self.game)
        spec.checked_players(self.players)
        if len(self.entries) < 2:
            raise UnknownBot(
                "bots.seats",
                game=self.game,
                min=spec.min_players,
                max=spec.max_players,
                count=len(self.entries),
            )

    def tables(self) -> list[tuple[int, ...]]:
        """The groups that meet, before they change seats."""
        count = len(self.entries)
        if count > self.players:
            return list(combinations(range(count), self.players))
        return [(*range(count), *[count - 1] * (self.players - count))]

    def pairings(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Seats and seed of every game."""
        tables = self.tables()
        for number in range(self.games):
            turn, table = divmod(number, len(tables))
            group, shift = tables[table], turn % self.players
            yield group[-shift:] + group[:-shift] if shift else group, self.seed + turn // self.players

    def batches(self, size: int) -> list[Batch]:
        """The games in groups of ``size``."""
        pairings = list(self.pairings())
        return [
            Batch(
                self.game,
                self.entries,
                tuple(lineup for lineup, _ in pairings[i : i + size]),
                tuple(seed for _, seed in pairings[i : i + size]),
                tuple(self.options.items()),
                self.seconds,
                self.iterations,
            )
            for i in range(0, len(pairings), size)
        ]


def run(
    tournament: Tournament,
    processes: int = 1,
    cluster: bool = False,
    progress: Callable[[int], object] = lambda count: None,
) -> ArenaResult:
    """Play all games; the result does not depend on where they are played."""
    played = _on_cluster(tournament, progress) if cluster else _locally(tournament, processes, progress)
    return ArenaResult.of(tournament.entries, tournament.players, played)


def _locally(tournament: Tournament, processes: int, progress: Callable[[int], object]) -> list[GameResult]:
    batches = tournament.batches(_batch_size(tournament.games, processes))
    found: dict[int, list[GameResult]] = {}
    if processes == 1:
        for number, batch in enumerate(batches):
            found[number] = play_batch(batch)
            progress(len(found[number]))
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            waiting = {pool.submit(play_batch, batch): number for number, batch in enumerate(batches)}
            while waiting:
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    number = waiting.pop(done)
                    found[number] = done.result()
                    progress(len(found[number]))
    return [result for number in sorted(found) for result in found[number]]


def _batch_size(games: int, processes: int) -> int:
    """Games a task: some tasks a process, so that none waits long for the slowest."""
    return max(1, min(BATCH_MAX, games // (4 * processes)))


def _on_cluster(tournament: Tournament, progress: Callable[[int], object]) -> list[GameResult]:
    import ray

    started = not ray.is_initialized()
    if started:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        processes = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        batches = tournament.batches(_batch_size(tournament.games, processes))
        task = ray.remote(play_batch)
        futures = [task.remote(batch) for batch in batches]
        played = []
        for future in futures:
            results: list[GameResult] = ray.get(future)
            played += results
            progress(len(results))
        return played
    finally:
        if started:
            ray.shutdown()
