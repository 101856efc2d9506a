"""A replay of a finished game tells each viewer what they could see in play; only all open cards tell all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.analysis.games import played
from tilefolk.core.match import Match
from tilefolk.games.catan.geometry import CARDS, RESOURCES
from tilefolk.server.kept_records import table_of
from tilefolk.server.replays import OPEN, SPECTATOR, position_of, replay_of

VIEWERS = (SPECTATOR, "0", "1", "2", OPEN)
SECRETS = {"stolen": RESOURCES, "bought": CARDS, "laid_aside": RESOURCES}
"""Kinds of events with something that not everybody knows, and the words for it."""


@cache
def match() -> Match:
    """A game with thefts, bought cards and discards."""
    return played("catan", ("medium",) * 3, 2)


@cache
def moves(viewer: str) -> list[Any]:
    return list(msgspec.to_builtins(replay_of(match(), table_of(match()), viewer))["moves"])


def secrets() -> Iterator[tuple[int, Any]]:
    """Every hidden thing that happened, with the number of its move."""
    told, seen = match().copy(), 0
    told.goto(0)
    for number in range(len(match().record.moves)):
        told.goto(number + 1)
        yield from ((number, event) for event in told.events[seen:] if event.audience is not None)
        seen = len(told.events)


def named(move: Any, words: tuple[str, ...]) -> list[str]:
    """The words for hidden things in all that is told of a move, but for what all are told of it besides."""
    hidden = {**move, "events": [event for event in move["events"] if event["kind"] in SECRETS]}
    text = msgspec.json.encode(hidden).decode()
    return [word for word in words if word in text]


def test_the_game_has_every_kind_of_secret() -> None:
    assert {event.kind for _, event in secrets()} == SECRETS.keys()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_viewers_are_told_what_they_could_see_and_nothing_else(viewer: str) -> None:
    for number, event in secrets():
        may_know = viewer == OPEN or (viewer != SPECTATOR and int(viewer) in event.audience)
        found = named(moves(viewer)[number], SECRETS[event.kind])
        secret = event.data.get("resource") or event.data["card"]
        assert found == ([secret] if may_know else []), (number, event)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_viewers_see_the_hands_and_points_that_are_theirs(viewer: str) -> None:
    for number in range(0, len(match().record.moves), 40):
        view = position_of(match(), number, viewer).view
        seen = [seat for seat, hand in enumerate(view["hands"]) if hand["cards"] is not None]
        assert seen == {SPECTATOR: [], OPEN: [0, 1, 2]}.get(viewer, [int(viewer)] if viewer.isdigit() else [])


def test_who_sees_all_cards_is_told_as_much_as_every_seat_together() -> None:
    for number, event in secrets():
        lines = [line["data"] for line in moves(OPEN)[number]["events"] if line["kind"] == event.kind]
        assert event.data in lines
