"""Every call and every message of the server, asked at two tables that a guest can't tell apart."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from tests.leaks.running_table import PLAYERS, RunningTable, in_both, three_players
from tests.server.clients import Guest, Tab
from tilefolk.server import client_messages, http_messages
from tilefolk.server.table import LiveTable

pytestmark = pytest.mark.usefixtures("same_guesses")

TABLE = "/api/tables/{table_id:str}"
ABOUT_TABLES: dict[tuple[str, str], list[tuple[str, Any]]] = {
    ("GET", "/api/tables"): [("", None)],
    ("GET", "/api/tables/mine"): [("", None)],
    ("GET", TABLE): [("", None)],
    ("GET", f"{TABLE}/invite"): [("", None)],
    ("GET", "/api/invites/{invite:str}"): [("", None)],
    ("POST", "/api/join"): [("", {"invite": "{invite}"})],
    ("POST", f"{TABLE}/hint"): [
        ("", {"seat": seat, "level": level}) for seat in range(PLAYERS + 1) for level in ("easy", "none")
    ],
    ("POST", f"{TABLE}/coach"): [("", {"seat": seat}) for seat in range(PLAYERS + 1)],
    ("GET", f"{TABLE}/record"): [("", None)],
    ("GET", f"{TABLE}/replay"): [
        ("", None),
        ("?viewer=open", None),
        ("?viewer=1", None),
        ("?viewer=9", None),
    ],
    ("GET", f"{TABLE}/replay/{{number:int}}"): [("?viewer=open", None), ("?viewer=1", None)],
    ("GET", f"{TABLE}/analysis"): [("", None), ("?edition=3", None)],
    ("POST", f"{TABLE}/analysis"): [("", {"go": "begin"}), ("", {"go": "stop"})],
    ("GET", f"{TABLE}/analysis/page"): [("", None), ("?language=hu", None)],
    ("POST", f"{TABLE}/play-on"): [
        ("", {"number": number, "seats": [{"kind": "mine"}] * PLAYERS}) for number in (0, 40)
    ],
    ("GET", "/api/games/mine"): [("", None)],
    ("GET", "/api/games/mine/file"): [("", None)],
}
"""With what each call that has to do with a table is asked: the rest of its address, and its body."""
ABOUT_NO_TABLE = (
    "/api/bots",
    "/api/games",
    "/api/games/import",
    "/api/games/{game:str}",
    "/api/lessons",
    "/api/replays",
    "/api/schema",
    "/api/session",
    "/docs",
    "/healthz",
    "/metrics",
    "/{path:path}",
)
"""Addresses, and what lies below them, that know nothing of a table in play; /metrics is for the host."""
MAKES_A_TABLE = ("POST", "/api/tables")

MESSAGES: dict[str, list[dict[str, Any]]] = {
    "act": [
        {"seat": seat, "seq": 10**8, "actions": ["resign"]} for seat in range(PLAYERS + 1)
    ],  # and a thousand others in test_running_table
    "try": [{"seat": seat, "seq": 10**8, "actions": ["resign"]} for seat in range(PLAYERS + 1)],
    "chat": [{"text": " "}],
    "sit": [{"seat": seat} for seat in range(PLAYERS + 1)],
    "stand": [{"seat": PLAYERS}],
    "release": [{"seat": PLAYERS, "released": True}],
    "open": [{"seat": seat} for seat in range(1, PLAYERS + 1)],
    "bot": [{"seat": seat, "level": "easy"} for seat in range(1, PLAYERS + 1)],
    "colour": [{"seat": 1, "colour": "blue"}],
    "add": [{}],
    "remove": [{"seat": 1}],
    "start": [{}],
    "pledge": [{"pledge": "0" * 64}],
    "reveal": [{"nonce": "0" * 64}],
    "host": [{}],
    "rematch": [{}],
    "view_seat": [{"seat": seat} for seat in (*range(PLAYERS + 1), None)],
    "sync": [{}, {"since": 3}, {"since": 10**8}],
    "ping": [{}],
}
"""With what each message is sent in play; none of these changes the table."""
ANSWERS = ("ack", "stale", "error", "tried", "snapshot", "update", "pong")


def calls_of(table: RunningTable) -> set[tuple[str, str]]:
    """Every call that the server answers."""
    app: Any = table.server.server.config.app
    return {
        (method, route.path)
        for route in app.app.routes
        for method in getattr(route, "methods", ())
        if method in ("GET", "POST", "PUT", "PATCH", "DELETE")
    }


def is_about_no_table(path: str) -> bool:
    return path == "/" or any(path == start or path.startswith(f"{start}/") for start in ABOUT_NO_TABLE)


def test_every_call_and_every_message_is_asked_here(table: RunningTable) -> None:
    """Who adds one says here how it is asked, or that it knows nothing of a table."""
    calls = calls_of(table)
    assert calls >= ABOUT_TABLES.keys()
    others = calls - ABOUT_TABLES.keys() - {MAKES_A_TABLE}
    assert not [path for _, path in others if not is_about_no_table(path)]
    tags = {kind.__struct_config__.tag for kind in get_args(client_messages.FromClient)}
    assert tags == MESSAGES.keys()


def asked(table: RunningTable, guest: Guest) -> dict[str, tuple[int, str]]:
    """What a guest is answered to every call about tables."""
    invite = table.server.hub.signer.invite(table.id)
    answers = {}
    for (method, path), ways in ABOUT_TABLES.items():
        for rest, body in ways:
            url = path.replace("{table_id:str}", table.id).replace("{invite:str}", invite)
            url = url.replace("{number:int}", "1") + rest
            content = None if body is None else json.dumps(body).replace("{invite}", invite)
            answer = guest.http.request(
                method, url, content=content, headers={"content-type": "application/json"}
            )
            answers[f"{method} {url} {content}"] = answer.status_code, answer.text
    return answers


def test_every_call_is_answered_alike(table: RunningTable) -> None:
    answered = 0
    for pair in three_players():
        guest = table.stranger if pair.audience is None else table.guests[pair.audience]
        one, other = in_both(table, pair, lambda guest=guest: asked(table, guest))
        assert one == other, pair
        answered += sum(status == 200 for status, _ in one.values())
        assert not any(status >= 500 for status, _ in one.values())
    assert answered > 100


def sent(tab: Tab) -> list[Any]:
    """What is answered to every message, after all that was on its way."""
    tab.send_frame({"type": "ping"})
    tab.expect("pong")
    answers = []
    for tag, ways in MESSAGES.items():
        for fields in ways:
            key = {} if tag in ("view_seat", "sync", "ping") else {"id": f"m-{next(Tab.names)}"}
            tab.send_frame({"type": tag, **key, **fields})
            frame = tab.expect(*ANSWERS)
            answers.append((tag, fields, {name: frame[name] for name in frame if name != "id"}))
    return answers


def test_every_message_is_answered_alike(table: RunningTable) -> None:
    seen, seq = 0, table.live.seq
    for pair in three_players():
        tab = table.spectator if pair.audience is None else table.tabs[pair.audience]
        one, other = in_both(table, pair, lambda tab=tab: sent(tab))
        for here, there in zip(one, other, strict=True):
            assert here == there, pair
        seen += sum("view" in frame for _, _, frame in one)
        assert table.live.seq == seq, "nothing has changed the table"
    assert seen > 50


def test_a_secret_that_was_told_would_be_noticed(
    table: RunningTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two positions differ in what is hidden, and an answer that holds some of it is another one."""
    honest = LiveTable.info

    def telling(live: LiveTable) -> http_messages.Table:
        assert live.match is not None
        hands: Any = live.match.play.game.hand  # type: ignore[attr-defined]
        return msgspec.structs.replace(honest(live), scores=[count for hand in hands for count in hand])

    monkeypatch.setattr(LiveTable, "info", telling)
    pair = next(pair for pair in three_players() if pair.audience is None)
    one, other = in_both(table, pair, lambda: asked(table, table.stranger))
    assert one != other
