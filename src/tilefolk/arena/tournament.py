"""Tournaments: who plays whom in which seats, and where the games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

import tilefolk
from tilefolk.arena.bot_files import BotFiles
from tilefolk.arena.playing import GameResult, GameTask, play_task
from tilefolk.arena.result import ArenaResult
from tilefolk.arena.workers import workers
from tilefolk.bots.levels import UnknownBot

TASK_MAX = 50
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

    def tasks(self, size: int) -> list[GameTask]:
        """The games in groups of ``size``."""
        pairings = list(self.pairings())
        files = BotFiles.of(self.entries)
        return [
            GameTask(
                self.game,
                self.entries,
                tuple(lineup for lineup, _ in pairings[i : i + size]),
                tuple(seed for _, seed in pairings[i : i + size]),
                tuple(self.options.items()),
                self.seconds,
                self.iterations,
                files,
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
    with workers(processes, cluster) as pool:
        tasks = tournament.tasks(_task_size(tournament.games, pool.size))
        found: dict[int, list[GameResult]] = {}
        for number, results in pool.run(play_task, dict(enumerate(tasks))):
            found[number] = results
            progress(len(results))
    played = [result for number in sorted(found) for result in found[number]]
    return ArenaResult.of(tournament.entries, tournament.players, played)


def _task_size(games: int, processes: int) -> int:
    """Games a task: some tasks a process, so that none waits long for the slowest."""
    return max(1, min(TASK_MAX, games // (4 * processes)))
