"""The arena: bots play many games against each other, and their strength is measured."""

from __future__ import annotations

from tilefolk.arena.playing import GameResult, play_game
from tilefolk.arena.result import ArenaResult, Standing
from tilefolk.arena.tournament import Tournament, run
from tilefolk.arena.workers import NoCluster, WorkersLost

__all__ = [
    "ArenaResult",
    "GameResult",
    "NoCluster",
    "Standing",
    "Tournament",
    "WorkersLost",
    "play_game",
    "run",
]
