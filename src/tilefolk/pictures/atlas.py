"""The drawings of the browser as data: ``scripts/build-web`` makes them from ``web/src/art``."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from tilefolk.core.errors import TilefolkError

FOLDER = Path(__file__).parent / "data"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
_VARIABLE = re.compile(r"var\(--a-(\w+)\)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_CLASSED = re.compile(r"<(\w+)((?: [\w-]+=\"[^\"]*\")* class=\"[^\"]*\"(?: [\w-]+=\"[^\"]*\")*)")
_ATTRIBUTE = re.compile(r" ([\w-]+)=\"([^\"]*)\"")


@cache
def atlas(name: str) -> dict[str, Any]:
    """A part of the atlas: ``catan``, ``hunters``, and faces of tiles: ``hunters-near``, ``hunters-far``."""
    try:
        packed = (FOLDER / f"{name}.json.gz").read_bytes()
    except FileNotFoundError:
        raise TilefolkError("core.no_atlas") from None
    found: dict[str, Any] = json.loads(gzip.decompress(packed))
    return found


def face(game: str, kind: str, rotation: int, near: bool) -> str:
    """The picture of a tile in one of its four rotations, 100 units wide."""
    picture: str = atlas(f"{game}-{'near' if near else 'far'}")[kind][rotation]
    return picture


def piece(game: str, role: str, colour: str) -> str:
    """A wooden piece round 0,0; pieces that are nobody's have no colour."""
    drawn = atlas(game)["pieces"][DRAWN.get(role, role)]
    picture: str = drawn.get(colour) or drawn[""]
    return picture


DRAWN = {"bandit": "robber", "sheriff": "shopkeeper", "member": "gatherer", "settler": "shopkeeper"}
"""Roles whose drawing goes by another name (``web/src/tiles/roles.ts``)."""


def painted(game: str, theme: Theme, drawing: str) -> str:
    """The drawing with colours in the place of its classes: it needs no style sheet."""
    palette = atlas(game)["palette"][theme]
    meanings = _meanings(game)

    def paint(element: re.Match[str]) -> str:
        attributes = dict(_ATTRIBUTE.findall(element[2]))
        classes = attributes.pop("class", "").split()
        # as in a style sheet: later rules win, and rules win over the element's own attributes
        for rule in sorted({rule for name in classes for rule in meanings.get(name, ())}):
            attributes |= dict(rule[1])
        return f"<{element[1]}" + "".join(f' {name}="{value}"' for name, value in attributes.items())

    coloured = _CLASSED.sub(paint, drawing)
    return _VARIABLE.sub(lambda name: palette.get(name[1], "none"), coloured)


@cache
def _meanings(game: str) -> dict[str, list[tuple[int, tuple[tuple[str, str], ...]]]]:
    """What each class sets, with the place of its rule in the sheet."""
    found: dict[str, list[tuple[int, tuple[tuple[str, str], ...]]]] = {}
    for place, (selectors, body) in enumerate(_RULE.findall(atlas(game)["rules"])):
        pairs = [declaration.partition(":") for declaration in body.replace('"', "'").split(";")]
        for selector in selectors.split(","):
            name = selector.strip().removeprefix(".")
            found.setdefault(name, []).append((place, tuple((key, value) for key, _, value in pairs)))
    return found
