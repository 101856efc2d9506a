"""Chapter 7: what a seat can't know may be anything that fits what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.rulebook.catan.table import play, seen, table
from tilefolk import Rng
from tilefolk.games.catan import SPEC, names
from tilefolk.games.catan.rules import Catan

EIGHT = "cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,D2-D3-E2"
NINE = f"{EIGHT} settlements=A1-A2-B2"


def guesses(game: Catan, seat: int, number: int = 240) -> Iterator[Catan]:
    """What the seat may think of; always the same guesses."""
    rng = Rng(7)
    for _ in range(number):
        guess = game.copy()
        guess.redeterminise(seat, rng)
        assert seen(guess, seat) == seen(game, seat)
        yield guess


def is_near(number: int, expected: float) -> bool:
    """Four standard deviations of 240 throws or less."""
    return abs(number - expected) < 31


def test_c11_1_all_cards_that_nobody_showed_may_be_in_any_other_hand() -> None:
    """Two of four cards: both ores in one of six, one of each in four of six."""
    game = table("seat 0 hand=3.wood\nseat 1 hand=2.ore known=nothing\nseat 2 hand=2.wool known=nothing")
    ores = Counter(guess.hand[1][names.ORE] for guess in guesses(game, 0))
    assert set(ores) == {0, 1, 2}
    assert is_near(ores[0], 40)
    assert is_near(ores[2], 40)
    for guess in guesses(game, 0, 20):
        assert guess.hand[0] == [3, 0, 0, 0, 0]
        assert [a + b for a, b in zip(guess.hand[1], guess.hand[2], strict=True)] == [0, 0, 2, 0, 2]


def test_c11_1_what_was_seen_to_come_to_a_hand_stays_there() -> None:
    game = table("seat 1 hand=2.ore,1.brick known=1.ore,1.brick\nseat 2 hand=1.wool known=nothing")
    held = Counter(tuple(guess.hand[1]) for guess in guesses(game, 0))
    assert set(held) == {(0, 1, 0, 0, 2), (0, 1, 1, 0, 1)}
    assert is_near(held[0, 1, 1, 0, 1], 120)
    assert {tuple(guess.hand[1]) for guess in guesses(game, 1, 9)} == {(0, 1, 0, 0, 2)}


def test_c5_2_which_cards_were_laid_aside_is_a_secret_until_all_have_chosen() -> None:
    game = table(
        "seat 0 hand=8.wood owes=4\nseat 2 hand=4.ore,3.wool laid_aside=1.ore owes=3 known=5.ore,3.wool\n"
        "turn 0 phase=discard rolled=yes dice=3,4"
    )
    aside = Counter(tuple(guess.laid_aside[2]) for guess in guesses(game, 0))
    assert set(aside) == {(0, 0, 0, 0, 1), (0, 0, 1, 0, 0)}
    assert is_near(aside[0, 0, 1, 0, 0], 240 * 3 / 8)
    for guess in guesses(game, 0, 20):
        assert [a + b for a, b in zip(guess.hand[2], guess.laid_aside[2], strict=True)] == [0, 0, 3, 0, 5]
    assert {tuple(guess.laid_aside[2]) for guess in guesses(game, 2, 9)} == {(0, 0, 0, 0, 1)}


def test_c11_1_a_development_card_may_be_any_that_is_not_the_own() -> None:
    """Of 25, seat 0 holds a monopoly: among the other 24 are 14 knights and 5 victory points."""
    game = table("seat 0 cards=1.monopoly\nseat 1 cards=1.road_building")
    cards = Counter(tuple(guess.development_cards[1]).index(1) for guess in guesses(game, 0))
    assert set(cards) == set(range(names.KINDS))
    assert is_near(cards[names.KNIGHT], 140)
    assert is_near(cards[names.VICTORY_POINT], 50)
    for guess in guesses(game, 0, 20):
        assert guess.development_cards[0] == [0, 0, 0, 1, 0]
        left = [a + b for a, b in zip(guess.pile, guess.development_cards[1], strict=True)]
        assert left == [14, 2, 2, 1, 5]


@pytest.mark.parametrize(("pieces", "most"), [(NINE, 0), (EIGHT, 1), ("", 2)])
def test_c10_1_nobody_who_has_had_a_turn_hides_a_win(pieces: str, most: int) -> None:
    game = table(f"seat 1 {pieces} cards=2.knight")
    hidden = Counter(guess.development_cards[1][names.VICTORY_POINT] for guess in guesses(game, 0))
    assert set(hidden) == set(range(most + 1))
    if most == 1:  # two cards of 25, one of them a victory point: the second is drawn again if it is one
        assert is_near(hidden[1], 240 * (1 - 20 / 25 * 19 / 24))


def test_c10_1_a_win_is_hidden_where_no_other_card_is_left() -> None:
    """Ten points that were reached on another's turn."""
    game = table(f"seat 1 {NINE} cards=1.victory_point\npile victory_point=4")
    assert {guess.score(1) for guess in guesses(game, 0, 9)} == {10}
    one_knight = table(f"seat 1 {NINE} cards=1.knight\npile victory_point=4")
    assert {guess.score(1) for guess in guesses(one_knight, 0)} <= {9, 10}


