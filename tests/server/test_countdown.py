"""Bots let people answer: an offer stays open until all people have answered or a visible countdown ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.clients import Tab
from tilefolk.server import bots, countdown

SEATS = [{"kind": "mine"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
MOST_TURNS = 400


def traders_choice(spec: Any, game: Any, seat: int, *_: Any) -> int:
    """Offers whatever can be offered, and strikes a deal if there is one."""
    legal = game.legal_for(seat)
    kinds = [spec.describe(game, action)["type"] for action in legal]
    for wanted in ("deal", "offer", "decline"):
        if wanted in kinds:
            return legal[kinds.index(wanted)]
    return legal[-1]


@pytest.fixture(autouse=True)
def _traders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "choose", traders_choice)


def at_offer(tab: Tab, may: str = "decline") -> None:
    """Play on until a bot's offer is open to which that answer is possible."""
    for _ in range(MOST_TURNS):
        tab.until(lambda state: state["legal"])
        answers = {action["type"]: action["name"] for action in tab.state["legal"]}
        if may in answers:
            return
        tab.act(0, answers.get("decline") or answers.get("end") or tab.legal[0])
    raise AssertionError("no such offer")


@pytest.fixture
def sit_down(anna) -> Callable[[int], Tab]:
    def sit_down(seconds: int) -> Tab:
        return anna.open_table(
            anna.table(game="catan", seats=SEATS, start=True, answer_seconds=seconds)["id"]
        )

    return sit_down


def answer(tab: Tab, kind: str) -> None:
    tab.act(0, next(action["name"] for action in tab.state["legal"] if action["type"] == kind))


def test_a_person_accepts_a_bots_offer_after_five_seconds(anna):
    table = anna.table(game="catan", seats=SEATS, start=True)
    assert table["answer_seconds"] == 15
    tab = anna.open_table(table["id"])
    at_offer(tab, "accept")
    bot, before = tab.state["view"]["offer"]["seat"], tab.state["seq"]
    time.sleep(5)
    answer(tab, "accept")
    tab.until(lambda state: state["view"]["offer"] is None)
    deals = [event for event in tab.state["events"] if event["seq"] > before and event["kind"] == "deal"]
    assert [(it["data"]["seat"], it["data"]["partner"]) for it in deals] == [(bot, 0)]


def test_everybody_sees_for_whom_a_bot_waits_and_how_long(sit_down, anna):
    tab = sit_down(15)
    at_offer(tab)
    told = [frame["countdown"] for frame in tab.frames if "countdown" in frame][-1]
    assert told["seats"] == [0]
    assert 13 < told["seconds"] <= 15
    time.sleep(1)
    later = anna.open_table(tab.state["table"]["id"]).snapshot["countdown"]
    assert later["seats"] == [0]
    assert later["seconds"] < told["seconds"] - 0.9


def test_with_the_last_answer_the_bot_goes_on_at_once(sit_down):
    tab = sit_down(15)
    at_offer(tab)
    began = time.monotonic()
    answer(tab, "decline")
    tab.until(lambda state: state["view"]["offer"] is None)
    assert time.monotonic() - began < 5
    assert all(frame["countdown"] is None for frame in tab.frames[-1:] if "countdown" in frame)


def test_when_the_time_is_up_the_offer_is_withdrawn(sit_down):
    tab = sit_down(2)
    at_offer(tab)
    began = time.monotonic()
    tab.until(lambda state: state["view"]["offer"] is None)
    assert 1 < time.monotonic() - began < 5
    assert tab.state["events"][-1]["kind"] in ("withdrawn", "turn"), "the turn of the bot has ended, too"


def test_no_bot_waits_where_its_action_ends_nothing(anna):
    """Unseen choices at the same time: each is its own."""
    tab = anna.open_table(anna.table(seats=SEATS[:2], start=True)["id"])
    tab.until(lambda state: state["view"]["to_move"] == [0])
    assert all(frame["countdown"] is None for frame in tab.frames if "countdown" in frame)


def test_who_has_been_away_for_long_is_not_waited_for(sit_down, server, monkeypatch):
    tab = sit_down(15)
    at_offer(tab)
    live = server.hub.live._tables[tab.state["table"]["id"]]
    assert countdown.countdown(live) is not None
    monkeypatch.setattr(type(live), "away_for", lambda self, player: 14.0)
    assert countdown.countdown(live) is not None, "only just gone"
    monkeypatch.setattr(type(live), "away_for", lambda self, player: 16.0)
    assert countdown.countdown(live) is None


def test_a_table_chooses_its_time_and_keeps_it(sit_down, anna):
    assert sit_down(40).state["table"]["answer_seconds"] == 40
    for wrong in (-1, 301, "long"):
        refused = anna.post("/api/tables", {"game": "cups", "seats": SEATS[:2], "answer_seconds": wrong}, 400)
        assert refused["error"]["key"] == "server.message.invalid"
