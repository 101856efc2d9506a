"""The drawings of the browser as data: ``scripts/build-web`` makes them from ``web/src/art``."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypedDict, cast

from tilefolk.core.errors import TilefolkError

FOLDER = Path(__file__).parent / "data"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
_VARIABLE = re.compile(r"var\(--a-(\w+)\)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_CLASSED = re.compile(r"<(\w+)((?: [\w-]+=\"[^\"]*\")* class=\"[^\"]*\"(?: [\w-]+=\"[^\"]*\")*)")
_ATTRIBUTE = re.compile(r" ([\w-]+)=\"([^\"]*)\"")


class Atlas(TypedDict):
    """The drawings of every game: colours by theme, rules of the style sheet, pieces by role and colour."""

    palette: dict[Theme, dict[str, str]]
    rules: str
    defs: str
    colours: dict[str, dict[str, str]]
    pieces: dict[str, dict[str, str]]


class KindArt(TypedDict):
    """Of a kind of tile: where a figure stands in each zone, and the outlines of the zones."""

    anchors: dict[str, tuple[float, float]]
    zones: list[str]


class TileAtlas(Atlas):
    """What tile games have besides; the faces of the tiles are in files of their own."""

    underside: str
    bevel: dict[str, str]
    kinds: dict[str, KindArt]


class Box(TypedDict):
    """The part of the plane that is shown."""

    x: float
    y: float
    width: float
    height: float


class CatanAtlas(Atlas):
    """What Catan has besides: its island, by the names of hexes and sides, and its cards."""

    box: Box
    unit: float
    sea: str
    centres: dict[str, tuple[float, float]]
    hexes: dict[str, dict[str, str]]
    tokens: dict[str, str]
    harbours: dict[str, dict[str, str]]
    cards: dict[str, str]


@cache
def _read(name: str) -> Any:
    """A file of the atlas: ``catan``, ``hunters``, and faces of tiles: ``hunters-near``, ``hunters-far``."""
    try:
        packed = (FOLDER / f"{name}.json.gz").read_bytes()
    except FileNotFoundError:
        raise TilefolkError("core.no_atlas") from None
    return json.loads(gzip.decompress(packed))


def atlas(game: str) -> Atlas:
    """What is there of any game."""
    return cast("Atlas", _read(game))


def tile_atlas(game: str) -> TileAtlas:
    """The drawings of a tile game."""
    return cast("TileAtlas", _read(game))


def catan_atlas() -> CatanAtlas:
    """The drawings of Catan."""
    return cast("CatanAtlas", _read("catan"))


def face(game: str, kind: str, rotation: int, near: bool) -> str:
    """The picture of a tile in one of its four rotations, 100 units wide."""
    picture: str = _read(f"{game}-{'near' if near else 'far'}")[kind][rotation]
    return picture


def piece(game: str, role: str, colour: str) -> str:
    """A wooden piece round 0,0; pieces that are nobody's have no colour."""
    drawn = atlas(game)["pieces"][DRAWN.get(role, role)]
    return drawn.get(colour) or drawn[""]


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
