"""Chapter 3.3: the offers and counter-offers that are listed for bots; any other is legal too."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import allowed, names, play, table
from tests.rulebook.catan.test_trade import market
from tilefolk.games.catan import actions
from tilefolk.games.catan.rules import Catan


def offers(game: Catan) -> list[str]:
    return [name for name in names(game) if name.startswith("offer")]


def test_c6_1_the_menu_of_offers_is_bounded_and_any_other_offer_is_legal() -> None:
    """None, simple (1:1, once a turn) or wide (also 2:1 and 1:2, three times a turn)."""
    assert offers(market(offers="none")) == []
    simple = market(offers="simple")
    assert offers(simple) == [
        "offer 1 wood for 1 wool to 1,2",
        "offer 1 brick for 1 wool to 1,2",
        "offer 1 wood for 1 ore to 1,2",
        "offer 1 brick for 1 ore to 1,2",
    ]
    wide = market(offers="wide")
    assert set(offers(simple)) < set(offers(wide))
    assert "offer 2 wood for 1 ore to 1,2" in offers(wide)
    assert "offer 1 wood for 2 ore to 1,2" in offers(wide)
    for _ in range(3):
        assert allowed(simple, "offer 2 wood for 3 ore to 2")
        play(simple, "offer 2 wood for 3 ore to 2", "2: decline")
    assert offers(simple) == []


def test_c6_1_the_wide_menu_lists_counter_offers() -> None:
    game = play(market(offers="wide"), "offer 1 wood for 1 ore to 2")
    assert names(game) == [
        "2: decline",
        "2: accept",
        "2: counter 1 wool for 1 wood",
        "2: counter 1 wool for 2 wood",
        "2: counter 1 ore for 2 wood",
    ]


def test_c6_1_who_is_not_at_the_table_makes_no_counter_offer() -> None:
    game = table("seat 0 hand=1.wood", players=4)
    play(game, "offer 1 wood for 1 ore to all")
    assert not game.is_legal(actions.make_counter_offer(4, {"ore": 1}, {"wood": 1}))


@pytest.mark.parametrize(("menu", "number"), [("simple", 1), ("wide", 3)])
def test_c6_1_the_menu_lists_so_many_offers_a_turn(menu: str, number: int) -> None:
    game = market(offers=menu)
    for _ in range(number):
        assert offers(game)
        play(game, "offer 1 brick for 1 ore to 1", "1: decline")
    assert offers(game) == []
    play(game, "end", "roll", "dice 1 1")
    assert offers(game)


def test_c6_1_the_wide_menu_offers_two_where_there_are_two() -> None:
    """For what the others hold together: two ores, one grain, but none of the own wools."""
    game = table("seat 0 hand=2.wood,1.wool\nseat 1 hand=1.ore\nseat 2 hand=1.ore,1.grain", offers="wide")
    assert offers(game) == [
        "offer 1 wood for 1 grain to 1,2",
        "offer 2 wood for 1 grain to 1,2",
        "offer 1 wool for 1 grain to 1,2",
        "offer 1 wood for 1 ore to 1,2",
        "offer 2 wood for 1 ore to 1,2",
        "offer 1 wood for 2 ore to 1,2",
        "offer 1 wool for 1 ore to 1,2",
        "offer 1 wool for 2 ore to 1,2",
    ]


def test_c6_1_the_menu_counters_for_each_card_that_is_offered() -> None:
    game = table("seat 0 hand=1.wool,1.ore\nseat 1 hand=1.wood,1.grain", offers="wide")
    play(game, "offer 1 wool + 1 ore for 1 grain to 1")
    assert names(game) == [
        "1: decline",
        "1: accept",
        *(f"1: counter 1 {give} for {n} wool" for give in ("wood", "grain") for n in (1, 2)),
        *(f"1: counter 1 {give} for {n} ore" for give in ("wood", "grain") for n in (1, 2)),
    ]
