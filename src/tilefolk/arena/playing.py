"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tilefolk import bots
from tilefolk.arena.bot_files import NO_FILES, BotFiles
from tilefolk.bots.bot import Bot
from tilefolk.core.names import OVER
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng

DECISIONS_MAX = 20_000
"""A game that takes longer than this hangs; no game of any kind comes near it."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """Who sat where (numbers of entries), points, winning seats, time and decisions a seat."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


def play_game(
    spec: GameSpec,
    players: Sequence[Bot],
    seed: int,
    options: Mapping[str, object] | None = None,
    seats: Sequence[int] | None = None,
) -> GameResult:
    """Play to the end; dice and draws follow from ``seed``, and nobody keeps a record."""
    game = spec.new(spec.checked_players(len(players)), spec.checked_options(options))
    chance = Rng(seed)
    seconds = [0.0] * len(players)
    decisions = [0] * len(players)
    while (seat := game.advance(chance)) != OVER:
        began = time.perf_counter()
        action = players[seat].choose(game, seat)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        game.apply(action, seat)
        if sum(decisions) > DECISIONS_MAX:
            raise RuntimeError(f"a game of {spec.name} with seed {seed} did not end")
    return GameResult(
        tuple(seats if seats is not None else range(len(players))),
        tuple(game.scores()),
        tuple(game.winners()),
        tuple(seconds),
        tuple(decisions),
    )


@dataclass(frozen=True, slots=True)
class GameTask:
    """Some games of a tournament: all that a process on any machine needs to play them."""

    game: str
    entries: tuple[str, ...]
    lineups: tuple[tuple[int, ...], ...]
    seeds: tuple[int, ...]
    options: tuple[tuple[str, object], ...] = ()
    seconds: float | None = None
    iterations: int | None = None
    files: BotFiles = NO_FILES


def play_task(task: GameTask) -> list[GameResult]:
    """Play the games of a task, each with fresh bots, so that no game depends on another."""
    import tilefolk

    spec = tilefolk.get(task.game)
    played = []
    with task.files.unpacked(task.entries) as here:
        for lineup, seed in zip(task.lineups, task.seeds, strict=True):
            players = [
                bots.make(
                    here[task.entries[entry]],
                    spec,
                    seed * 31 + seat,
                    seconds=task.seconds,
                    iterations=task.iterations,
                )
                for seat, entry in enumerate(lineup)
            ]
            played.append(play_game(spec, players, seed, dict(task.options), lineup))
    return played
