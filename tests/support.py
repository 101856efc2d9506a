"""Small helpers that let a test read like the book: a position, what is played, what happened."""

from __future__ import annotations

from textwrap import dedent
from typing import Any, cast

import pytest

import tilefolk
from tests.properties.retelling import Audience
from tilefolk.core.errors import IllegalAction
from tilefolk.core.events import Event


def position(text: str) -> Any:
    """The game in a position written in its notation; the first word names the game."""
    text = dedent(text).strip() + "\n"
    return tilefolk.get(text.split()[0]).parse_position(text)


def play(game: Any, *actions: str) -> list[Event]:
    """Play actions given in notation (chance's too) and return what happened, which is also what was seen."""
    spec = tilefolk.get(_name(game))
    audience = Audience(spec, game)
    events = []
    for action in actions:
        raw = game.apply_listening(spec.parse_action(game, action))
        told = spec.decode_events(game, raw)
        audience.take_events(game, told)
        events += told
    return events


def finish_turn(game: Any) -> list[Event]:
    """Go on with the first legal action until chance moves or the game is over."""
    events = []
    while game.to_move >= 0:
        events += play(game, legal(game)[0])
    return events


def legal(game: Any) -> list[str]:
    """The legal actions in notation."""
    spec = tilefolk.get(_name(game))
    return [spec.action_name(game, action) for action in game.legal()]


def refused(game: Any, action: str) -> IllegalAction:
    """Play something that is not allowed; returns the refusal and checks that nothing changed."""
    before = game.snapshot()
    with pytest.raises(IllegalAction) as caught:
        game.apply(tilefolk.get(_name(game)).parse_action(game, action))
    assert game.snapshot() == before
    return caught.value


def events_of(events: list[Event], kind: str, **data: Any) -> list[dict[str, Any]]:
    """The data of all events of a kind that have these parts."""
    return [
        event.data
        for event in events
        if event.kind == kind and all(event.data.get(name) == value for name, value in data.items())
    ]


def only_event(events: list[Event], kind: str, **data: Any) -> dict[str, Any]:
    """The data of the only event of a kind that has these parts."""
    found = events_of(events, kind, **data)
    assert len(found) == 1, [(event.kind, event.data) for event in events]
    return found[0]


def _name(game: Any) -> str:
    return cast("str", type(game).__module__.split(".")[2])
