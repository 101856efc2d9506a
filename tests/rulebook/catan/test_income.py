"""Chapter 3.1: income."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.catan.table import events, hand, play, seen, table
from tilefolk import Rng
from tilefolk.games.catan import SPEC

ROLL = "turn 0 phase=before_roll turns=9"


def test_c4_1_a_settlement_brings_one_card_and_a_city_two() -> None:
    """6 names the hills B2 and the fields E2."""
    game = table(f"seat 0 settlements=A1-A2-B2\nseat 1 cities=B2-B3-C3\nseat 2 settlements=E2.s\n{ROLL}")
    play(game, "roll", "dice 3 3")
    assert [hand(game, seat) for seat in range(3)] == [{"brick": 1}, {"brick": 2}, {"grain": 1}]
    assert seen(game)["bank"]["brick"] == 16


def test_c4_1_every_settlement_at_the_hex_pays() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2,B2-B3-C3 cities=B1-B2-C2\n{ROLL}")
    assert hand(play(game, "roll", "dice 3 3"), 0) == {"brick": 4}


def test_c4_1_all_players_receive_not_only_the_roller() -> None:
    game = table(f"seat 2 settlements=A1-A2-B2\n{ROLL}")
    assert events(play(game, "roll"), "dice 2 4") == [
        {"kind": "roll", "seat": 0, "dice": [2, 4], "sum": 6},
        {"kind": "income", "seat": 2, "cards": {"brick": 1}},
    ]


def test_c4_2_the_robbers_hex_yields_nothing() -> None:
    game = table(f"robber B2\nseat 0 settlements=A1-A2-B2,E2.s\n{ROLL}")
    assert hand(play(game, "roll", "dice 3 3"), 0) == {"grain": 1}


def test_c4_3_short_bank_and_several_players_nobody_gets_any() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2\nseat 1 cities=B2-B3-C3\nseat 2 hand=17.brick\n{ROLL}")
    play(game, "roll")
    assert events(game, "dice 3 3")[1] == {"kind": "short", "resource": "brick", "lone": False, "left": 2}
    assert [hand(game, seat) for seat in (0, 1)] == [{}, {}]
    assert seen(game)["bank"]["brick"] == 2


def test_c4_3_short_bank_and_one_player_gets_what_is_left() -> None:
    game = table(f"seat 1 cities=A1-A2-B2,B2-B3-C3\nseat 2 hand=16.brick\n{ROLL}")
    assert hand(play(game, "roll", "dice 3 3"), 1) == {"brick": 3}


def test_c4_3_a_short_kind_does_not_touch_the_others() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2,E2.s\nseat 1 cities=B2-B3-C3\nseat 2 hand=17.brick\n{ROLL}")
    assert hand(play(game, "roll", "dice 3 3"), 0) == {"grain": 1}


def test_c4_3_the_last_cards_of_the_bank_are_paid_out_to_all() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2\nseat 1 cities=B2-B3-C3\nseat 2 hand=16.brick\n{ROLL}")
    play(game, "roll", "dice 3 3")
    assert [hand(game, seat) for seat in (0, 1)] == [{"brick": 1}, {"brick": 2}]
    assert seen(game)["bank"]["brick"] == 0


def test_c4_1_two_dice_fall_as_dice_do() -> None:
    """Of 36 throws 6 are doubles; every other pair comes twice."""
    game = play(table(ROLL), "roll")
    weights = {tuple(SPEC.describe(game, throw)["dice"]): n for throw, n in game.chance()}
    assert weights == {(a, b): 1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)}
    rng = Rng(4)
    thrown = Counter(tuple(SPEC.describe(game, game.sample_chance(rng))["dice"]) for _ in range(3600))
    assert set(thrown) == set(weights)
    assert all(abs(thrown[pair] - 100 * n) < 50 * n for pair, n in weights.items())


@pytest.mark.parametrize(
    ("at", "dice", "card"),
    [
        ("A3.n", "4 5", "wood"),
        ("B2-B3-C3", "3 3", "brick"),
        ("A2.n", "1 1", "wool"),
        ("B1.nw", "6 6", "grain"),
        ("A1.n", "4 6", "ore"),
    ],
)
@pytest.mark.parametrize("seat", [0, 2])
def test_c1_2_every_land_brings_its_resource(at: str, dice: str, card: str, seat: int) -> None:
    """Forest wood, hills brick, pasture wool, fields grain, mountains ore; whoever lives there."""
    game = table(f"seat {seat} settlements={at}\n{ROLL}")
    assert events(play(game, "roll"), f"dice {dice}")[1:] == [
        {"kind": "income", "seat": seat, "cards": {card: 1}}
    ]
    assert hand(game, seat) == {card: 1}


def test_c4_3_who_alone_is_concerned_is_named() -> None:
    game = table(f"seat 1 cities=A1-A2-B2,B2-B3-C3\nseat 2 hand=16.brick\n{ROLL}")
    told = events(play(game, "roll"), "dice 3 3")
    assert told[1] == {"kind": "short", "resource": "brick", "lone": True, "left": 3, "seat": 1}
    assert told[2] == {"kind": "income", "seat": 1, "cards": {"brick": 3}}
    first = table(f"seat 0 cities=A1-A2-B2,B2-B3-C3\nseat 2 hand=16.brick\n{ROLL}")
    told = events(play(first, "roll"), "dice 3 3")
    assert told[1] == {"kind": "short", "resource": "brick", "lone": True, "left": 3, "seat": 0}
