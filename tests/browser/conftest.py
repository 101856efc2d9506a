"""A server process on a loopback port, Debian's Chromium, and people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.process import ServerProcess, chromium_here

expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that this test may stop and start."""
    process = ServerProcess(tmp_path)
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_here(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def sit_down(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Seat somebody in front of a browser of their own; nobody may see an error in its console."""
    people: list[Person] = []

    def sit(server: ServerProcess | None = None, **settings: Any) -> Person:
        process = server or request.getfixturevalue("server")
        people.append(Person(chromium, process, **settings))
        return people[-1]

    yield sit
    for person in people:
        person.leave()
    assert [complaint for person in people for complaint in person.complaints] == []


@pytest.fixture
def anna(sit_down: Callable[..., Person]) -> Person:
    """Somebody at a desk."""
    return sit_down(name="Anna")
