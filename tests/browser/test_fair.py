"""Each browser adds a share to the dice by itself, and shows what was promised."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import before_the_last_turn
from tests.browser.process import ServerProcess
from tests.browser.test_seats import table_of_two
from tilefolk.core.fair import pledge_of
from tilefolk.core.record import Record


def shown(person: Person, what: str) -> str:
    """What the page says about the fair dice."""
    return person.page.locator(f"[data-{what}]").inner_text()


def test_two_browsers_add_their_shares_and_show_the_same_fingerprint(
    anna: Person, sit_down: Callable[..., Person]
) -> None:
    ben = table_of_two(anna, sit_down)
    for person in (anna, ben):
        person.page.get_by_role("tab", name="About").click()
        expect(person.page.locator("[data-shares]")).to_have_text(
            "Shares of the seats in the dice: 2. Missing: 0."
        )
    assert shown(anna, "fingerprint") == shown(ben, "fingerprint")
    assert shown(anna, "share") != shown(ben, "share")
    promise = [frame["table"]["promise"] for frame in anna.frames if frame.get("table")][-1]
    assert hashlib.sha256(promise["text"].encode()).hexdigest() == shown(anna, "fingerprint")
    for person in (anna, ben):
        assert shown(person, "share") in promise["nonces"]
        assert pledge_of(shown(person, "share")) in promise["pledges"]
    told = [frame["table"] for frame in anna.frames if frame.get("table")]
    settled = next(table for table in told if table["status"] == "starting")
    assert not any(settled["promise"]["nonces"]), "all was settled before the first share was told"


@pytest.fixture
def server_with_real_dice(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose seeds are made of the players' shares."""
    process = ServerProcess(tmp_path, real_dice=True)
    process.start()
    yield process
    process.stop()


def test_a_game_against_bots_has_the_share_of_the_one_browser(
    server_with_real_dice: ServerProcess, sit_down: Callable[..., Person]
) -> None:
    anna = sit_down(server_with_real_dice, name="Anna")
    anna.server.prepare(before_the_last_turn("hunters"))
    anna.choose("hunters", "alone", players=2, level="easy")
    assert anna.play_on()
    anna.page.get_by_role("button", name="Look at the board").click()
    anna.page.get_by_role("tab", name="About").click()
    address = anna.page.get_by_role("link", name="Record of the game").get_attribute("href")
    record = Record.parse(anna.page.request.get(anna.address + str(address)).text())
    assert record.fingerprint == shown(anna, "fingerprint")
    assert record.shares is not None
    assert list(record.shares.nonces.values()) == [shown(anna, "share")]
    assert record.chance_seed() is not None, "and the order of the seats follows from it"


def test_a_reload_between_pledge_and_start_keeps_the_share(
    anna: Person, sit_down: Callable[..., Person]
) -> None:
    anna.choose("hunters", "friends", players=2)
    anna.page.get_by_text("Fair dice and draws").click()
    expect(anna.page.locator("[data-shares]")).to_have_text("Shares pledged so far: 1.")
    share = shown(anna, "share")
    anna.page.reload()
    anna.page.locator("main select:not([data-colour])").first.select_option("easy")
    anna.page.locator("[data-start]").click()
    expect(anna.sentence).to_be_visible()
    anna.page.get_by_role("tab", name="About").click()
    expect(anna.page.locator("[data-shares]")).to_have_text("Shares of the seats in the dice: 1. Missing: 0.")
    assert shown(anna, "share") == share
