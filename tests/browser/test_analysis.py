"""After a game: its analysis, playing on from any move of it, and the list of my games."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.analysis.games import played
from tests.browser.people import Person

LEVELS = ("medium", "easy")


@pytest.fixture
def replayed(anna: Person, tmp_path: Path) -> Person:
    """Anna, who watches a game from a file."""
    return open_replay(anna, tmp_path)


def open_replay(person: Person, folder: Path, seed: int = 3) -> Person:
    """Let somebody open the record of a finished game."""
    record = played("hunters", LEVELS, seed).record
    text = replace(record, seats=dict(enumerate(LEVELS))).text()
    (folder / "game.record").write_text(text, "utf-8")
    person.visit("/replay")
    person.page.locator("[data-replay-file]").set_input_files(folder / "game.record")
    person.page.wait_for_url("**/replay/*")
    expect(person.page.locator("[data-replay-panel]")).to_be_visible()
    return person


def test_an_analysis_leads_to_the_moves_that_mattered(replayed: Person) -> None:
    page = replayed.page
    page.locator("[data-analysis-begin]").click()
    page.locator("[data-analysis-stop]").click()
    expect(page.locator("[data-analysis=stopped]")).to_contain_text("Stopped at")
    page.locator("[data-analysis-begin]").click()
    expect(page.locator("[data-analysis=done]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-analysis-curve=win]")).to_be_visible()
    page.locator("[data-analysis-open]").click()
    dialog = page.locator("dialog")
    # Panels have grown with this window, and what they open still fits into it.
    expect(dialog).to_be_in_viewport(ratio=1)
    expect(dialog.locator("[data-luck=own] td")).to_have_count(2)
    expect(dialog.locator("[data-analysis-curve=points]")).to_be_visible()
    printed = page.request.get(
        replayed.address + str(dialog.locator("[data-analysis-page]").get_attribute("href"))
    )
    assert "<svg" in printed.text()
    dialog.locator("[data-worst='1']").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-verdict=cost]")).to_contain_text("Next move: cost about")
    expect(page.locator("[data-better] [data-reasons]")).to_be_visible()
    # The board shows what was played and what was better, each with an outline of its own.
    expect(page.locator("[data-ghost=played] .ghost-played")).to_have_count(1)
    expect(page.locator("[data-ghost=advised] .ghost-advised")).to_have_count(1)
    # Signs tell them apart, the same on the board and beside the words.
    for turn, words in (("played", "[data-played]"), ("advised", "[data-better]")):
        sign = page.locator(f"[data-turn-sign={turn}]")
        expect(sign).to_be_in_viewport()
        expect(page.locator(f"{words} .outline")).to_have_text((sign.text_content() or "").strip())
    # The chances here are told, and every one of the best moves can be looked at.
    chances = page.locator("[data-chances] b").all_inner_texts()
    assert sum(int(chance.removesuffix("\u00a0%")) for chance in chances) in (99, 100, 101)
    page.locator("[data-best-moves] summary").click()
    ghost = page.locator("[data-ghost=advised]").evaluate("ghost => ghost.outerHTML")
    page.locator("[data-best-moves] button[aria-pressed=false]").first.click()
    expect(page.locator("[data-best-moves] button[aria-pressed=true]")).to_have_count(1)
    page.wait_for_function(
        "was => document.querySelector('[data-ghost=advised]').outerHTML !== was", arg=ghost
    )
    # It is kept: who comes back finds it.
    page.reload()
    expect(page.locator("[data-analysis=done]")).to_be_visible()


def test_a_game_is_played_on_from_any_move(replayed: Person) -> None:
    page = replayed.page
    page.locator("ol[aria-label=Moves] button").nth(20).click()
    expect(page.locator("ol[aria-label=Moves] button").nth(20)).to_have_attribute("aria-current", "step")
    tiles, replay = replayed.tiles(), page.url
    page.locator("[data-replay=branch]").click()
    for seat in (0, 1):
        page.locator(f"[data-play-on-seat='{seat}']").select_option("mine")
    page.locator("[data-play-on-begin]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("g.tiles > g")).to_have_count(tiles)
    origin = page.locator("[data-origin]")
    expect(origin).to_contain_text(f"move {replay.rsplit('#', 1)[1]} ")
    expect(origin).to_contain_text("Bot 1 (Medium) and Bot 2 (Easy)")
    origin.click()
    expect(page).to_have_url(replay)


def test_my_games_come_along_in_a_file(anna: Person, tmp_path: Path) -> None:
    seats = [{"kind": "human", "name": "Anna", "mine": True}, {"kind": "bot", "level": "easy"}]
    match = played("hunters", LEVELS, 3)
    game = {"format": 1, "id": "elsewhere", "created": 1e9, "seats": seats, "record": match.record.text()}
    (tmp_path / "games.jsonl").write_text(json.dumps(game) + "\n")
    anna.visit("/games")
    page = anna.page
    (tmp_path / "other.jsonl").write_text(match.record.text())
    page.locator("[data-games-import]").set_input_files(tmp_path / "other.jsonl")
    expect(page.locator("[data-games-said]")).to_contain_text("There is no game in this file")
    # What is no game keeps none of the others away.
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write("{}\n" + json.dumps(game | {"seats": [{"kind": "nobody"}]}) + "\n")
    page.locator("[data-games-import]").set_input_files(tmp_path / "games.jsonl")
    expect(page.locator("[data-games-said]")).to_have_text("New: 1. Here already: 0. Could not be read: 2.")
    expect(page.locator("[data-played]")).to_have_count(1)
    won = 0 in match.game.winners()
    expect(page.locator("[data-played-result]")).to_have_text("won" if won else "lost")
    expect(page.locator("[data-total=games]")).to_have_text("1")
    page.locator("[data-filter=result]").select_option("lost" if won else "won")
    expect(page.locator("[data-played]")).to_have_count(0)
    page.locator("[data-filter=result]").select_option("")
    with page.expect_download() as download:
        page.locator("[data-games-export]").click()
    assert json.loads(Path(download.value.path()).read_text())["record"] == game["record"]
    page.locator("[data-played]").click()
    expect(page).to_have_url(re.compile(r"/tables/\w+/replay"))
    expect(page.locator("[data-replay-panel]")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_both_turns_and_their_words_are_in_sight(
    sit_down, tmp_path: Path, size: tuple[int, int]
) -> None:
    anna = sit_down(name="Anna", size=size)
    open_replay(anna, tmp_path, seed=size[0])
    page = anna.page
    page.locator("[data-analysis-begin]").click()
    expect(page.locator("[data-analysis=done]")).to_be_attached(timeout=60_000)
    while page.locator("[data-better]").count() == 0:
        page.locator("[data-replay=next]").click()
        page.wait_for_timeout(50)
    for shown in ("[data-better]", "[data-turn-sign=advised]", "[data-replay=next]"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=0.5)
    panel, board = (page.locator(it).bounding_box() for it in ("[data-replay-panel]", "section.board"))
    assert panel is not None
    assert board is not None
    assert panel["width"] * panel["height"] < 0.5 * board["width"] * board["height"]


def test_who_comes_back_to_a_tab_sees_what_another_one_began(anna: Person, tmp_path: Path) -> None:
    open_replay(anna, tmp_path, seed=5)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.locator("[data-analysis-begin]").click()
    expect(other.locator("[data-analysis=done]")).to_be_visible(timeout=60_000)
    expect(anna.page.locator("[data-analysis=none]")).to_be_visible()
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(anna.page.locator("[data-analysis=done]")).to_be_visible()
