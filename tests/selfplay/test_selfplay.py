"""Self-play: the same plan gives the same files, whoever plays it and however often it is interrupted."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import tilefolk
from tilefolk.arena import workers as arena_workers
from tilefolk.arena.bot_files import BotFiles
from tilefolk.arena.workers import WorkersLost, workers
from tilefolk.bots.trained import SHIPPED
from tilefolk.bots.weights import DATA
from tilefolk.envs.encoders import encoder_for
from tilefolk.selfplay import Plan, run
from tilefolk.selfplay.plan import SelfplayError
from tilefolk.selfplay.playing import ShardTask, play_shard

PLAN = Plan("hunters", ("random", "greedy"), 5, 2, seed=3, shard_games=2)
BOT = """
class First:
    def __init__(self, spec, seed): pass
    def choose(self, game, seat, legal): return legal[0]
"""


def contents(out: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(out.iterdir()) if path.name != "plan.json"}


def test_records_replay_and_are_the_same_again(tmp_path):
    assert run(PLAN, tmp_path / "one") == 5
    assert run(PLAN, tmp_path / "two") == 5
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    names = []
    for archive in sorted((tmp_path / "one").glob("*.zip")):
        with zipfile.ZipFile(archive) as opened:
            for name in opened.namelist():
                names.append(name)
                (tmp_path / name).write_bytes(opened.read(name))
                match = tilefolk.load(tmp_path / name)
                assert match.game.is_over
    assert names == [f"{number:09d}.record" for number in range(5)]


def test_what_is_there_is_not_played_again_and_a_longer_plan_goes_on(tmp_path):
    run(PLAN, tmp_path)
    before = contents(tmp_path)
    (tmp_path / "records-000000002-000000004.zip").unlink()
    assert run(PLAN, tmp_path) == 2
    assert contents(tmp_path) == before
    assert run(replace(PLAN, games=6), tmp_path) == 2
    assert list(contents(tmp_path)) == [f"records-00000000{n}-00000000{n + 2}.zip" for n in (0, 2, 4)]
    assert run(PLAN, tmp_path) == 0  # a shorter plan leaves what is there
    seen: list[int] = []
    assert run(replace(PLAN, games=6), tmp_path, progress=seen.append) == 0
    assert sum(seen) == 6


def test_another_plan_in_the_same_place_is_refused(tmp_path):
    run(PLAN, tmp_path)
    with pytest.raises(SelfplayError, match="seed"):
        run(replace(PLAN, seed=4), tmp_path)
    for wrong in ("not a plan", "[1]", '"words"'):
        (tmp_path / "plan.json").write_text(wrong)
        with pytest.raises(SelfplayError, match="not a plan"):
            run(PLAN, tmp_path)


def test_a_full_disk_is_told_and_nothing_written_is_lost(tmp_path, monkeypatch):
    synced: list[int] = []

    def full(descriptor: int) -> None:
        synced.append(descriptor)
        if len(synced) >= 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tilefolk.core.files.os.fsync", full)
    with pytest.raises(SelfplayError, match="No space left"):
        run(PLAN, tmp_path)  # the plan is written, and one shard
    assert list(contents(tmp_path)) == ["records-000000000-000000002.zip"]
    with pytest.raises(SelfplayError, match="No space left"):
        run(replace(PLAN, games=6), tmp_path)  # the plan that is there is not lost either
    monkeypatch.undo()
    assert run(PLAN, tmp_path) == 3


def test_an_encoding_that_the_game_does_not_have_is_refused_before_anything_is_written(tmp_path):
    plan = Plan("catan", ("random", "random"), 2, 2, observations=True, encoding="compact")
    with pytest.raises(SelfplayError, match="no compact encoding"):
        run(plan, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_observations_tell_every_decision(tmp_path):
    plan = replace(PLAN, bots=("master", "random"), games=2, observations=True, iterations=8)
    run(plan, tmp_path)
    table = pq.read_table(tmp_path / "observations-000000000-000000002.parquet")
    assert table.schema.metadata[b"encoding"] == b"full"
    rows = table.to_pylist()
    size = encoder_for(tilefolk.get("hunters").new(2)).size
    assert {row["game"] for row in rows} == {0, 1}
    for game in (0, 1):
        mine = [row for row in rows if row["game"] == game]
        assert np.sum([row["rewards"] for row in mine], axis=0).tolist() == mine[0]["scores"]
        assert sum(mine[0]["returns"]) == pytest.approx(1)
        for row in mine:
            assert row["action"] in row["legal"]
            assert len(row["observation"]) == size
            if row["bot"] == "random":
                assert row["policy"] is None
            elif len(row["legal"]) > 1:
                assert sum(row["policy"]) == pytest.approx(1, abs=1e-4)
                assert 0 <= row["value"] <= 1


def test_a_bot_of_ones_own_is_sent_with_its_text(tmp_path):
    file = tmp_path / "first.py"
    file.write_text(BOT)
    plan = replace(PLAN, bots=(f"{file}:First", "random"), games=2)
    files = BotFiles.of(plan.bots)
    alone = play_shard(ShardTask(plan, 0, files))
    file.unlink()
    assert play_shard(ShardTask(plan, 0, files)).records == alone.records


def test_a_checkpoint_is_sent_along(tmp_path):
    file = tmp_path / "learnt.json"
    file.write_bytes((DATA / SHIPPED["azero"]).read_bytes())
    plan = replace(PLAN, bots=(str(file), "random"), games=2)
    files = BotFiles.of(plan.bots)
    alone = play_shard(ShardTask(plan, 0, files))
    file.unlink()
    assert play_shard(ShardTask(plan, 0, files)).records == alone.records


# --- workers --------------------------------------------------------------------------------------


def die_once(task: tuple[str, int]) -> int:
    """A task whose worker is killed the first time."""
    place, number = task
    mark = Path(place) / "died"
    if number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_a_worker_that_is_killed_is_replaced(tmp_path):
    tasks = {number: (str(tmp_path), number) for number in range(6)}
    with workers(2, cluster=False) as pool:
        assert dict(pool.run(die_once, tasks)) == {number: number**2 for number in range(6)}


def test_workers_that_always_die_are_given_up(monkeypatch):
    monkeypatch.setattr(arena_workers, "LOSSES_MAX", 2)
    with workers(2, cluster=False) as pool, pytest.raises(WorkersLost):
        dict(pool.run(die_always, {0: 0}))


def test_several_processes_write_the_same_files(tmp_path):
    run(PLAN, tmp_path / "one")
    assert run(PLAN, tmp_path / "many", processes=2) == 5
    assert contents(tmp_path / "one") == contents(tmp_path / "many")


MORTAL = """
import os, signal
from pathlib import Path

