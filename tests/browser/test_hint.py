"""A hint: what a bot would do, in words and on the board."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as Late

import tilefolk
from tests.browser.people import Person
from tilefolk.core.playthrough import Playthrough
from tilefolk.server.bots import advice
from tilefolk.server.match import described

TOKENED = re.compile(r"(forest|hills|pasture|fields|mountains) \d|desert")


def test_a_hint_names_the_best_moves_and_lights_the_first(anna: Person) -> None:
    anna.choose("mayflower", "screen")
    anna.page.get_by_role("button", name="Hint").click()
    moves = anna.page.locator("[data-hinted]")
    expect(moves.first).to_contain_text("Column")
    expect(moves.first).to_contain_text("wins")
    lit = anna.page.locator("rect.advised")
    expect(lit).to_have_count(1)
    square = lit.get_attribute("x"), lit.get_attribute("y")
    moves.first.click()
    tried = anna.page.locator("g.square.staged rect")
    expect(tried).to_have_count(1)
    assert (tried.get_attribute("x"), tried.get_attribute("y")) == square
    expect(lit).to_have_count(0)
    anna.confirm.click()
    expect(anna.page.locator("g.square.staged")).to_have_count(0)
    expect(moves).to_have_count(0)


def test_hints_carry_a_beginner_through_catan(anna: Person) -> None:
    anna.choose("catan", "alone", players=3, level="easy")
    moves = anna.page.locator("[data-hinted]")
    marks = anna.page.locator("[data-advised]")
    expect(anna.page.locator("g.place").first).to_be_visible()
    anna.page.keyboard.press("h")
    expect(moves).to_have_count(3)
    expect(marks).to_have_count(3)
    for number, move in enumerate(moves.all(), 1):
        assert re.match(rf"{number}\s+Build a settlement: ", move.inner_text())
        assert TOKENED.search(move.inner_text())
        assert "wins" in move.inner_text()
    labels = {place.get_attribute("aria-label") for place in anna.page.locator("g.place").all()}
    best = moves.first.locator(".move").inner_text()
    assert best in labels, "the list and the board call the place the same"
    moves.first.click()
    expect(moves).to_have_count(0)
    expect(marks).to_have_count(0)
    expect(anna.sentence).to_contain_text("road")
    expect(anna.page.get_by_role("log")).to_contain_text("Anna builds a settlement")

    # On through the first turns by nothing but hints; where there is nothing to choose there is none.
    said: list[str] = []
    only = anna.page.locator("[data-roll], [data-end], [data-decline], [data-discard], g[id^=place-]")
    while len(said) < 14:
        anna.page.wait_for_selector("[data-hint]:enabled, [data-roll], [data-end]")
        if anna.page.locator("[data-hint]").count() == 0:
            only.first.click()
            continue
        # While our offer lies there the bots' answers change what we can choose, and void the hint.
        with suppress(Late):
            anna.page.locator("[data-hint]").click()
            moves.first.wait_for(timeout=5000)
            said += moves.locator(".move").all_inner_texts()
            moves.first.click(timeout=2000)
    assert not [sentence for sentence in said if "«" in sentence or "undefined" in sentence]
    assert "Build a road" in {sentence.split(":")[0] for sentence in said}


def test_a_hint_also_for_what_is_scored_first(anna: Person) -> None:
    # Such a choice is rare: the page is shown a position that has one, and the bot's real advice on it.
    position = choice_of_scoring()
    seat = position.game.to_move
    legal = described(position.spec, position.game, position.game.legal_for(seat))
    advised = advice(position.spec, position.game, seat, "hard")
    sent: list[dict[str, Any]] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "snapshot":
                message |= {"view": position.view(seat), "legal": legal}
                message["you"]["seat"] = seat
            page.send(json.dumps(message))

        server.on_message(told)
        page.on_message(lambda text: sent.append(json.loads(text)))

    def answer(route: Route) -> None:
        route.fulfill(json={"actions": advised})

    anna.page.route_web_socket("**/socket?*", between)
    anna.page.route("**/hint", answer)
    anna.choose("mayflower", "screen")
    expect(anna.page.locator("[data-score]")).to_have_count(len(legal))
    anna.page.get_by_role("button", name="Hint").click()
    best = anna.page.locator("[data-hinted]").first
    expect(best).to_contain_text("wins")
    assert best.locator(".move").inner_text() in anna.page.locator("[data-score]").all_inner_texts()
    best.click()
    anna.page.wait_for_timeout(100)
    assert [message["action"] for message in sent if message["type"] == "act"] == [advised[0]["name"]]


def choice_of_scoring() -> Playthrough:
    """A position of Mayflower in which a tile has completed two features (M4.8)."""
    for seed in range(1000):
        play, dice = tilefolk.start("mayflower", seed=seed), random.Random(seed)
        while not play.game.is_over:
            if play.legal()[0].startswith("score"):
                return play
            play.play(dice.choice(play.legal()))
    raise AssertionError("no such position")
