"""Play a plan into a directory: shards as they are done, none twice, none half."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tilefolk.arena.bot_files import BotFiles
from tilefolk.arena.workers import workers
from tilefolk.selfplay.plan import Plan, put
from tilefolk.selfplay.playing import Shard, ShardTask, play_shard


def run(
    plan: Plan,
    out: Path,
    processes: int = 1,
    cluster: bool = False,
    progress: Callable[[int], object] = lambda count: None,
) -> int:
    """Play what is missing in the directory; returns how many games that was."""
    with workers(processes, cluster) as pool:  # first: where there is no cluster, nothing is written
        plan.claim(out)
        there = _there(out)
        files = BotFiles.of(plan.bots)
        tasks = {}
        for shard in range(plan.shards):
            numbers = plan.numbers(shard)
            if there.get(numbers.start, 0) >= numbers.stop:
                progress(len(numbers))
            else:
                tasks[shard] = ShardTask(plan, shard, files)
        played = 0
        for number, done in pool.run(play_shard, tasks):
            _write(plan, out, number, done)
            start = plan.numbers(number).start
            if start in there:
                _remove(out, range(start, there[start]))
            played += done.games
            progress(done.games)
    return played


def records_file(out: Path, numbers: range) -> Path:
    """The records of some games, those of a shard; a longer plan plays its last shard anew."""
    return out / f"records-{numbers.start:09d}-{numbers.stop:09d}.zip"


def observations_file(out: Path, numbers: range) -> Path:
    """The observations of some games."""
    return out / f"observations-{numbers.start:09d}-{numbers.stop:09d}.parquet"


def _there(out: Path) -> dict[int, int]:
    """The first game of every shard that is there, and the one after its last.

    Records are written last: where they are, all is.
    """
    found: dict[int, int] = {}
    for file in out.glob("records-*-*.zip"):
        start, stop = map(int, file.stem.split("-")[1:])
        found[start] = max(stop, found.get(start, 0))
    return found


def _write(plan: Plan, out: Path, number: int, shard: Shard) -> None:
    numbers = plan.numbers(number)
    if shard.observations is not None:
        put(observations_file(out, numbers), shard.observations)
    put(records_file(out, numbers), shard.records)


def _remove(out: Path, numbers: range) -> None:
    """Take away a shard that a longer one holds as well, so that no game is there twice."""
    for file in (records_file(out, numbers), observations_file(out, numbers)):
        file.unlink(missing_ok=True)
