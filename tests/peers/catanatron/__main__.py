"""Replay many games: python -m tests.peers.catanatron --games 10000"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from tests.peers.catanatron.replay import Replay


def main() -> None:
    """Replay the games and tell what was compared; the first difference ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    chosen = parser.parse_args()
    departures: Counter[str] = Counter()
    actions = finished = 0
    began = time.perf_counter()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        replay = Replay(seed, chosen.players)
        replay.run()
        actions += replay.actions
        finished += replay.game.is_over
        departures += replay.departures
    seconds = time.perf_counter() - began
    print(f"{chosen.games} games ({finished} finished), {actions} actions, no difference, {seconds:.0f} s")
    for name, times in sorted(departures.items()):
        print(f"  {name:16} {times}")


if __name__ == "__main__":
    main()
