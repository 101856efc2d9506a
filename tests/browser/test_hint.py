"""A hint: what a bot would do, in words and on the board."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

import tilefolk
from tests.browser.people import Person
from tests.browser.prepared import let_a_bot_play, played_until
from tests.browser.serve import BOTS_CHOICE, ROUNDS
from tilefolk import bots
from tilefolk.core.match import Match
from tilefolk.server.bots import advice

# The middle of what an advised turn would put on the board, and the card that tells of it.
GHOST_IN_SIGHT = """() => {
  const card = document.querySelector('.hints.card').getBoundingClientRect();
  const strip = document.querySelector('.players').getBoundingClientRect();
  const ghost = document.querySelector('[data-ghost-tile], [data-ghost=settlement]').getBoundingClientRect();
  const middle = (ghost.top + ghost.bottom) / 2;
  return middle > strip.bottom && middle < card.top;
}"""
WHERE = "css => JSON.stringify(document.querySelector(css).getBoundingClientRect())"
# Whether the figure that is chosen is one of those that are seen in the row of the rack.
CHOSEN_IN_SIGHT = """() => {
  const row = document.querySelector('.rack fieldset').getBoundingClientRect();
  const chip = document.querySelector('.rack fieldset :checked').parentElement.getBoundingClientRect();
  return chip.left >= row.left - 1 && chip.right <= row.right + 1;
}"""
TOKENED = re.compile(r"(forest|hills|pasture|fields|mountains) \d|desert")


def test_a_hint_is_a_whole_turn_that_one_tap_stages(anna: Person) -> None:
    anna.sit_at("mayflower")
    anna.page.get_by_role("button", name="Hint").click()
    moves = anna.page.locator("[data-hinted]")
    expect(moves.first).to_contain_text("Lay the tile")
    expect(moves.first).to_contain_text("wins")
    expect(moves.first.locator("[data-reasons]")).to_have_text(re.compile(r"^(Claims|Completes) .*point"))
    card, log, coach = (
        anna.page.locator(css).bounding_box() for css in (".hints", "aside.side", ".coached.kept")
    )
    assert card
    assert log
    assert coach
    assert (card["x"], card["width"]) == (log["x"], log["width"])  # it lies over the log, and hides no square
    assert log["y"] + log["height"] <= card["y"] + card["height"] <= coach["y"] + coach["height"] + 1
    tile = anna.page.locator("[data-ghost-tile]").bounding_box()
    figure = anna.page.locator("[data-ghost-figure]").bounding_box()
    assert tile
    assert figure
    assert tile["width"] > 40
    assert tile["x"] < figure["x"] + figure["width"] / 2 < tile["x"] + tile["width"]
    assert tile["y"] < figure["y"] + figure["height"] / 2 < tile["y"] + tile["height"]
    moves.first.click()
    staged = anna.page.locator("g.square.staged rect")
    expect(staged).to_have_count(1)
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)
    anna.page.locator("[data-hint]").click()  # back to the list: what was tried out is taken back
    expect(staged).to_have_count(0)
    moves.first.click()
    expect(anna.page.locator("g.spot.chosen")).to_have_count(1)
    expect(anna.confirm).to_be_enabled()
    anna.confirm.click()
    expect(anna.page.locator("g.square.staged")).to_have_count(0)
    expect(anna.page.locator("ol[aria-label=Log]")).to_contain_text("places a")
    expect(moves).to_have_count(0)


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_a_beginner_who_follows_hints_places_figures(anna: Person, game: str) -> None:
    anna.sit_at(game, "easy")
    moves = anna.page.locator("[data-hinted]")
    for _turn in range(4):
        anna.page.locator("[data-hint]:enabled").click()
        moves.first.click()
        expect(anna.page.locator("g.square.staged")).to_have_count(1)
        expect(anna.confirm).to_be_enabled()
        anna.confirm.click()
        expect(anna.page.locator("g.square.staged")).to_have_count(0)
        expect(anna.squares.first).to_be_visible(timeout=30_000)
    log = anna.page.locator("ol[aria-label=Log]").inner_text()
    assert len(re.findall(r"Anna lays a tile and places a", log)) >= 2


def test_hints_carry_a_beginner_through_the_founding_of_catan(anna: Person) -> None:
    anna.sit_at("catan", "easy")
    moves = anna.page.locator("[data-hinted]")
    marks = anna.page.locator("[data-advised]")
    expect(anna.page.locator("g.place").first).to_be_visible()
    anna.page.keyboard.press("h")
    expect(moves).to_have_count(3)
    expect(marks).to_have_count(3)
    for number, move in enumerate(moves.all(), 1):
        assert re.match(rf"{number}\s+Build a settlement: .* → Build a road: ", move.inner_text())
        assert TOKENED.search(move.inner_text())
        assert "wins" in move.inner_text()
    labels = {place.get_attribute("aria-label") for place in anna.page.locator("g.place").all()}
    best = moves.first.locator(".move").inner_text().split(" → ")[0]
    assert best in labels, "the list and the board call the place the same"
    expect(moves.first.locator("[data-reasons]")).to_contain_text("of 36 rolls")
    for piece in ("settlement", "road"):
        box = anna.page.locator(f"[data-ghost={piece}]").first.bounding_box()
        assert box
        assert box["width"] > 8
    moves.first.click()
    expect(anna.page.locator("[data-carry-out]")).to_be_visible()
    log = anna.page.locator("ol[aria-label=Log]")
    expect(log).not_to_contain_text("Anna builds a settlement")
    anna.page.locator("[data-carry-out]").click()
    expect(moves).to_have_count(0)
    expect(marks).to_have_count(0)
    for piece in ("settlement", "road"):
        expect(log).to_contain_text(f"Anna builds a {piece}")


@pytest.mark.parametrize("game", ["mayflower", "catan"])
def test_on_a_low_phone_a_hint_hides_neither_its_ghost_nor_its_button(
    sit_down: Callable[..., Person], game: str
) -> None:
    anna = sit_down(name="Anna", size=(360, 640), has_touch=True)
    anna.sit_at(game, "easy")
    anna.page.locator("[data-hint]:enabled").click()
    moves = anna.page.locator("[data-hinted]")
    expect(moves).to_have_count(3)
    island = anna.page.evaluate(WHERE, "[data-land]") if game == "catan" else None
    for number in range(3):
        if game == "catan" or number > 0:  # the first is looked at anyway; a tap looks at another
            moves.nth(number).click()
        if game == "catan":
            expect(anna.page.locator("[data-carry-out]")).to_be_in_viewport(ratio=1)
        anna.page.wait_for_function(GHOST_IN_SIGHT)
    if game == "catan":
        assert anna.page.evaluate(WHERE, "[data-land]") == island, "a hint never moves the island"
        anna.page.locator("g.place").first.tap()  # who chooses for oneself needs no hint
        expect(moves).to_have_count(0)
        expect(anna.page.locator("[data-confirm-place]")).to_be_in_viewport(ratio=1)
    else:
        moves.nth(2).click()
        expect(anna.page.locator("g.square.staged")).to_have_count(1)
        anna.page.wait_for_function(CHOSEN_IN_SIGHT)


def test_a_hint_of_several_steps_is_carried_out_in_catan(anna: Person) -> None:
    anna.sit_at(advised_to_build_and_to_buy(), "easy")
    log = anna.page.locator("ol[aria-label=Log]")
    built = log.inner_text().count("Anna builds a road")
    anna.page.locator("[data-hint]:enabled").click()
    moves = anna.page.locator("[data-hinted]")
    expect(moves.first).to_contain_text(re.compile(r"Build a road: .* → Buy a development card"))
    said = moves.locator(".move").all_inner_texts()
    assert not [sentence for sentence in said if "«" in sentence or "undefined" in sentence]
    moves.first.click()
    anna.page.locator("[data-carry-out]").click()
    expect(moves).to_have_count(0)
    expect(log.get_by_text("Anna builds a road")).to_have_count(built + 1)
    expect(log.get_by_text("Anna buys a development card").last).to_be_visible()


def test_there_is_no_hint_where_there_is_nothing_to_choose(anna: Person) -> None:
    anna.sit_at(played_until("catan", lambda match: match.legal() == ["end"]), "easy")
    expect(anna.page.locator("[data-end]")).to_be_enabled()
    expect(anna.page.locator("[data-hint]:enabled")).to_have_count(0)


def advised_to_build_and_to_buy() -> Match:
    """A turn of Catan in which the best advice is to build a road and to buy a card then."""
    match = tilefolk.start("catan", players=3, seed=4)
    while not match.game.is_over:
        if match.deciding == [0] and match.view(0)["phase"] == "main":
            found = bots.hint(match.game, 0, 1, level="hard", seed=BOTS_CHOICE, iterations=ROUNDS)
            if [step["type"] for step in found[0]["turn"]] == ["road", "buy"]:
                return match
        let_a_bot_play(match)
    raise AssertionError("no such advice was ever given")


def test_a_hint_also_for_what_is_scored_first(anna: Person) -> None:
    # Such a choice is rare: the page is shown a position that has one, and the bot's real advice on it.
    position = choice_of_scoring()
    seat = position.game.to_move
    legal = [position.spec.described(position.game, it) for it in position.game.legal_for(seat)]
    advised = advice(position.spec, position.game, seat, "hard", 0.2)
    sent: list[dict[str, Any]] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view"):
                message |= {"view": position.view(seat), "legal": legal}
            if message.get("you"):
                message["you"]["seat"] = seat
            page.send(json.dumps(message))

        server.on_message(told)
        page.on_message(lambda text: sent.append(json.loads(text)))

    def answer(route: Route) -> None:
        route.fulfill(json={"actions": advised})

    anna.page.route_web_socket("**/socket?*", between)
    anna.page.route("**/hint", answer)
    anna.sit_at("mayflower")
    expect(anna.page.locator("[data-score]")).to_have_count(len(legal))
    anna.page.get_by_role("button", name="Hint").click()
    best = anna.page.locator("[data-hinted]").first
    expect(best).to_contain_text("wins")
    assert best.locator(".move").inner_text() in anna.page.locator("[data-score]").all_inner_texts()
    best.click()
    anna.page.wait_for_timeout(100)
    assert [message["actions"] for message in sent if message["type"] == "act"] == [[advised[0]["name"]]]


def choice_of_scoring() -> Match:
    """A position of Mayflower in which a tile has completed two features (M4.8)."""
    for seed in range(1000):
        play, dice = tilefolk.start("mayflower", seed=seed), random.Random(seed)
        while not play.game.is_over:
            if play.legal()[0].startswith("score"):
                return play
            play.play(dice.choice(play.legal()))
    raise AssertionError("no such position")
