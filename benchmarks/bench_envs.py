"""Steps a second of every environment of every game, beside those of other projects in the same run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

import numpy as np

from benchmarks.env_loops import in_turns
from benchmarks.harness import Measure, benchmark, part, rate

ROOT = Path(__file__).parents[1]
PEERS = ROOT / "build" / "peer-envs" / ".venv" / "bin" / "python"
TABLES = (("hunters", 2), ("mayflower", 2), ("catan", 4), ("catan", 2))
GAMES, MANY = 256, 2048
"""Games at once in the vector environment, which shares them among the processors unless told otherwise."""
VECTOR_GOAL, PETTINGZOO_GOAL = 200, 10
"""Times the steps of catanatron's environment, the only one of a comparable game."""
ROUNDS = 7


class Peers:
    """Other projects' environments, in a process of their own that works only when it is asked."""

    def __init__(self) -> None:
        command = [str(PEERS), "-m", "benchmarks.peer_envs"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def rate(self, name: str, seconds: float) -> float:
        """Steps a second of one of them."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{name} {seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


@benchmark("envs")
def envs(seconds: float) -> Iterator[Measure]:
    peers = Peers() if PEERS.exists() else None
    if peers is None:
        print("envs: no peers to compare with; scripts/peer-envs sets them up", file=sys.stderr)
    else:
        for name in ("catanatron", "connect_four"):
            yield Measure(f"peer: {name}", peers.rate(name, seconds), "steps/s")
    for name, players in TABLES:
        table = f"{name}, {players} players"
        for what, learner in (("", "all"), (" against random", "turns")):
            for threads, where in ((None, ""), (1, ", one thread")):
                yield from beside(
                    peers,
                    f"many games{what}{where}, {table}",
                    many_games(name, players, learner, threads),
                    seconds,
                    None if threads else VECTOR_GOAL,
                )
        yield Measure(
            f"{MANY} games, {table}", rate(many_games(name, players, "all", games=MANY), seconds), "steps/s"
        )
        yield Measure(
            f"many games against hard, {table}",
            rate(many_games(name, players, "turns", opponents="hard"), seconds),
            "steps/s",
        )
        yield from beside(peers, f"PettingZoo, {table}", pettingzoo(name, players), seconds, PETTINGZOO_GOAL)
        yield Measure(
            f"Gymnasium against random, {table}", rate(gymnasium_seat(name, players), seconds), "steps/s"
        )
        yield Measure(f"OpenSpiel, {table}", rate(openspiel(name, players), seconds), "steps/s")


def beside(
    peers: Peers | None, what: str, work: Callable[[], int], seconds: float, goal: float | None
) -> Iterator[Measure]:
    """Steps a second, and how many times catanatron's: taken in turns, for a busy machine slows both."""
    ours, times = [], []
    work()
    for _ in range(ROUNDS):
        ours.append(part(work, seconds / ROUNDS))
        if peers:
            times.append(ours[-1] / peers.rate("catanatron", seconds / ROUNDS))
    yield Measure(what, median(ours), "steps/s")
    if peers:
        yield Measure(f"times catanatron: {what}", median(times), "x", goal)


def many_games(
    name: str,
    players: int,
    learner: str,
    threads: int | None = None,
    opponents: str = "random",
    games: int = GAMES,
) -> Callable[[], int]:
    from tilefolk.envs.vector import GameVectorEnv

    env = GameVectorEnv(name, games, players, learner, opponents, threads=threads)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(10):
            env.step(env.random_actions())
        return 10 * games

    return work


def pettingzoo(name: str, players: int) -> Callable[[], int]:
    from importlib import import_module

    return in_turns(import_module(f"tilefolk.envs.{name}_v0").env(players=players))


def gymnasium_seat(name: str, players: int) -> Callable[[], int]:
    from tilefolk.envs.single import GameSeatEnv

    env = GameSeatEnv(name, players)
    seen, _ = env.reset(seed=1)
    random = Random(1)

    def work() -> int:
        nonlocal seen
        for _ in range(200):
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, terminated, _, _ = env.step(int(legal[random.randrange(len(legal))]))
            if terminated:
                seen, _ = env.reset()
        return 200

    return work


def openspiel(name: str, players: int) -> Callable[[], int]:
    import pyspiel

    import tilefolk.envs.openspiel

    assert tilefolk.envs.openspiel
    game = pyspiel.load_game(f"tilefolk_{name}(players={players})")
    random = Random(1)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        done = 0
        while done < 100:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done

    return work
