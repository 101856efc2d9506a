"""The board and its tiles as text."""

from __future__ import annotations

from typing import Any

import tilefolk
from tests.support import position
from tilefolk.tiles.picture import good_signs, goods_mark, tile_picture
from tilefolk.tiles.tileset import TileKind, Zone

HUNTERS: Any = tilefolk.get("hunters")
BOARD = """\
       -1       0       1
     . ... . . ... # # ... .
   0 ~  m  ~ ~ mgi # # G0  .
     . ... . . ### # # ### .
             . ### .
   1         ~ mii .
             . .~. .
"""


def test_a_board_with_its_coordinates() -> None:
    """A letter for what lies on a tile, at most two of a sort; whose gatherer stands there instead."""
    game = position("""
        hunters 2 players
        tile 13 1,0 r90 0:gatherer@F0
        tile 19 -1,0 r180
        tile 5 0,1 r0
        turn 0 1
        draw
    """)
    assert HUNTERS.board_text(game) == BOARD


def test_a_side_that_joins_nothing_is_a_wall() -> None:
    spec: Any = tilefolk.get("mayflower")
    assert tile_picture(spec.tile_set().kind("start-3"), 0, spec.symbols) == [". ||| |", "=     |", ". ||| |"]


def test_a_turned_tile_with_a_mark() -> None:
    start = HUNTERS.tile_set().kind("0")
    assert tile_picture(start, 1, HUNTERS.symbols, "abcdefg") == ["# .~. .", "#abcde.", "# ### ."]


def test_every_good_has_a_letter_of_its_own() -> None:
    signs = good_signs(HUNTERS.tile_set().kinds, HUNTERS.symbols)
    assert signs == {
        "aurochs": "a",
        "deer": "d",
        "dolmen": "l",
        "fire": "f",
        "fish": "i",
        "gold": "g",
        "mammoth": "m",
        "mushrooms": "u",
        "tiger": "t",
    }


def test_strands_are_drawn_as_they_lie_whichever_way_a_side_is_told() -> None:
    """Sides are told clockwise, lines are read from the left and from above."""
    sides = dict.fromkeys("nesw", (0, 1, 2))
    zones = tuple(Zone(name, name, {"fish": 3}) for name in ("meadow", "river", "forest"))
    kind = TileKind("lopsided", 1, "main", None, sides, zones)
    assert tile_picture(kind, 0, HUNTERS.symbols) == ["# .~# .", "~     ~", ". #~. #"]
    assert goods_mark(kind, {"fish": "f"}) == "ffffff", "of each zone two at most"
    taken = dict(enumerate("fish"))
    assert good_signs([kind], taken) == {"fish": "f"}, "no letter of it is free"
