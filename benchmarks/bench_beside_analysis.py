"""Live tables beside an analysis: times of actions without one and with one, in turns, on one core."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks.analysed import finished
from benchmarks.harness import Measure, benchmark
from benchmarks.server import UNLIMITED, Load, cpu_seconds, open_table, play, serving

TABLES = 50
THINK = 1.0
TURNS = 6
"""How often both are measured: what else the machine does then falls on both alike."""
PAUSE = 3.0
"""Seconds after every change that are not counted."""


@dataclass
class Times:
    """Seconds from sending an action to its acknowledgement, and what share the analysis took."""

    acks: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)


@benchmark("beside-analysis")
def beside_analysis(seconds: float) -> Iterator[Measure]:
    """The server and its analysis are held to the same core: they can't get out of each other's way."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), limits=UNLIMITED, analysis_quality="fine") as (address, pid),
    ):
        alone, beside = asyncio.run(measured(address, pid, max(seconds, 5.0)))
    for name, times in (("alone", alone), ("beside an analysis", beside)):
        acks = sorted(times.acks)
        yield Measure(f"{name}: actions", len(acks), "actions")
        yield Measure(f"{name}: an action's ack, median", 1000 * statistics.median(acks), "ms")
        for part in (95, 99):
            yield Measure(f"{name}: an action's ack, p{part}", 1000 * acks[len(acks) * part // 100], "ms")
        yield Measure(f"{name}: an action's ack, longest", 1000 * acks[-1], "ms")
    yield Measure("the analysis' share of the core", 100 * statistics.mean(beside.worked), "%")


async def measured(address: str, pid: int, seconds: float) -> tuple[Times, Times]:
    """Tables that play on and on; an analysis is begun and stopped beside them."""
    load = Load(game="hunters", think=THINK, seconds=seconds)
    alone, beside = Times(), Times()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        sockets = [it for _ in range(TABLES) for it in await open_table(address, load.game, http)]
        await http.post("/api/session", json={"name": "Carla"})
        record = finished("catan", ("medium",) * 4, seed=1).record.text()
        kept = (await http.post("/api/replays", json={"record": record})).json()["id"]
        analysis = f"/api/replays/{kept}/analysis"
        until = time.perf_counter() + 2 * TURNS * (seconds + 2 * PAUSE) + 60
        rng = random.Random(1)
        players = [asyncio.create_task(play(load, it, random.Random(rng.random()), until)) for it in sockets]
        gc.collect()
        gc.freeze()  # pauses of the players' process are no times of the server
        for turn in range(TURNS):
            # Games come to their ends: each of the two is measured first as often as the other.
            if turn % 2 == 0:
                await count(load, alone, seconds)
            await http.post(analysis, json={"go": "begin"})
            while not (worker := child_of(pid)):
                await asyncio.sleep(0.1)
            await asyncio.sleep(PAUSE)
            before = cpu_seconds(worker)
            await count(load, beside, seconds)
            beside.worked.append((cpu_seconds(worker) - before) / (PAUSE + seconds))
            await http.post(analysis, json={"go": "stop"})
            while child_of(pid):
                await asyncio.sleep(0.1)
            if turn % 2 == 1:
                await count(load, alone, seconds)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        assert load.errors == 0, f"{load.errors} actions were refused"
        for socket in sockets:
            socket.transport.abort()
    return alone, beside


async def count(load: Load, times: Times, seconds: float) -> None:
    """Add the acknowledgements of so many seconds."""
    await asyncio.sleep(PAUSE)
    load.times, load.measuring = [], True
    await asyncio.sleep(seconds)
    load.measuring = False
    times.acks += load.times


def child_of(pid: int) -> int:
    """The process that the server has started, or 0."""
    told = [Path(f"/proc/{pid}/task/{task}/children").read_text() for task in os.listdir(f"/proc/{pid}/task")]
    return next((int(child) for children in told for child in children.split()), 0)
