"""No answer of the server tells a secret: two tables that a guest can't tell apart, over HTTP and the socket."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.leaks.pairs import Pair
from tests.leaks.questions import Question, questions
from tests.leaks.running_table import PLAYERS, RunningTable, in_both, three_players
from tests.server.clients import Guest, Tab
from tilefolk.core.errors import TilefolkError

ASKED = 16
pytestmark = pytest.mark.usefixtures("same_guesses")


def is_refused(table: RunningTable, pair: Pair, seat: int, question: Question) -> bool:
    table.become(pair.one)
    try:
        table.match.read_action(seat, question)
    except TilefolkError:
        return True
    return False


def http(guest: Guest, path: str, body: Any) -> tuple[int, str]:
    answer = guest.http.post(path, json=body)
    return answer.status_code, answer.text


def snapshot(tab: Tab) -> str:
    tab.send_frame({"type": "sync", "since": 10**8})
    return json.dumps(tab.expect("snapshot"), sort_keys=True)


def acted(tab: Tab, seat: int, question: Question) -> Any:
    tab.send("act", seat=seat, seq=tab.state["seq"], actions=[question])
    frame = tab.expect("ack", "stale", "error")
    return {name: value for name, value in frame.items() if name != "id"}


def test_http_and_socket_answer_alike(table: RunningTable) -> None:
    """Trials, refused actions and snapshots of every seat and of a spectator."""
    random = Random(3)
    checked = 0
    for pair in three_players():
        if pair.audience is None:
            one, other = in_both(table, pair, lambda: snapshot(table.spectator))
            assert one == other, pair
            continue
        seat, tab = pair.audience, table.tabs[pair.audience]
        one, other = in_both(table, pair, lambda tab=tab: snapshot(tab))
        assert one == other, pair
        for question in random.sample(questions(PLAYERS), ASKED):
            turn = random.sample(tab.legal, min(1, len(tab.legal)))
            for actions in ([question], [*turn, question]):
                one, other = in_both(
                    table,
                    pair,
                    lambda tab=tab, seat=seat, actions=actions: tab.try_out(seat, *actions),
                )
                assert one == other, (pair, actions)
            if is_refused(table, pair, seat, question):
                one, other = in_both(
                    table,
                    pair,
                    lambda tab=tab, seat=seat, question=question: acted(tab, seat, question),
                )
                assert one == other, (pair, question)
                checked += one["type"] == "error"
    assert checked > 100


def test_hints_and_the_coach_answer_alike_and_nothing_is_told_of_the_record(table: RunningTable) -> None:
    """What a seat may ask over HTTP, and what nobody may before the end."""
    told = 0
    for pair in three_players():
        guest = table.stranger if pair.audience is None else table.guests[pair.audience]
        for question, body in (
            ("hint", {"seat": pair.audience, "level": "easy"}),
            ("coach", {"seat": pair.audience}),
        ):
            if pair.audience is not None:
                url = f"/api/tables/{table.id}/{question}"
                one, other = in_both(
                    table, pair, lambda guest=guest, url=url, body=body: http(guest, url, body)
                )
                assert one == other, (pair, question)
                told += one[0] == 200
        for path in (
            "record",
            "replay",
            "replay?viewer=open",
            "replay/1?viewer=1",
            "analysis",
            "analysis/page",
        ):
            answer = guest.http.get(f"/api/tables/{table.id}/{path}")
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, "server.table.not_over")
    assert told > 10


def test_nobody_asks_for_a_seat_that_is_not_theirs(table: RunningTable) -> None:
    """A spectator's and a neighbour's questions are refused before they are read."""
    random = Random(4)
    for pair in three_players():
        if pair.audience is not None:
            continue
        for guest in (table.stranger, table.guests[0]):
            url, body = f"/api/tables/{table.id}/hint", {"seat": 1, "level": "easy"}
            one, other = in_both(table, pair, lambda url=url, body=body, guest=guest: http(guest, url, body))
            assert one == other
            assert one[0] == 403
        for question in random.sample(questions(PLAYERS), 3):
            for tab in (table.spectator, table.tabs[0]):
                for ask in (acted, Tab.try_out):
                    one, other = in_both(
                        table,
                        pair,
                        lambda ask=ask, tab=tab, question=question: ask(tab, 1, question),
                    )
                    assert one == other
                    assert one["error"]["key"] == "server.act.not_your_seat"
