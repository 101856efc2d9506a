"""Players play while servers are killed and the database goes away; at the end everything is compared."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.chaos.audit import Log, audit
from tests.chaos.databases import Database
from tests.chaos.fleet import Fleet
from tests.chaos.players import Findings
from tests.chaos.tables import NEAR, PARTIES, Group
from tilefolk.server.store import Store

KILL_ALL = 0.1
"""The share of kills that take all servers at once."""
LONGEST_PAUSE = 0.5
"""Seconds between faults, and between a kill and the new start."""
TELL_EVERY = 30.0
"""Seconds between two lines of progress."""


@dataclass(frozen=True)
class Plan:
    """What is to happen."""

    kills: int
    outages: int
    servers: int
    groups: int
    outage_seconds: float
    seed: int
    patience: float = 60.0
    """Seconds after which a table at which nothing happens stands still, and a server has failed to start."""


@dataclass
class Report:
    """What happened."""

    findings: Findings
    seconds: float = 0.0
    kills: int = 0
    outages: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    finished: int = 0
    entries: int = 0
    crashes: float = 0.0

    def text(self) -> str:
        """In words."""
        found = self.findings
        outages = ", ".join(f"{count} {way}" for way, count in sorted(self.outages.items())) or "none"
        return (
            f"{self.kills} kills, {sum(self.outages.values())} outages ({outages}) in {self.seconds:.0f} s: "
            f"{self.tables} tables, {self.finished} games played to the end, {self.entries} entries, "
            f"{len(found.acknowledged)} commands acknowledged, {len(found.refused)} refused ({found.stale} stale), "
            f"{found.connections} connections, {found.away} times told that the database is away, "
            f"longest wait for an acknowledgement {found.slowest:.1f} s, {self.crashes:.0f} crashes, "
            f"{len(found.faults)} faults; load average {os.getloadavg()[0]:.1f}"
        )


async def chaos(plan: Plan, database: Database, tell: Callable[[str], None] = lambda line: None) -> Report:
    """Carry out a plan, and tell now and then how far it is."""
    rng, findings = random.Random(plan.seed), Findings()
    report, began = Report(findings), time.monotonic()
    async with Fleet(database.url, plan.servers, plan.patience) as fleet:
        groups = [
            Group(PARTIES[it % len(PARTIES)], fleet, findings, random.Random(rng.random()), f"g{it}")
            for it in range(plan.groups)
        ]
        playing = [asyncio.create_task(group.play()) for group in groups]
        while not all(group.is_playing() for group in groups):
            await asyncio.sleep(NEAR)
            watch(groups, playing, findings, plan.patience)
        faults = asyncio.gather(
            kill(plan, fleet, report, random.Random(rng.random())),
            interrupt(plan, database, report, random.Random(rng.random())),
        )
        telling = asyncio.create_task(progress(plan, report, began, tell))
        while not faults.done():
            await asyncio.sleep(NEAR)
            watch(groups, playing, findings, plan.patience)
        await faults
        telling.cancel()
        for group in groups:
            group.stop()
        store = Store(database.url)
        await asyncio.gather(*(catch_up(group, store, findings, plan.patience) for group in groups))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await compare(groups, store, report)
        await store.close()
    report.crashes = fleet.crashes
    if report.crashes:
        findings.fault(f"servers counted {report.crashes:.0f} crashes")
    report.seconds = time.monotonic() - began
    return report


async def progress(plan: Plan, report: Report, began: float, tell: Callable[[str], None]) -> None:
    """Now and then a line, with every fault as soon as it is found."""
    told = 0
    while True:
        for fault in report.findings.faults[told:]:
            tell(f"FAULT {fault}")
        told = len(report.findings.faults)
        tell(
            f"{time.monotonic() - began:.0f} s: {report.kills} of {plan.kills} kills, "
            f"{sum(report.outages.values())} of {plan.outages} outages, "
            f"{len(report.findings.acknowledged)} commands acknowledged, {told} faults"
        )
        await asyncio.sleep(TELL_EVERY)


async def kill(plan: Plan, fleet: Fleet, report: Report, rng: random.Random) -> None:
    """Kill servers, one or all, and start them again."""
    everyone = list(range(plan.servers))
    while report.kills < plan.kills:
        await something_done(report.findings)
        await asyncio.sleep(rng.uniform(0.0, LONGEST_PAUSE))
        chosen = everyone if rng.random() < KILL_ALL else [rng.choice(everyone)]
        await fleet.kill(chosen, rng.uniform(0.0, LONGEST_PAUSE))
        report.kills += len(chosen)


async def something_done(findings: Findings) -> None:
    """Until another command is acknowledged, so that no fault only hits those who still get up from the last."""
    before = len(findings.acknowledged)
    while len(findings.acknowledged) == before:
        await asyncio.sleep(NEAR)


async def interrupt(plan: Plan, database: Database, report: Report, rng: random.Random) -> None:
    """Take the database away, spread over the time of the kills."""
    for number in range(1, plan.outages + 1):
        while report.kills < plan.kills * number // (plan.outages + 1):
            await asyncio.sleep(NEAR)
        await asyncio.sleep(rng.uniform(0.0, LONGEST_PAUSE))
        report.outages[await database.outage(rng.uniform(0.2, 1.0) * plan.outage_seconds, rng)] += 1


def watch(
    groups: list[Group], playing: list[asyncio.Task[None]], findings: Findings, patience: float
) -> None:
    """Nobody has given up, and no table stands still."""
    for task in playing:
        if task.done():
            task.result()
    for group in groups:
        if group.watch() > patience:
            findings.fault(f"{list(group.tables)[-1]}: nothing has happened for {patience:.0f} s")
            group.reset_watch()


async def catch_up(group: Group, store: Store, findings: Findings, patience: float) -> None:
    """When nobody does anything any more, everybody sees the entire log of the table."""
    deadline = time.monotonic() + patience
    while True:
        if group.settled:
            table_id, players = list(group.tables.items())[-1]
            length = (await store.last_seqs([table_id]))[table_id]
            if all(player.seq == length for player in players):
                return
        if time.monotonic() > deadline:
            seen = [(player.guest.name, player.seq, player.waiting) for player in group.players]
            length = await store.last_seqs(list(group.tables))
            findings.fault(
                f"not everybody has seen everything: {length}, seen {seen}, settled: {group.settled}"
            )
            return
        await asyncio.sleep(NEAR)


async def compare(groups: list[Group], store: Store, report: Report) -> None:
    """Every table in the database with what its players were told."""
    for group in groups:
        for table_id, players in group.tables.items():
            log = await Log.read(store, table_id)
            audit(log, players, report.findings)
            report.tables += 1
            report.finished += log.table.lobby.status == "over"
            report.entries += len(log.entries)
