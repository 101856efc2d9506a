"""Actions of Catan that can't be read: in a client's JSON, in a person's words, as a number."""

from __future__ import annotations

from typing import Any

import pytest

import tilefolk
from tests.rulebook.catan.table import play, table
from tilefolk.core.errors import BadNotation, TilefolkError
from tilefolk.games.catan import SPEC, actions, names
from tilefolk.games.catan.heaps import cards_text, is_number, parse_cards
from tilefolk.games.catan.rules import Catan

MARITIME = {"type": "maritime", "give": "wood", "get": "ore"}
ONE = {"wood": 1}


@pytest.mark.parametrize(
    "described",
    [
        {},
        {"type": None},
        {"type": "lunch"},
        {"type": "road"},
        {"type": "road", "at": "Z9/ne"},
        {"type": "rob", "victim": True},
        {"type": "rob", "victim": "1"},
        {"type": "rob", "victim": -1},
        {"type": "rob", "victim": 4},
        {"type": "rob", "victim": 1.0},
        {**MARITIME, "rate": True},
        {**MARITIME, "rate": "4"},
        {**MARITIME, "rate": 0},
        {**MARITIME, "rate": 100},
        {**MARITIME, "get": "gold"},
        {"type": "year_of_plenty", "cards": []},
        {"type": "year_of_plenty", "cards": ["ore", "ore", "ore"]},
        {"type": "dice", "dice": [0, 1]},
        {"type": "dice", "dice": [1, 7]},
        {"type": "dice", "dice": [3]},
        {"type": "hex", "hex": "A2", "terrain": "forest"},
        {"type": "hex", "hex": "A1", "terrain": "sea"},
        {"type": "harbour", "trade": "gold"},
        {"type": "discard", "seat": 4, "resource": "ore"},
        {"type": "offer", "give": {"gold": 1}, "want": ONE, "to": [1]},
        {"type": "offer", "give": {"ore": "1"}, "want": ONE, "to": [1]},
        {"type": "offer", "give": {"ore": -1}, "want": ONE, "to": [1]},
        {"type": "offer", "give": {"ore": 20}, "want": ONE, "to": [1]},
        {"type": "offer", "give": {"ore": 1}, "want": ONE, "to": [4]},
    ],
)
def test_a_description_that_means_nothing_is_refused(described: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        SPEC.encode(SPEC.new(4), described)


@pytest.mark.parametrize(
    "described",
    [
        {"type": "rob", "victim": 0},
        {"type": "rob", "victim": 3},
        {**MARITIME, "rate": 1},
        {**MARITIME, "rate": 4},
        {**MARITIME, "rate": 99},
        {"type": "year_of_plenty", "cards": ["ore"]},
        {"type": "year_of_plenty", "cards": ["wood", "ore"]},
        {"type": "dice", "dice": [1, 1]},
        {"type": "dice", "dice": [6, 6]},
        {"type": "dice", "dice": [1, 6]},
        {"type": "hex", "hex": "A1", "terrain": "desert"},
        {"type": "discard", "seat": 3, "resource": "ore"},
        {"type": "offer", "give": {"ore": 19}, "want": ONE, "to": [0, 3]},
        {"type": "offer", "give": {}, "want": ONE, "to": []},
        {"type": "counter", "seat": 2, "give": {"ore": 3}, "want": {"wood": 1, "wool": 2}},
    ],
)
def test_a_description_leads_to_its_action_and_back(described: dict[str, Any]) -> None:
    game = SPEC.new(4)
    action = SPEC.encode(game, described)
    assert SPEC.describe(game, action) == described
    assert SPEC.parse_action(game, SPEC.action_name(game, action)) == action


def test_a_side_of_a_trade_without_cards_is_empty() -> None:
    assert actions.pack_side({"wood": 0, "ore": 2}) == actions.pack_side({"ore": 2})
    assert actions.pack_side({}) == 0


@pytest.mark.parametrize(
    "words",
    [
        "",
        "lunch",
        "roll now",
        "road",
        "road A1/A2 A1/B2",
        "road Z9/ne",
        "rob",
        "rob 1 2",
        "rob x",
        "monopoly gold",
        "trade 4 wood to ore",
        "trade 4 wood for",
        "trade x wood for ore",
        "plenty",
        "plenty ore ore ore",
        "dice 1",
        "dice 1 2 3",
        "hex A1",
        "hex A2 forest",
        "1: accept now",
        "1: shout",
        "x: accept",
        "1 accept",
        "1: counter 1 ore",
        "offer 1 wood to 1",
        "offer 1 wood for 1 ore",
        "offer 1 wood for 1 ore to x",
        "offer 1 gold for 1 ore to 1",
    ],
)
def test_words_that_mean_nothing_are_refused(words: str) -> None:
    with pytest.raises(BadNotation):
        SPEC.parse_action(SPEC.new(4), words)


def test_a_harbour_is_laid_in_its_place() -> None:
    game = table("harbours\nturn 0 phase=lay_harbours")
    assert SPEC.parse_action(game, "harbour A1/nw any") >= 0
    for words in ("harbour A1/ne any", "harbour any A1/nw", "harbour A1/nw"):
        with pytest.raises(BadNotation):
            SPEC.parse_action(game, words)


def test_what_was_not_understood_is_quoted_as_far_as_there_is_room() -> None:
    game = SPEC.new(4)
    with pytest.raises(BadNotation) as said:
        SPEC.parse_action(game, "x" * 200)
    assert said.value.params["text"] == "x" * 80
    with pytest.raises(BadNotation) as said:
        parse_cards("x" * 200)
    assert said.value.params["text"] == "x" * 40
    with pytest.raises(BadNotation) as said:
        actions.pack_side({"x" * 200: 1})
    assert said.value.params["text"] == "1 " + "x" * 38


@pytest.mark.parametrize(
    "number",
    [
        names.ACT_ROAD << 20 | 72,
        names.ACT_ROBBER << 20 | 19,
        names.ACT_ROB << 20 | 3,
        names.ACT_ROLL << 20 | 1,
        names.ACT_YEAR_OF_PLENTY << 20 | 5 << 3,
        names.ACT_DISCARD << 20 | 5,
        19 << 20,
        99 << 20,
    ],
)
def test_a_number_that_is_no_action_has_no_name(number: int) -> None:
    with pytest.raises(BadNotation):
        SPEC.describe(SPEC.new(3), number)


def test_cards_in_words() -> None:
    assert parse_cards("2 wood + ore") == {"wood": 2, "ore": 1}
    assert parse_cards(" nothing ") == {}
    assert parse_cards("100 wood") == {"wood": 100}
    assert cards_text({"wood": 2, "brick": 0, "ore": 1}) == "2 wood + 1 ore"
    assert cards_text({}) == "nothing"
    for text in ("", "gold", "2 3 wood", "x wood", "wood + wood", "1000 wood", "² wood", "wood +", "2"):
        with pytest.raises(BadNotation):
            parse_cards(text)
    assert [is_number(text) for text in ("7", "999", "1000", "²", "x", "")] == [True, True, *[False] * 4]


def test_offers_are_for_the_seats_of_a_table() -> None:
    asked = actions.pack_offer(names.ACT_OFFER, 0b11001, 1, actions.side_of(names.ORE, 1))
    assert SPEC.describe(SPEC.new(4), asked)["to"] == [0, 3]
    assert SPEC.parse_action(game := play(table()), "offer 1 wood for 1 ore to all") == SPEC.parse_action(
        game, "offer 1 wood for 1 ore to 1,2"
    )


def test_what_the_rest_of_the_program_asks_of_catan() -> None:
    """C1.1, C2.1, C8.4, C10.1."""
    game = table("seat 0 cards=monopoly")
    assert SPEC.fewest_at_table == 3
    assert SPEC.colours_have_seats({"setup": "beginner"})
    assert not SPEC.colours_have_seats({"setup": "variable"})
    reveals = [
        SPEC.reveals(game, SPEC.parse_action(game, move)) for move in ("monopoly ore", "end", "buy", "roll")
    ]
    assert reveals == [True, True, False, False]
    assert not SPEC.reveals(game, SPEC.parse_action(game, "trade 4 wood for ore"))
    assert not SPEC.reveals(game, SPEC.parse_action(game, "road A1/A2"))
    with pytest.raises(TypeError):
        SPEC.view(tilefolk.get("hunters").new(2), 0)


def test_a_position_has_one_to_four_seats() -> None:
    assert [Catan(players).players for players in (1, 4)] == [1, 4]
    for players in (0, 5):
        with pytest.raises(TilefolkError):
            Catan(players)
