"""How far should the search play on? One searching bot against hard ones, for each horizon that is named.

python -m benchmarks.horizons hunters --games 20 --iterations 300 2 4
"""

from __future__ import annotations

import argparse

import tilefolk
from tilefolk.arena import play_game
from tilefolk.arena.ratings import wilson
from tilefolk.bots.search_bots import OnePlyBot, SearchBot
from tilefolk.bots.search_settings import SearchSettings


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.horizons", description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("horizons", type=int, nargs="+")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--seconds", type=float, default=0.03)
    arguments.add_argument("--iterations", type=int)
    arguments.add_argument("--temperature", type=float, default=2.0)
    given = arguments.parse_args()
    spec = tilefolk.get(given.game)
    for horizon in given.horizons:
        settings = SearchSettings(horizon=horizon, temperature=given.temperature)
        wins = 0.0
        for number in range(given.games):
            place = number % given.players
            table = [
                SearchBot(spec, number * 7 + seat, "tuned", given.seconds, given.iterations, settings)
                if seat == place
                else OnePlyBot(spec, number * 7 + seat, "tuned")
                for seat in range(given.players)
            ]
            result = play_game(spec, table, 5000 + number // given.players)
            wins += 1 / len(result.winners) if place in result.winners else 0.0
        low, high = wilson(wins, given.games)
        print(f"horizon {horizon}: {100 * wins / given.games:.1f} % ({100 * low:.1f}–{100 * high:.1f})")


if __name__ == "__main__":
    main()
