"""Help is quick, complete and in the person's language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tilefolk
from tilefolk.cli import COMMANDS
from tilefolk.core.locale import LANGUAGES, Localizer

COMMAND = Path(sys.executable).with_name("tilefolk")


def test_all_commands_are_listed_with_what_they_do(run):
    listed = run("--help").output
    for name in COMMANDS:
        assert name in listed
    assert "cli-" not in listed


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_its_options(run, name):
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "cli-" not in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(run, language):
    expected = Localizer(language).text("cli-command-simulate")
    assert expected in run("--lang", language, "--help").output
    assert expected in run("--lang", language, "simulate", "--help").output
    assert expected in run("simulate", "--lang", language, "--help").output


def test_the_language_of_the_system_is_honoured(run, monkeypatch):
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert Localizer("hu").text("cli-command-play") in run("--help").output


def test_the_installed_command_tells_its_version_and_engine():
    done = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"tilefolk {tilefolk.__version__} ({tilefolk.engine()} engine)"


def test_help_imports_nothing_heavy():
    code = "import sys, tilefolk.cli as c\ntry: c.program(['--help'])\nexcept SystemExit: print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    loaded = set(done.stdout.split())
    assert "tilefolk.cli" in loaded
    assert not loaded & {
        "numpy",
        "litestar",
        "sqlalchemy",
        "uvicorn",
        "tilefolk.cli.simulate",
        "fluent.runtime",
    }


def test_an_unknown_command_is_a_mistake_not_a_crash(run):
    result = run("simulte")
    assert result.exit_code == 2
    assert "simulte" in result.output