class Mortal:
    def __init__(self, spec, seed):
        self.moves = 0

    def choose(self, game, seat, legal):
        self.moves += 1
        mark = Path({mark!r})
        if {when} and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]
"""
CLUSTER = """
import sys
from pathlib import Path

from tilefolk.selfplay import Plan, run

plan = Plan("hunters", (sys.argv[1], "random"), 5, 2, seed=3, shard_games=2)
assert run(plan, Path(sys.argv[2]), cluster=True) == 5
"""


INTERRUPTED = """
import sys
from pathlib import Path

from tilefolk.selfplay import Plan, run

run(Plan("hunters", (sys.argv[1], "random"), 5, 2, seed=3, shard_games=2), Path(sys.argv[2]))
"""


def test_a_run_that_is_killed_goes_on_to_the_same_files(tmp_path):
    """SIGKILL in the middle of the second shard, as a power cut would; then the same plan again."""
    mark, bot = tmp_path / "died", tmp_path / "mortal.py"
    first = tmp_path / "killed" / "records-000000000-000000002.zip"
    bot.write_text(MORTAL.format(mark=str(mark), when=f"Path({str(first)!r}).exists()"))
    plan = replace(PLAN, bots=(f"{bot}:Mortal", "random"))
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, plan.bots[0], str(tmp_path / "killed")], timeout=120
    )
    assert done.returncode == -signal.SIGKILL
    assert list(contents(tmp_path / "killed")) == [first.name]
    assert run(plan, tmp_path / "killed") == 3
    run(plan, tmp_path / "one")
    assert contents(tmp_path / "one") == contents(tmp_path / "killed")


@pytest.mark.slow
def test_a_cluster_replaces_a_worker_that_is_killed_in_the_middle_of_a_game(tmp_path):
    pytest.importorskip("ray")
    mark, bot = tmp_path / "died", tmp_path / "mortal.py"
    bot.write_text(MORTAL.format(mark=str(mark), when="self.moves == 20"))
    arguments = [f"{bot}:Mortal", str(tmp_path / "cluster")]
    subprocess.run([sys.executable, "-c", CLUSTER, *arguments], check=True, timeout=240)
    assert mark.exists()
    run(replace(PLAN, bots=(f"{bot}:Mortal", "random")), tmp_path / "one")
    assert contents(tmp_path / "one") == contents(tmp_path / "cluster")
