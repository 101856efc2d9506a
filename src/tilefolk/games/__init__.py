"""The games, loaded when they are first asked for."""

from __future__ import annotations

from importlib import import_module

from tilefolk.core import registry
from tilefolk.core.registry import GameSpec

NAMES = ("hunters", "mayflower", "catan")


def _loader(name: str) -> GameSpec:
    spec: GameSpec = import_module(f"tilefolk.games.{name}").SPEC
    return spec


for _name in NAMES:
    registry.register(_name, lambda name=_name: _loader(name))  # type: ignore[misc]
