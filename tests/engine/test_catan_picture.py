"""The picture of the island as text, character by character: read it beside the rule book."""

from __future__ import annotations

from tests.rulebook.catan.table import table
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.picture import island_text

PLAYED = """
robber B2
seat 0 settlements=A1-A2-B2 cities=C1.nw roads=A2/B2,A1/A2,C3/C4,E3/se,E3/e hand=2.wood,1.ore cards=1.knight
seat 1 settlements=C4-C5-D4 roads=C4/C5 knights=3
awards largest_army=1
turn 0 phase=main rolled=yes dice=3,4
"""
PICTURE = r"""
               3:1                  2:1 grain
                      +           +           +
                   //    \\    //    \\    //    \\
                +           +           +           +
                |     A1    0     A2    |     A3    |
                | mountains 0  pasture  |   forest  |
                |     10    0     2     |     9     |  2:1 ore
                +           s0          +           +
             //    \\    //    00    //    \\    //    \\
          +           +           +           +           +
          |     B1    |     B2    |     B3    |     B4    |
 2:1 wood |   fields  |   hills   |  pasture  |   hills   |
          |     12    |    6(*)   |     4     |     10    |
          +           +           +           +           +
       //    \\    //    \\    //    \\    //    \\    //    \\
    C0          +           +           +           +           +
    |     C1    |     C2    |     C3    0     C4    1     C5    |
    |   fields  |   forest  |   desert  0   forest  1 mountains |    3:1
    |     9     |     11    |           0     3     1     8     |
    +           +           +           +           s1          +
       \\    //    \\    //    \\    //    \\    //    \\    //
          +           +           +           +           +
          |     D1    |     D2    |     D3    |     D4    |
2:1 brick |   forest  | mountains |   fields  |  pasture  |
          |     8     |     3     |     4     |     5     |
          +           +           +           +           +
             \\    //    \\    //    \\    //    \\    //
                +           +           +           +
                |     E1    |     E2    |     E3    0  2:1 wool
                |   hills   |   fields  |  pasture  0
                |     5     |     6     |     11    0
                +           +           +           +
                   \\    //    \\    //    \\    00
                      +           +           +
               3:1                     3:1

> seat 0: 3 points, 3 cards, 1 development cards, 0 knights, road 2
          2 wood, 0 brick, 0 wool, 0 grain, 1 ore
          1 knight, 0 road_building, 0 year_of_plenty, 0 monopoly, 0 victory_point
  seat 1: 3 points, 0 cards, 0 development cards, 3 knights, road 1  largest army
  seat 2: 0 points, 0 cards, 0 development cards, 0 knights, road 0
  bank: 17 wood, 19 brick, 19 wool, 19 grain, 18 ore; 21 development cards
  dice: 3 + 4
"""


def test_the_picture_shows_what_lies_there_and_what_the_seat_holds() -> None:
    assert SPEC.board_text(table(PLAYED), 0) == PICTURE[1:]


def test_a_spectator_sees_the_numbers_of_cards_and_not_the_cards() -> None:
    shown = SPEC.board_text(table(PLAYED))
    own = ("2 wood, 0 brick, 0 wool, 0 grain, 1 ore", "1 knight, 0 road_building")
    assert not any(line.strip().startswith(own) for line in shown.splitlines())
    assert "> seat 0: 3 points, 3 cards, 1 development cards, 0 knights, road 2\n" in shown


def test_what_is_not_laid_yet_is_a_question_mark() -> None:
    shown = SPEC.board_text(SPEC.new(3))
    assert shown.count("?") == 19 + 9
    assert "dice" not in shown
    assert ">" not in shown


def test_people_count_seats_from_one_and_read_their_own_words() -> None:
    seen = SPEC.view(table(PLAYED), None)
    shown = island_text(seen, count_from=1, terrain=str.upper, resource=str.title)
    assert " s1 " in shown
    assert " s2 " in shown
    assert shown.splitlines()[15].strip().startswith("C1 ")
    assert "C3    1     C4    2     C5" in shown
    assert "MOUNTAINS 1  PASTURE" in shown
    assert "2:1 Wood |" in shown
