"""Play random games with nothing but the engine: python examples/random_play.py [GAME] [GAMES]"""

from __future__ import annotations

import sys

import tilefolk


def main(name: str = "hunters", games: int = 100, players: int = 2) -> list[int]:
    """Play so many games; returns how often each seat won, ties counted for all who tied."""
    start = tilefolk.get(name).new(players)
    rng = tilefolk.Rng(1)
    wins = [0] * players
    for _ in range(games):
        game = start.copy()
        game.playout(rng)
        for seat in game.winners():
            wins[seat] += 1
    print(f"{name}: {games} random games, wins by seat: {wins}")
    return wins


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
