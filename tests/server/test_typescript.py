"""The client's types are those of the server, and the games keep to them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tilefolk
from tests.properties.strategies import random_step
from tilefolk.games import NAMES
from tilefolk.objects.games import CLASSES
from tilefolk.server.game_types import is_withheld
from tilefolk.server.lobby import Place
from tilefolk.server.protocol import SeatEvent
from tilefolk.server.seat_news import change_of
from tilefolk.server.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_clients_types_are_fresh():
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run scripts/protocol-types"


def struct_of(parts: dict[str, Any]) -> type[msgspec.Struct]:
    """A struct of these parts and no others; what is withheld may be missing."""
    always = [(name.replace("from", "from_"), hint) for name, hint in parts.items() if not is_withheld(hint)]
    perhaps = [(name, hint, None) for name, hint in parts.items() if is_withheld(hint)]
    return msgspec.defstruct(
        "Parts", [*always, *perhaps], rename={"from_": "from"}, forbid_unknown_fields=True
    )


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_done_and_happens_is_of_its_type(name: str):
    spec, random, made = tilefolk.get(name), Random(1), CLASSES[name]
    actions = {kind: struct_of(made.actions[kind].described()) for kind in made.actions}
    events = {kind: struct_of(made.events[kind].parts()) for kind in made.events}
    game = spec.new(spec.min_players)
    for _ in range(600):
        if game.is_over:
            break
        for action in game.legal():
            described = spec.describe(game, action)
            msgspec.convert(described, actions[described.pop("type")])
        for event in spec.decode_events(game, game.apply_listening(random_step(game, random))):
            for seat in (0, None):
                told = event.seen_by(seat)
                if told is not None:
                    msgspec.convert(told, events[told.pop("kind")])


def test_news_of_seats_are_of_their_type():
    anna, bot, free = (Place(kind=kind, name="Anna") for kind in ("human", "bot", "open"))
    for was, now in ((anna, free), (free, anna), (anna, bot), (bot, free)):
        event = change_of(0, was, now, has_hands=True)
        msgspec.convert({"kind": event.kind, "data": event.data}, SeatEvent)
