"""Bots in their seats."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace

import pytest

import tilefolk
from tilefolk.server import bots

REAL = ("catan", "hunters", "mayflower")


@pytest.fixture
def any_move(monkeypatch):
    """Bots that take any move at once: the game of the tests has no judgement of its own."""
    monkeypatch.setattr(bots, "choose", lambda spec, game, seat, *_: random.choice(game.legal_for(seat)))


def test_bots_play_their_seats_and_say_that_they_think(anna, any_move):
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "mine"}]
    tab = anna.open_table(anna.table(seats=seats, start=True)["id"])
    tab.until(lambda state: state["view"]["to_move"] == [1])
    assert {"type": "thinking", "seat": 0} in tab.frames
    tab.act(1, "keep 1")
    tab.until(lambda state: state["view"]["move"] == 1)
    assert tab.state["events"][-4]["kind"] == "announced"


def test_bots_among_themselves_play_while_somebody_looks_on(anna, server, any_move):
    seats = [{"kind": "bot", "level": "easy"}] * 3
    table = anna.table(seats=seats, options={"rounds": 30}, start=True)
    time.sleep(0.1)
    assert server.hub.live._tables[table["id"]].seq == 1, "nobody looks on"
    tab = anna.open_table(table["id"])
    tab.until(lambda state: state["table"]["status"] == "over")


def test_a_slow_bot_delays_no_other_table(anna, server, monkeypatch):
    def slow(spec, game, seat, level, shunned, seconds):
        time.sleep(1.5)
        return game.legal_for(seat)[0]

    monkeypatch.setattr(bots, "choose", slow)
    slow_table = anna.table(seats=[{"kind": "bot", "level": "easy"}, {"kind": "mine"}], start=True)
    waiting = anna.open_table(slow_table["id"])
    other = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 3}, start=True)["id"])
    began = time.monotonic()
    for round_ in range(3):
        other.act(0, "keep 0")
        other.act(1, "keep 1")
        other.act(round_ % 2, "say 0")
    assert other.state["table"]["status"] == "over"
    assert time.monotonic() - began < 1.4
    assert waiting.state["view"]["to_move"] == [0, 1]


def test_a_bot_that_fails_makes_some_move_and_is_counted(anna, server, monkeypatch):
    def failing(spec, game, seat, level, shunned, seconds):
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots, "choose", failing)
    tab = anna.open_table(
        anna.table(seats=[{"kind": "bot", "level": "easy"}, {"kind": "mine"}], start=True)["id"]
    )
    tab.until(lambda state: state["view"]["to_move"] == [1])
    assert server.metric("tilefolk_crashes_total") == 1


def test_a_bot_is_shown_a_guess_never_the_hidden_cards(anna, monkeypatch):
    shown = []

    def peeking(spec, game, seat, level, shunned, seconds):
        shown.append(list(game.cards))
        return game.legal_for(seat)[0]

    monkeypatch.setattr(bots, "choose", peeking)
    real = []
    for _ in range(12):
        seats = [{"kind": "mine"}, {"kind": "bot", "level": "easy"}]
        tab = anna.open_table(anna.table(seats=seats, start=True)["id"])
        tab.until(lambda state: state["view"]["to_move"] == [0])
        real.append(tab.state["view"]["secret_card"])
    assert len(shown) == len(real)
    assert [cards[0] for cards in shown] != real


@pytest.mark.parametrize("pace", [0.4])
def test_bots_move_at_a_natural_pace(start_server, any_move, pace):
    from tests.server.clients import Guest

    guest = Guest(start_server(bot_pace=pace).address, "Anna")
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "mine"}]
    table = guest.table(seats=seats, start=True)
    began = time.monotonic()
    tab = guest.open_table(table["id"])
    tab.until(lambda state: state["view"]["to_move"] == [1])
    assert time.monotonic() - began >= pace
    guest.close()


@pytest.mark.parametrize(
    ("game", "legal", "rest"),
    [("cups", [3], 1.0), ("cups", [3, 4], 1.0), ("hunters", [3], 0.0), ("hunters", [3, 4], 0.0)],
)
def test_a_master_without_a_choice_is_no_quicker_where_cards_are_hidden(
    settings, monkeypatch, game, legal, rest
):
    """One that can't accept an offer answers no sooner than one that does not want to."""
    slept = []

    async def sleep(seconds):
        slept.append(round(seconds, 1))

    async def work():
        seats = bots.BotSeats(None, settings)
        position = SimpleNamespace(legal_for=lambda seat: legal)
        action = await seats._choose_action(tilefolk.get(game), position, 1, "master", "anna")
        seats._time.close()
        return action

    monkeypatch.setattr(bots, "choose", lambda spec, game, seat, *_: game.legal_for(seat)[-1])
    monkeypatch.setattr(bots, "asyncio", SimpleNamespace(sleep=sleep))
    assert asyncio.run(work()) == legal[-1]
    assert sum(slept) == rest


@pytest.mark.parametrize("game", REAL)
def test_easy_bots_play_a_whole_game_of_each(anna, server, game):
    players = tilefolk.get(game).min_players if game != "catan" else 3
    table = anna.table(game=game, seats=[{"kind": "bot", "level": "easy"}] * players, start=True)
    tab = anna.open_table(table["id"])
    tab.until(lambda state: state["table"]["status"] == "over")
    assert server.metric("tilefolk_crashes_total") == 0
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    replayed = tilefolk.Match.replay(tilefolk.Record.parse(record))
    assert replayed.game.scores() == tab.state["view"]["scores"]
    assert replayed.game.winners() == tab.state["view"]["winners"]


@pytest.mark.parametrize("game", REAL)
def test_hints_are_legal_and_best_first(anna, game):
    players = tilefolk.get(game).min_players if game != "catan" else 3
    table = anna.table(game=game, seats=[{"kind": "mine"}] * players, start=True)
    tab = anna.open_table(table["id"])
    seat = tab.state["you"]["seat"]
    found = anna.post(f"/api/tables/{table['id']}/hint", {"seat": seat, "level": "hard"})["actions"]
    assert 1 <= len(found) <= 3
    assert {it["name"] for it in found} <= set(tab.legal)
    assert all(0 <= it["share"] <= 1 for it in found)
