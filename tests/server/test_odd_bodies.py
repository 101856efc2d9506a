"""Every call that takes something, with one part of it odd: it is refused in words, and nothing breaks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.analysis.games import played
from tilefolk.lessons import lesson, lesson_names

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    99,
    2**31,
    2**63,
    10**30,
    1.5,
    1e308,
    "",
    "a\0b",
    "9" * 5000,
    "\u202e",
    [],
    [[]],
    {},
    {"type": []},
    [{"type": "offer", "give": 10**30}],
)
GAME = {"game": "hunters", "seats": [{"kind": "mine", "name": "Me"}, {"kind": "bot", "level": "easy"}]}


def first_lesson(kind: str) -> tuple[str, Any]:
    return next((name, lesson(name)) for name in lesson_names() if lesson(name).kind == kind)


def bodies(anna: Any) -> dict[str, Any]:
    """A right body for every call that takes one."""
    record = played("hunters", ("medium", "easy"), 3).record.text()
    kept = anna.post("/api/replays", {"record": record})["id"]
    table = anna.post("/api/tables", {**GAME, "start": True})["id"]
    name, game = first_lesson("game")
    step = f"/api/lessons/{name}/steps/{game.steps[0].name}"
    name, exercises = first_lesson("exercises")
    exercise = f"/api/lessons/{name}/exercises/{exercises.exercises[0].name}"
    seats = [{"kind": "human", "name": "Me", "mine": True, "colour": "red"}, {"kind": "bot", "level": "easy"}]
    archived = {"format": 1, "id": "elsewhere", "created": 1.0, "seats": seats, "record": record}
    go_on = {"number": 3, "seats": GAME["seats"]}
    return {
        "/api/session": {"name": "Anna"},
        "/api/tables": {**GAME, "options": {}, "public": False, "shuffle": False, "answer_seconds": 15},
        "/api/join": {"invite": "token"},
        f"/api/tables/{table}/hint": {"seat": 0, "level": "easy"},
        f"/api/tables/{table}/coach": {"seat": 0},
        f"/api/tables/{table}/analysis": {"go": "begin"},
        f"/api/tables/{table}/play-on": go_on,
        "/api/replays": {"record": record},
        f"/api/replays/{kept}/analysis": {"go": "stop"},
        f"/api/replays/{kept}/play-on": go_on,
        "/api/games/import": {"games": [archived]},
        f"{step}/moves": {"moves": list(game.steps[0].show.moves)},
        f"{step}/try": {"moves": [], "tried": list(game.steps[0].show.moves)},
        f"{step}/show": {},
        f"{exercise}/answer": {"gains": [1, 2], "values": {"a": "1"}, "chosen": [0]},
    }


def oddities(body: Any) -> Iterator[Any]:
    """The body with one of its parts exchanged, left out or doubled."""
    if isinstance(body, dict):
        for name, part in body.items():
            yield from ({**body, name: odd} for odd in (*ODD, *oddities(part)))
            yield {other: body[other] for other in body if other != name}
        yield {**body, "odd": 1}
    elif isinstance(body, list) and body:
        yield from ([odd, *body[1:]] for odd in (*ODD, *oddities(body[0])))
        yield body * 50


def calls_with_a_body(server: Any) -> list[str]:
    """The address of every such call, as a pattern."""
    routes = server.server.config.app.app.routes
    return [
        re.sub(r"{[^}]*}", "[^/]+", route.path) for route in routes if "POST" in getattr(route, "methods", ())
    ]


@pytest.mark.parametrize("part", range(4))
def test_an_odd_part_breaks_nothing(anna, server, part):
    every = bodies(anna)
    for call in calls_with_a_body(server):
        assert any(re.fullmatch(call, path) for path in every), call
    asked = refused = 0
    for path, body in list(every.items())[part::4]:
        for odd in (None, [], "x", *oddities(body)):
            answer = anna.http.post(
                path, content=json.dumps(odd), headers={"content-type": "application/json"}
            )
            assert answer.status_code < 500, (path, odd, answer.text)
            asked += 1
            if answer.status_code >= 400:
                refused += 1
                assert answer.json()["error"]["key"], (path, odd)
    assert asked > 100
    assert refused > asked / 3
    assert server.metric("tilefolk_crashes_total") == 0
