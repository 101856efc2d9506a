"""Play a plan into a directory: shards as they are done, none twice, none half."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tilefolk.arena.shipping import BotFiles
from tilefolk.arena.workers import workers
from tilefolk.selfplay.plan import Plan, SelfplayError
from tilefolk.selfplay.playing import Shard, ShardTask, play_shard


def run(
    plan: Plan,
    out: Path,
    processes: int = 1,
    cluster: bool = False,
    progress: Callable[[int], object] = lambda count: None,
) -> int:
    """Play what is missing in the directory; returns how many games that was."""
    plan.claim(out)
    files = BotFiles.of(plan.bots)
    tasks = {}
    for shard in range(plan.shards):
        if _is_there(plan, out, shard):
            progress(len(plan.numbers(shard)))
        else:
            tasks[shard] = ShardTask(plan, shard, files)
    played = 0
    with workers(processes, cluster) as pool:
        for number, done in pool.run(play_shard, tasks):
            _write(plan, out, number, done)
            played += done.games
            progress(done.games)
    return played


def records_file(out: Path, plan: Plan, shard: int) -> Path:
    """The records of a shard; its name tells the games, so that a longer plan plays its last shard anew."""
    numbers = plan.numbers(shard)
    return out / f"records-{numbers.start:09d}-{numbers.stop:09d}.zip"


def observations_file(out: Path, plan: Plan, shard: int) -> Path:
    """The observations of a shard."""
    return (
        records_file(out, plan, shard)
        .with_suffix(".parquet")
        .with_stem(records_file(out, plan, shard).stem.replace("records", "observations"))
    )


def _is_there(plan: Plan, out: Path, shard: int) -> bool:
    """Records are written last: where they are, all is."""
    return records_file(out, plan, shard).exists()


def _write(plan: Plan, out: Path, number: int, shard: Shard) -> None:
    if shard.observations is not None:
        _put(observations_file(out, plan, number), shard.observations)
    _put(records_file(out, plan, number), shard.records)


def _put(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    part = path.with_suffix(path.suffix + ".part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise SelfplayError("selfplay.cannot_write", file=str(path), reason=str(error.strerror)) from error
