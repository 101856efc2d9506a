"""A view holds the fields that its game declares, of their types, and no other: what is declared is all that is told."""

from __future__ import annotations

import random
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import tilefolk


def undeclared(value: Any, declared: Any, at: str = "view") -> list[str]:
    """Paths of fields that the declared type does not know."""
    if is_typeddict(declared):
        hints = get_type_hints(declared)
        found = [f"{at}.{name}" for name in value if name not in hints]
        return found + [
            path
            for name in value
            if name in hints
            for path in undeclared(value[name], hints[name], f"{at}.{name}")
        ]
    if get_origin(declared) is list:
        (inner,) = get_args(declared)
        return [
            path for number, each in enumerate(value) for path in undeclared(each, inner, f"{at}[{number}]")
        ]
    for choice in get_args(declared):  # of a union
        if is_typeddict(choice) and isinstance(value, dict):
            return undeclared(value, choice, at)
    return []


@pytest.mark.parametrize("game", ["catan", "hunters", "mayflower"])
def test_a_view_is_what_its_game_declares(game):
    spec, dice = tilefolk.get(game), random.Random(3)
    match = tilefolk.start(game, players=3, seed=3)
    for number in range(400):
        if number % 7 == 0 or match.game.is_over:
            for seat in (0, 2, None):
                view = spec.view(match.game, seat)
                msgspec.convert(view, spec.view_type, strict=True)
                assert undeclared(view, spec.view_type) == []
        if match.game.is_over:
            break
        match.play(dice.choice(match.legal()))


def test_a_field_too_many_is_found():
    spec = tilefolk.get("catan")
    view: dict[str, Any] = dict(spec.view(spec.new(3), 0))
    view["hands"][1]["secret"] = 1
    assert undeclared(view, spec.view_type) == ["view.hands[1].secret"]
