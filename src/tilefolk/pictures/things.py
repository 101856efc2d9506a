"""Single things as pictures: a tile, a piece, a card."""

from __future__ import annotations

from tilefolk.pictures.atlas import Theme, catan_atlas, face, piece, tile_atlas
from tilefolk.pictures.paper import TABLE, Paper
from tilefolk.tiles.names import QUARTER_TURN


def tile_svg(game: str, kind: str, rotation: int = 0, *, width: int = 120, theme: Theme = "light") -> str:
    """One tile of a game's own set, turned by so many degrees.

    >>> tile_svg("hunters", "12", 90).count("<svg")
    2
    """
    near = width >= 105
    paper = Paper(game, theme, (0, 0, 100, 100), TABLE[theme])
    picture = face(game, kind, rotation // QUARTER_TURN % 4, near)
    paper.put(f'<svg width="100" height="100" viewBox="0 0 100 100">{picture}</svg>')
    paper.put(tile_atlas(game)["bevel"]["near" if near else "far"])
    return paper.svg(width, f"{game} {kind}")


def piece_svg(game: str, role: str, colour: str = "", *, width: int = 60, theme: Theme = "light") -> str:
    """A wooden piece; those that are nobody's (the robber of Catan, a surveyor) have no colour."""
    paper = Paper(game, theme, (-16, -16, 32, 32), "none")
    paper.put(piece(game, role, colour))
    return paper.svg(width, role)


def card_svg(name: str, *, width: int = 90, theme: Theme = "light") -> str:
    """A card of Catan: ``wood`` … ``knight`` … ``longest_road`` … ``resource_back``."""
    paper = Paper("catan", theme, (0, 0, 60, 90), "none")
    paper.put(catan_atlas()["cards"][name])
    return paper.svg(width, name)
