"""The page itself: small, strict, accessible, readable on a phone, with no word outside the locales."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.browser.people import Person
from tests.browser.test_catan_table import before_the_roll

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
AXE_RUN = """async ([part, only]) => {
  const wanted = { resultTypes: ['violations'], ...(only.length && { runOnly: { type: 'rule', values: only } }) };
  const { violations, passes } = await axe.run(part, wanted);
  return [violations, violations.length + passes.length];
}"""
RULES_OF_COLOURS = ("color-contrast", "link-in-text-block")
GAMES = ("hunters", "mayflower", "catan")
BUDGET = 180 * 1000


def violations(person: Person, part: str = "html", only: Sequence[str] = ()) -> list[str]:
    """What axe finds on the page as it stands, or on a part of it."""
    if not person.page.evaluate("() => !!window.axe"):
        person.page.evaluate(f"() => {{ {AXE} }}")
    found, looked_at = person.page.evaluate(AXE_RUN, [part, list(only)])
    assert looked_at > 0, "axe found nothing to look at"
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def violations_by_day_and_night(person: Person, part: str = "html") -> list[str]:
    """The same, and what axe finds in the colours of the dark theme: nothing else is different there."""
    by_day = violations(person, part)
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    by_night = violations(person, part, only=RULES_OF_COLOURS)
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return by_day + by_night


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_table_loads_is_under_180_kb(anna: Person, game: str) -> None:
    loaded: dict[str, int] = {}

    def note_size(response: Response) -> None:
        if "/api/" not in response.url:
            loaded[response.url] = len(gzip.compress(response.body()))

    anna.page.on("response", note_size)
    anna.choose(game, "screen")
    expect(anna.sentence).to_be_visible()
    anna.page.get_by_role("button", name="Rules").first.click()
    expect(anna.page.locator("dialog dt").first).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert 40_000 < sum(loaded.values()) < BUDGET, loaded


def test_the_page_is_under_180_kb_before_a_game_is_opened(anna: Person) -> None:
    loaded: dict[str, int] = {}
    anna.page.on("response", lambda answer: loaded.update({answer.url: len(gzip.compress(answer.body()))}))
    anna.visit()
    expect(anna.page.locator("[data-game=hunters]")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded.values()) < 180 * 1000, loaded


def test_the_policy_for_content_is_strict(anna: Person) -> None:
    answer = anna.page.goto(anna.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy


def test_axe_finds_nothing_in_the_lobby(anna: Person) -> None:
    anna.visit()
    anna.page.locator("[data-game=catan]").click()
    anna.page.get_by_text("More options").click()
    assert violations_by_day_and_night(anna) == []
    anna.page.locator("[data-way=friends]").click()
    expect(anna.page.locator("[data-start]")).to_be_visible()
    assert violations_by_day_and_night(anna) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(anna: Person, game: str) -> None:
    anna.sit_at(game)
    if game != "catan":
        anna.squares.first.click()
        expect(anna.confirm).to_be_enabled()
    assert violations_by_day_and_night(anna) == []
    for tab in anna.page.get_by_role("tab").all()[1:]:
        tab.click()
        assert violations_by_day_and_night(anna, ".side") == []
    anna.page.get_by_role("button", name="Rules").first.click()
    expect(anna.page.locator("dialog dt").first).to_be_visible()
    assert violations_by_day_and_night(anna, "dialog") == []


def test_axe_finds_nothing_while_cards_are_swapped_and_in_the_settings(anna: Person) -> None:
    anna.sit_at(before_the_roll(), "easy")
    anna.page.locator("[data-roll]").click()
    anna.page.locator("[data-trade]:enabled").click()
    anna.page.locator("[data-want]").first.click()
    assert violations_by_day_and_night(anna) == []
    anna.page.locator("[data-settings]").click()
    assert violations_by_day_and_night(anna, "dialog") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_room_for_everything(sit_down: Callable[..., Person], game: str) -> None:
    anna = sit_down(size=(360, 740), has_touch=True, is_mobile=True)
    anna.sit_at(game)
    if game == "catan":
        anna.page.locator("g.place").first.tap()
        anna.page.locator("[data-confirm-place]").tap()
        expect(anna.sentence).to_contain_text("road")
    else:
        anna.squares.first.tap()
        expect(anna.confirm).to_be_enabled()
        expect(anna.confirm).to_be_in_viewport(ratio=0.99)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    small = anna.page.evaluate(
        """() => [...document.querySelectorAll('button, select, .chip')]
            .filter((node) => node.checkVisibility())
            .map((node) => [node.outerHTML.slice(0, 80), node.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
            .map(([html]) => html)"""
    )
    assert small == []
    if game != "catan":
        anna.confirm.tap()
        expect(anna.page.locator("g.square.staged")).to_have_count(0)


# Whatever reaches beyond the right edge of the window or of the card that it is on.
CUT_OFF = """() => [...document.querySelectorAll('main *')]
    .filter((node) => node.checkVisibility() && !node.closest('svg') && !node.matches('.hidden'))
    .filter((node) => {
      const edge = (node.closest('.card') ?? document.documentElement).getBoundingClientRect().right;
      return node.getBoundingClientRect().right > Math.min(edge, innerWidth) + 0.5;
    })
    .map((node) => node.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("width", [360, 1280])
def test_no_language_is_too_long_for_the_lobby(sit_down: Callable[..., Person], width: int) -> None:
    anna = sit_down(size=(width, 800))
    for language in ("hu", "de", "nl", "en"):
        anna.visit(f"/?lang={language}")
        for game in GAMES:
            anna.page.locator(f"[data-game={game}]").click()
            anna.page.locator("summary").click()
            expect(anna.page.locator("div.more")).to_be_visible()
            assert anna.page.evaluate(CUT_OFF) == []


def test_the_drawer_of_a_phone_stands_still_and_has_room_for_its_tabs(
    sit_down: Callable[..., Person],
) -> None:
    anna = sit_down(size=(360, 640), has_touch=True, is_mobile=True, locale="hu-HU")
    anna.sit_at("mayflower")
    anna.page.locator("[data-menu]").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    height = dialog.bounding_box()
    for tab in dialog.get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=1)
        tab.click()
        assert dialog.bounding_box() == height


def test_every_word_comes_from_the_locales(anna: Person) -> None:
    anna.visit("/?lang=xx-pseudo")
    anna.page.locator("[data-game=catan]").click()
    plain = anna.page.evaluate(
        """() => {
            const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
            const found = [];
            while (walk.nextNode()) {
              const node = walk.currentNode;
              if (node.parentElement.closest('svg')) continue;
              if (/[a-z]{3}/.test(node.data)) found.push(node.data.trim());
            }
            return found;
        }"""
    )
    assert plain == []


def test_no_key_is_left_without_words(anna: Person) -> None:
    for game in GAMES:
        anna.sit_at(game)
        for tab in anna.page.get_by_role("tab").all():
            tab.click()
            assert "«" not in anna.text()
