"""The client's types are those of the server, and the games keep to them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

import tilefolk
from tests.properties.strategies import random_step
from tilefolk.games import NAMES
from tilefolk.games.catan.parts import CatanAction, CatanParts
from tilefolk.objects.actions import Action
from tilefolk.objects.games import CLASSES
from tilefolk.server.game_types import CATAN_ACTIONS, TILE_ACTIONS, is_withheld
from tilefolk.server.lobby import Place
from tilefolk.server.seat_news import change_of
from tilefolk.server.server_messages import SeatEvent
from tilefolk.server.typescript import typescript
from tilefolk.tiles.events import TileParts
from tilefolk.tiles.notation import TileAction

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_clients_types_are_fresh():
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run scripts/protocol-types"


def test_every_part_of_a_message_has_a_type():
    code = [line for line in typescript().splitlines() if not line.startswith("/**")]
    assert [line for line in code if "unknown" in line or "any" in line.split()] == []


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


@pytest.mark.parametrize(
    ("declared", "actions"),
    [(CatanAction, CATAN_ACTIONS), (TileAction, TILE_ACTIONS)],
)
def test_the_games_descriptions_have_the_types_of_the_objects(declared: type, actions: list[type[Action]]):
    hints = get_type_hints(declared)
    for action in actions:
        if action.type != "maritime":  # its sides are single cards: BankTrade
            for name, hint in action.described().items():
                assert msgspec.json.schema(hints[name]) == msgspec.json.schema(hint), action


@pytest.mark.parametrize(("declared", "game"), [(CatanParts, "catan"), (TileParts, "hunters")])
def test_the_games_events_have_the_types_of_the_objects(declared: type, game: str):
    hints = get_type_hints(declared)
    for event in CLASSES[game].events.values():
        for name, hint in event.parts().items():
            assert name not in hints or msgspec.json.schema(hints[name]) == msgspec.json.schema(hint), event


def test_news_of_seats_are_of_their_type():
    anna, bot, free = (Place(kind=kind, name="Anna") for kind in ("human", "bot", "open"))
    for was, now in ((anna, free), (free, anna), (anna, bot), (bot, free)):
        event = change_of(0, was, now, has_hands=True)
        msgspec.convert({"kind": event.kind, "data": event.data}, SeatEvent)
