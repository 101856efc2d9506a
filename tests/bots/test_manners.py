"""Bots don't nag: an offer of Catan that nobody took is not made again for some rounds."""

from __future__ import annotations

from collections import Counter

import tilefolk
from benchmarks import trades
from tilefolk import bots
from tilefolk.bots import manners
from tilefolk.bots.manners import FORGOTTEN_AFTER, turned_down
from tilefolk.games.catan import actions, names

PLAYERS, SEAT, OTHERS = 4, 0, 0b1110
END = actions.pack_action(names.ACT_END, 0)
WITHDRAW = actions.pack_action(names.ACT_WITHDRAW, 0)
DEAL = actions.pack_action(names.ACT_DEAL, 1)
WOOD_FOR_ORE = names.ACT_OFFER << actions.OFFER_TAG_SHIFT | OTHERS << actions.WHO_SHIFT | 1


def test_an_offer_that_came_to_nothing_is_shunned_for_some_rounds():
    assert turned_down([WOOD_FOR_ORE, WITHDRAW], SEAT, PLAYERS) == {WOOD_FOR_ORE}
    rounds = [END] * PLAYERS * FORGOTTEN_AFTER
    assert turned_down([WOOD_FOR_ORE, WITHDRAW, *rounds], SEAT, PLAYERS) == {WOOD_FOR_ORE}
    assert turned_down([WOOD_FOR_ORE, WITHDRAW, *rounds, END], SEAT, PLAYERS) == frozenset()


def test_an_offer_that_was_taken_or_was_another_seats_is_not():
    assert turned_down([WOOD_FOR_ORE, DEAL], SEAT, PLAYERS) == frozenset()
    assert turned_down([WOOD_FOR_ORE, WITHDRAW, END], 1, PLAYERS) == frozenset()
    assert turned_down([WOOD_FOR_ORE, WITHDRAW, END, WOOD_FOR_ORE, DEAL], SEAT, PLAYERS) == {WOOD_FOR_ORE}


def test_whoever_shuns_everything_still_acts():
    game = tilefolk.start("catan", players=3, seed=1).game
    bot = bots.make("hard", game.spec, 1)
    assert bot.choose(game, game.to_move, game.legal()) in game.legal()


def test_at_a_table_no_bot_repeats_itself(monkeypatch):
    """Hard players who never take an offer: none is made twice within the rounds."""
    match = tilefolk.start("catan", players=3, seed=3)
    table = {seat: bots.make("hard", match.spec, seat) for seat in range(3)}
    made: list[tuple[int, int]] = []
    while not match.game.is_over and len(made) < 12:
        seat = match.game.to_move
        if match.game.phase == names.PHASE_OFFER:
            no = [
                one
                for one in match.game.legal()
                if actions.tag_of(one) in (names.ACT_DECLINE, names.ACT_WITHDRAW)
            ]
            match.play(no[0])
            continue
        action = table[seat].choose(match.game, seat, manners.shunned(match, seat))
        if actions.tag_of(action) == names.ACT_OFFER:
            assert not [
                1 for turn, one in made if one == action and match.game.turns - turn <= 3 * FORGOTTEN_AFTER
            ]
            made.append((match.game.turns, action))
        match.play(action)
    assert len({action for _, action in made}) > 1


def test_hard_trades_now_and_then_and_most_offers_are_taken():
    counts = Counter()
    for number in range(4):
        trades.play(number, "simple", trades.NOBODY, counts)
    assert 0.05 < counts["offers"] / counts["turns"] < 0.5
    assert counts["deals"] > counts["offers"] / 2
    assert counts["counter-offers"] == 0
    trades.play(0, "wide", 1, counts)
    assert counts["counter-offers"] > 0
