"""The arena: bots play many games against each other, and their strength is measured."""

from __future__ import annotations

from tilefolk.arena.match import GameResult, play_game
from tilefolk.arena.result import ArenaResult, Standing
from tilefolk.arena.tournament import Tournament, run

__all__ = ["ArenaResult", "GameResult", "Standing", "Tournament", "play_game", "run"]
