"""Positions in notation and moves in words, for tests that read like the rule book.

Unless a position says otherwise the beginners' map lies there without pieces, nobody has cards,
and seat 0 has rolled.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.properties.retelling import Audience
from tilefolk.core.errors import IllegalAction
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.rules import Catan

RICH = "5.wood,5.brick,5.wool,5.grain,5.ore"


def table(text: str = "", players: int = 3, **options: str) -> Catan:
    """A position; without a line for the turn, seat 0 is on turn and has rolled."""
    lines = [line.strip() for line in text.strip().splitlines()]
    chosen = " ".join(
        f"{name}={value}" for name, value in {"first": "0", "offers": "none", **options}.items()
    )
    if not any(line.startswith("turn") for line in lines):
        lines.append("turn 0 phase=main rolled=yes turns=9 dice=1,1")
    return SPEC.parse_position("\n".join([f"catan {players}", f"options {chosen}", *lines]))


def play(game: Catan, *moves: str) -> Catan:
    """Carry out moves, a person's and chance's alike; the game is changed and returned."""
    audience = Audience(SPEC, game)
    for move in moves:
        raw = game.apply_listening(SPEC.parse_action(game, move))
        audience.take_events(game, SPEC.decode_events(game, raw))
    return game


def names(game: Catan, seat: int | None = None) -> list[str]:
    """The legal moves in words."""
    legal = game.legal() if seat is None else game.legal_for(seat)
    return [SPEC.action_name(game, action) for action in legal]


def allowed(game: Catan, move: str) -> bool:
    """Whether a move is legal."""
    return game.is_legal(SPEC.parse_action(game, move))


def refused(game: Catan, move: str) -> tuple[str, str | None]:
    """The key and the rule with which a move is refused; the position stays as it was."""
    before = game.snapshot()
    with pytest.raises(IllegalAction) as found:
        game.apply(SPEC.parse_action(game, move))
    assert game.snapshot() == before
    return found.value.key.removeprefix("catan."), found.value.rule


def hand(game: Catan, seat: int) -> dict[str, int]:
    """The cards of a seat."""
    cards: dict[str, int] = SPEC.view(game, seat)["hands"][seat]["cards"]
    return {name: n for name, n in cards.items() if n}


def seen(game: Catan, seat: int | None = None) -> dict[str, Any]:
    """What a seat or a spectator sees."""
    return SPEC.view(game, seat)


def events(game: Catan, move: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Carry out a move and return what a seat (None: a spectator) sees of it."""
    audience = Audience(SPEC, game)
    happened = SPEC.decode_events(game, game.apply_listening(SPEC.parse_action(game, move)))
    audience.take_events(game, happened)
    told = (event.seen_by(seat) for event in happened)
    return [event for event in told if event is not None]