def test_c3_2_which_cards_were_bought_this_turn_is_a_secret_too() -> None:
    game = table(
        "seat 0 cards=2.knight,1.monopoly\nturn 0 phase=main rolled=yes bought=1.monopoly\npile knight=0"
    )
    bought = Counter(tuple(guess.bought_this_turn).index(1) for guess in guesses(game, 1))
    assert set(bought) == {names.KNIGHT, names.MONOPOLY}
    assert is_near(bought[names.MONOPOLY], 80)
    assert {tuple(guess.bought_this_turn) for guess in guesses(game, 0, 9)} == {(0, 0, 0, 1, 0)}


def known(game: Catan, seat: int) -> list[int]:
    """What every careful onlooker knows to be in a hand."""
    return list(game.known_hand[seat])


def test_c11_1_a_stolen_card_makes_two_hands_less_known() -> None:
    """It may be of any kind that the victim held."""
    game = table("seat 0 hand=1.wood cards=1.knight\nseat 1 settlements=A1-A2-B2 hand=2.ore,1.wool,1.brick")
    play(game, "knight", "robber B2", "stolen ore")
    assert known(game, 1) == [0, 0, 0, 0, 1]
    assert known(game, 0) == [1, 0, 0, 0, 0]


def test_c11_1_a_card_stolen_from_a_hand_of_one_kind_is_known_to_all() -> None:
    game = table("seat 0 cards=1.knight\nseat 1 settlements=A1-A2-B2 hand=2.ore")
    play(game, "knight", "robber B2", "stolen ore")
    assert (known(game, 0), known(game, 1)) == ([0, 0, 0, 0, 1], [0, 0, 0, 0, 1])


def test_c11_1_who_offers_accepts_or_counters_shows_the_cards() -> None:
    game = table(
        "seat 0 hand=2.wood,1.brick known=nothing\nseat 1 hand=2.ore known=nothing\n"
        "seat 2 hand=2.wool,1.ore known=1.wool"
    )
    play(game, "offer 1 wood + 1 brick for 1 ore to all", "1: accept", "2: counter 2 wool for 1 brick")
    assert [known(game, seat) for seat in range(3)] == [[1, 1, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 2, 0, 0]]
    play(game, "deal 1")
    assert [known(game, seat) for seat in range(2)] == [[0, 0, 0, 0, 1], [1, 1, 0, 0, 0]]


def test_c11_1_who_shows_fewer_cards_than_are_known_hides_none() -> None:
    game = table("seat 0 hand=3.wood known=2.wood\nseat 1 hand=1.ore")
    assert known(play(game, "offer 1 wood for 1 ore to 1"), 0) == [2, 0, 0, 0, 0]


def test_c11_1_cards_that_leave_a_hand_in_the_open_were_the_known_ones() -> None:
    game = table("seat 0 hand=6.wood known=5.wood")
    play(game, "trade 4 wood for ore")
    assert known(game, 0) == [1, 0, 0, 0, 1]
    hidden = table("seat 0 hand=6.wood known=3.wood")
    play(hidden, "trade 4 wood for ore")
    assert known(hidden, 0) == [0, 0, 0, 0, 1]


def test_c8_4_after_a_monopoly_the_cards_taken_are_known() -> None:
    game = table("seat 0 cards=1.monopoly\nseat 1 hand=3.ore known=1.ore\nseat 2 hand=1.wool known=nothing")
    play(game, "monopoly ore")
    assert [known(game, seat) for seat in range(3)] == [[0, 0, 0, 0, 3], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]


def test_c5_2_cards_that_nobody_knows_may_be_laid_aside_or_held() -> None:
    game = table(
        "seat 0 hand=8.wood owes=4\nseat 1 hand=2.brick known=nothing\n"
        "seat 2 hand=4.ore,3.wool laid_aside=1.ore owes=3 known=1.ore\nturn 0 phase=discard rolled=yes dice=3,4"
    )
    for guess in guesses(game, 0, 40):
        assert [sum(guess.hand[seat]) for seat in range(3)] == [8, 2, 7]
        assert sum(guess.laid_aside[2]) == 1
        together = [sum(kind) for kind in zip(*guess.hand[1:3], guess.laid_aside[2], strict=True)]
        assert together == [0, 2, 3, 0, 5]


def test_c5_3_the_card_that_is_stolen_is_drawn_from_the_hand() -> None:
    game = table("seat 1 hand=3.wood,1.ore\nturn 0 phase=theft victim=1 rolled=yes")
    rng = Rng(3)
    drawn = Counter(SPEC.action_name(game, game.sample_chance(rng)) for _ in range(240))
    assert set(drawn) == {"stolen wood", "stolen ore"}
    assert is_near(drawn["stolen ore"], 60)
