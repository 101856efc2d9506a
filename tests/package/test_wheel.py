"""The packed package: all of it is inside, the web client too; it needs little, and it plays."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import tilefolk
from tests.package.packing import EmptyEnvironment, copy_clone, pack, tracked

LITTLE = 25
"""So many packages may come with the engine, the bots and the command line."""
PLAY = """
import tilefolk
from tilefolk import bots
match = tilefolk.start("hunters", players=2, seed=1)
bot = bots.make("easy", match.spec, 1)
while not match.game.is_over:
    match.play(bot.choose(match.game, match.game.to_move))
print(tilefolk.engine(), sum(match.game.scores()) > 0)
"""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("clone")
    copy_clone(place)
    return place


@pytest.fixture(scope="module")
def wheel(clone: Path) -> Path:
    return pack(clone, "wheel")[0]


@pytest.fixture(scope="module")
def sdist(clone: Path) -> Path:
    return pack(clone, "sdist")[0]


def contents(packed: set[str]) -> set[str]:
    """The names without what is compiled, stamped or built from other files."""
    made = (".so", "_engine.json", ".pyd", ".json.gz")
    return {name for name in packed if not name.endswith(made) and "/static/" not in name}


def package_files() -> set[str]:
    return {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}


def test_every_file_of_the_package_is_packed_and_nothing_that_python_left_there(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert contents(packed) == package_files()
    compiled = {name for name in packed if name.endswith(".so")}
    assert bool(compiled) == (tilefolk.engine() == "compiled")


def test_the_web_client_is_inside_as_it_was_just_built(wheel: Path, sdist: Path) -> None:
    client = "tilefolk/server/static/"
    in_wheel = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith(client)}
    page = zipfile.ZipFile(wheel).read(client + "index.html").decode()
    scripts = [name for name in in_wheel if name.endswith(".js")]
    assert any(name.removeprefix(client) in page for name in scripts)
    with tarfile.open(sdist) as archive:
        names = {name.partition("/src/")[2] for name in archive.getnames()}
    assert in_wheel <= names
    assert "tilefolk/pictures/data/catan.json.gz" in names & set(zipfile.ZipFile(wheel).namelist())


def test_a_source_package_becomes_a_wheel_without_node_and_without_a_compiler(
    sdist: Path, tmp_path: Path
) -> None:
    subprocess.run(["tar", "-xf", sdist, "-C", tmp_path], check=True)  # tarfile's filters came with 3.11.4
    (source,) = tmp_path.iterdir()
    assert not (source / "web").exists()
    environment = {"CC": "no-such-compiler", "PATH": "/nowhere", "TILEFOLK_BUILD": ""}
    built, said = pack(source, "wheel", **environment)
    assert "no C compiler (no-such-compiler)" in said  # the fall-back is never silent
    assert "apt-get install gcc libc6-dev python3-dev" in said
    assert built.name.endswith("-none-any.whl")
    packed = {name for name in zipfile.ZipFile(built).namelist() if ".dist-info/" not in name}
    assert contents(packed) == package_files()
    assert "tilefolk/server/static/index.html" in packed
    every_start_says_that_it_is_slow(built, tmp_path / "unpacked")


def every_start_says_that_it_is_slow(wheel: Path, place: Path) -> None:
    zipfile.ZipFile(wheel).extractall(place)
    environment = os.environ | {"PYTHONPATH": str(place), "TILEFOLK_LANG": "en", "TILEFOLK_PURE": ""}

    def said(*command: str, **more: str) -> str:
        done = subprocess.run(
            [sys.executable, *command], cwd=place, env=environment | more, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stderr

    line = "The engine runs uncompiled"
    mend = "apt-get install gcc libc6-dev python3-dev), then install tilefolk again from its source"
    for start in (("-c", "import tilefolk"), ("-m", "tilefolk", "bots")):
        assert line in said(*start)
        assert mend in said(*start)
        assert line not in said(*start, TILEFOLK_PURE="1")
    assert "A motor lefordítatlanul fut" in said("-m", "tilefolk", "bots", TILEFOLK_LANG="hu")


def test_in_an_empty_environment_engine_and_bots_need_little_and_play(wheel: Path, tmp_path: Path) -> None:
    empty = EmptyEnvironment(tmp_path)
    empty.install(str(wheel))
    assert len(empty.packages()) <= LITTLE, empty.packages()
    played = empty.run("python", "-c", PLAY)
    assert played.stdout.split() == [tilefolk.engine(), "True"], played.stderr
    assert empty.run("tilefolk", "simulate", "catan", "--games", "2").returncode == 0
    for command, extra in (("play", "server"), ("serve", "server")):
        refused = empty.run("tilefolk", command, TILEFOLK_LANG="en")
        assert refused.returncode == 2
        assert f'pip install "tilefolk[{extra}]"' in refused.stderr
    refused = empty.run("python", "-c", "import tilefolk.envs")
    assert 'pip install "tilefolk[envs]"' in refused.stderr
