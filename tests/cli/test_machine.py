"""Whatever the machine lacks, or can't write: one line says what to do, and never a traceback."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import random_match, said
from tilefolk import _engine

PACKAGE = Path(_engine.__file__).parent


# --- files to write


@pytest.mark.parametrize(
    "arguments", [("arena", "random", "random", "--game", "hunters", "--plot"), ("tune", "hunters", "--out")]
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(run, tmp_path, arguments):
    (tmp_path / "folder").mkdir()
    assert "folder can't be written: Is a directory." in said(run(*arguments, "folder"))
    assert "no/x.svg can't be written: No such file" in said(run(*arguments, "no/x.svg"))


@pytest.mark.parametrize("command", ["show", "analyse"])
@pytest.mark.parametrize("kind", ["--svg", "--png", "--html"])
def test_a_picture_that_cannot_be_written_is_refused_before_the_work(run, tmp_path, command, kind):
    match = random_match()
    match.save(tmp_path / "game.record")
    assert match.game.is_over
    (tmp_path / "folder").mkdir()
    for place, reason in (("folder", "Is a directory"), ("no/picture", "No such file")):
        refused = said(run(command, "game.record", kind, place))
        assert f"{place} can't be written: {reason}" in refused


@pytest.mark.parametrize("command", ["show", "analyse"])
@pytest.mark.parametrize("kind", ["--svg", "--png", "--html"])
@pytest.mark.parametrize("name", ["picture", "/dev/full"])
def test_a_disk_that_is_full_when_a_picture_is_written(run, tmp_path, monkeypatch, command, kind, name):
    random_match().save(tmp_path / "game.record")
    (tmp_path / "picture").write_text("from before")

    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tilefolk.core.files.os.fsync", full)
    # what is found about the game is of no matter here: an analysis that was stopped at once is written as well
    monkeypatch.setattr("tilefolk.analysis.Analyser.work", lambda self: iter(()))
    refused = said(run(command, "game.record", kind, name))
    assert f"{name}: No space left on device." in refused
    assert (tmp_path / "picture").read_text() == "from before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.record", "picture"]


LANGUAGES = {
    "en": ("no/x.svg can't be written:", "The output can't be written:"),
    "hu": ("Nem írható: no/x.svg", "A kimenet nem írható:"),
    "de": ("no/x.svg ist nicht schreibbar:", "Die Ausgabe ist nicht schreibbar:"),
    "nl": ("no/x.svg is niet te schrijven:", "De uitvoer is niet te schrijven:"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["show", "analyse"])
def test_that_a_picture_cannot_be_written_is_told_in_the_language(run, finished, command, language):
    words = LANGUAGES[language][0]
    assert words in said(run("--lang", language, command, finished, "--svg", "no/x.svg"))
    assert words in said(run(command, finished, "--svg", "no/x.svg", "--lang", language))


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="a device that is always full")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_disk_that_is_full_when_the_output_is_written(finished, language):
    command = [sys.executable, "-m", "tilefolk", "show", finished, "--lang", language]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    assert done.returncode == 2
    *before, last = done.stderr.splitlines()
    assert f"{LANGUAGES[language][1]} No space left on device." in last
    assert len(before) <= 1, "at most that the engine is not compiled"


ARENA = ("arena", "random", "random", "--game", "hunters", "--games", 2, "--plot")


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (ARENA, "x.svg"),
        (ARENA, "x.png"),
        (("tune", "hunters", "--rounds", 1, "--games", 2, "--out"), "weights.json"),
    ],
)
def test_a_disk_that_is_full_in_the_end(run, tmp_path, monkeypatch, arguments, name):
    (tmp_path / name).write_text("from before")

    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tilefolk.core.files.os.fsync", full)
    assert f"{name}: No space left on device." in said(run(*arguments, name))
    assert (tmp_path / name).read_text() == "from before"
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="a device that is always full")
def test_a_device_that_is_full(run):
    result = run("tune", "hunters", "--rounds", 1, "--games", 2, "--out", "/dev/full")
    assert "/dev/full: No space left on device." in said(result)
    assert Path("/dev/full").is_char_device()


def test_a_picture_of_another_kind_is_refused(run):
    output = said(run("arena", "random", "random", "--game", "hunters", "--plot", "x.jpg"))
    assert ".svg or .png" in output


@pytest.mark.parametrize(
    ("missing", "option", "words"),
    [("matplotlib", ("--plot", "x.png"), "matplotlib"), ("ray", ("--cluster",), "tilefolk[cluster]")],
)
def test_an_extra_that_is_not_installed_is_named(run, monkeypatch, missing, option, words):
    monkeypatch.setattr("tilefolk.core.extras.find_spec", lambda name: None)
    assert words in said(run("arena", "random", "random", "--game", "hunters", *option))


# --- the server


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize("port", ["-1", "65536", "x"])
def test_a_port_that_does_not_exist(run, command, port):
    assert "--port" in said(run(command, "--port", port))


def test_a_folder_that_cannot_be_used_is_not_taken_for_a_port(run, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    assert "file/data can't be used: Not a directory" in said(run("serve", "--data", "file/data"))
    monkeypatch.setenv("TILEFOLK_DATA", str(tmp_path / "file"))
    assert "can't be used" in said(run("play", "--no-browser"))


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", "Could not parse"),
        ("sqlite+aiosqlite:////no/such/folder/x.db", "unable to open database file"),
        ("sqlite:///x.db", "async"),
        ("postgresql+psycopg://127.0.0.1:1/none", "connection"),
        ("mysql://here/none", "MySQLdb"),
    ],
)
def test_a_database_that_cannot_be_used(run, address, words):
    output = said(run("serve", "--database", address))
    assert "The database can't be used:" in output
    assert words in output


def test_postgresql_without_its_extra(run, monkeypatch):
    monkeypatch.setattr("tilefolk.core.extras.find_spec", lambda name: None if name == "psycopg" else name)
    assert "tilefolk[postgres]" in said(run("serve", "--database", "postgresql+psycopg://127.0.0.1/none"))


# --- an engine that does not fit its source


@pytest.fixture
def broken(tmp_path):
    """A copy of the package of which one module seems to be compiled."""
    for path in PACKAGE.rglob("*"):
        if path.suffix in (".py", ".pxd", ".ftl") and "static" not in path.parts:
            copy = tmp_path / path.relative_to(PACKAGE.parent)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    (tmp_path / "tilefolk" / "core" / f"rng{_engine.SUFFIX}").touch()
    return tmp_path


def call(folder, *command, **environment):
    unset = {"TILEFOLK_PURE": "", "TILEFOLK_LANG": "en", "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | unset | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


AS_SCRIPT = "import sys; sys.argv = ['bin/tilefolk', 'bots']; from tilefolk.cli import main; main()"


@pytest.mark.parametrize("command", [("-m", "tilefolk", "bots"), ("-c", AS_SCRIPT)])
def test_a_broken_engine_is_told_in_words(broken, command):
    done = call(broken, *command)
    assert (done.returncode, done.stdout) == (2, "")
    assert "The engine is compiled only in part:" in done.stderr
    assert "scripts/build" in done.stderr
    assert "Traceback" not in done.stderr
    assert "csak egy része" in call(broken, *command, TILEFOLK_LANG="hu").stderr


def test_a_program_that_imports_a_broken_engine_gets_the_error(broken):
    done = call(broken, "-c", "import tilefolk")
    assert done.returncode == 1
    assert "tilefolk._engine.EngineError: The engine is compiled only in part" in done.stderr


def test_help_needs_no_engine(broken):
    assert call(broken, "-m", "tilefolk", "--help").returncode == 0
