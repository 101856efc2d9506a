"""The packed game, installed into an empty environment far from the clone, and played in the browser."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.package.packing import EmptyEnvironment, copy_clone, pack


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[SimpleNamespace]:
    """``tilefolk serve`` of a wheel, as somebody has it who installed it with pip."""
    clone = tmp_path / "clone"
    copy_clone(clone, with_client=True)  # that it is built anew is looked at in tests/package
    wheel, _ = pack(clone, "wheel")
    empty = EmptyEnvironment(tmp_path / "empty")
    empty.install(f"{wheel}[server]")
    command = [str(empty.bin / "tilefolk"), "--lang", "en", "serve", "--port", "0", "--bot-pace", "0"]
    environment = {"TILEFOLK_DATA": str(tmp_path / "data"), "PATH": "/usr/bin:/bin", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    words = process.stdout.readline().split()
    yield SimpleNamespace(address=next(word for word in words if word.startswith("http")))
    process.terminate()
    process.wait(10)
    process.stdout.close()


def test_an_installed_wheel_plays_a_game_in_the_browser(
    installed: SimpleNamespace, sit_down: Callable[..., Person]
) -> None:
    anna = sit_down(installed, name="Anna")
    anna.choose("hunters", "alone", level="easy", begin=True)
    anna.lay()
    expect(anna.page.locator("g.tiles > g")).to_have_count(3)  # the first, ours and the bot's
    expect(anna.sentence).to_have_text("Your turn: lay the tile.")
