"""Chapter 3.3: trade."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import allowed, events, hand, names, play, refused, seen, table
from tilefolk.core.errors import BadNotation
from tilefolk.games.catan import SPEC, actions
from tilefolk.games.catan import names as card_names
from tilefolk.games.catan.rules import Catan


def market(**options: str) -> Catan:
    hands = "seat 0 hand=2.wood,1.brick\nseat 1 hand=2.ore\nseat 2 hand=1.ore,1.wool"
    return table(hands, **options)


def test_c6_1_an_offer_to_all_is_accepted_declined_and_struck() -> None:
    game = play(market(), "offer 1 wood for 1 ore to all")
    assert seen(game)["to_move"] == [1, 2]
    play(game, "2: accept", "1: decline")
    assert names(game) == ["deal 2", "withdraw", "end"]
    assert events(game, "deal 2") == [
        {"kind": "deal", "seat": 0, "partner": 2, "give": {"wood": 1}, "want": {"ore": 1}}
    ]
    assert hand(game, 0) == {"wood": 1, "brick": 1, "ore": 1}
    assert hand(game, 2) == {"wood": 1, "wool": 1}
    assert seen(game)["phase"] == "main"
    assert seen(game)["offer"] is None


def test_c6_1_an_offer_to_some_asks_only_them() -> None:
    game = play(market(), "offer 1 wood for 1 ore to 2")
    assert seen(game)["to_move"] == [2]
    assert refused(game, "1: accept") == ("trade.not_asked", "C6.1")


def test_c6_1_any_mix_of_cards_on_both_sides() -> None:
    game = play(
        market(), "offer 2 wood + 1 brick for 1 wool + 1 ore to 1,2", "1: decline", "2: accept", "deal 2"
    )
    assert (hand(game, 0), hand(game, 2)) == ({"wool": 1, "ore": 1}, {"wood": 2, "brick": 1})


def test_c6_1_the_offerer_chooses_among_several() -> None:
    """And may do so before all have answered."""
    game = play(market(), "offer 1 wood for 1 ore to all", "1: accept")
    assert names(game, 0) == ["deal 1", "withdraw", "end"]
    assert names(game, 2) == ["2: decline", "2: accept"]
    play(game, "2: accept")
    assert names(game) == ["deal 1", "deal 2", "withdraw", "end"]


def test_c6_1_a_counter_offer() -> None:
    game = play(market(), "offer 1 wood for 1 ore to 1", "1: counter 2 ore for 2 wood + 1 brick")
    assert seen(game)["offer"]["answers"] == [
        {"seat": 1, "answer": "countered", "give": {"ore": 2}, "want": {"wood": 2, "brick": 1}}
    ]
    play(game, "deal 1")
    assert (hand(game, 0), hand(game, 1)) == ({"ore": 2}, {"wood": 2, "brick": 1})


def test_c6_1_a_counter_offer_that_can_not_be_met_can_not_be_struck() -> None:
    game = play(market(), "offer 1 wood for 1 ore to 1", "1: counter 1 ore for 1 grain")
    assert refused(game, "deal 1") == ("trade.not_held", "C6.1")
    assert names(game) == ["withdraw", "end"]


def test_c6_1_when_all_decline_the_offer_is_over() -> None:
    game = play(market(), "offer 1 wood for 1 ore to all", "1: decline", "2: decline")
    assert seen(game)["offer"] is None
    assert game.to_move == 0


def test_c6_1_an_offer_may_be_withdrawn_at_any_time() -> None:
    game = play(market(), "offer 1 wood for 1 ore to all")
    assert events(game, "withdraw") == [{"kind": "withdrawn", "seat": 0}]
    assert refused(game, "1: accept") == ("trade.no_offer", "C6.1")


def test_c6_1_the_others_do_not_trade_among_themselves() -> None:
    """Only the player on turn offers, and only he strikes a deal."""
    game = play(market(), "offer 1 wood for 1 ore to all")
    assert not any(name.startswith(("offer", "deal")) for seat in (1, 2) for name in names(game, seat))


@pytest.mark.parametrize(
    ("offer", "key"),
    [
        ("offer 1 wood for nothing to all", "trade.gift"),
        ("offer nothing for 1 ore to all", "trade.gift"),
        ("offer 2 wood for 1 wood to all", "trade.same_kind"),
        ("offer 1 wood + 1 brick for 1 wood to all", "trade.same_kind"),
        ("offer 3 wood for 1 ore to all", "trade.not_held"),
        ("offer 1 grain for 1 ore to all", "trade.not_held"),
        ("offer 1 wood for 1 ore to nobody", "trade.nobody"),
        ("offer 1 wood for 1 ore to 0,1", "trade.oneself"),
        ("offer 1 wood for 1 ore to 3", "trade.no_such_seat"),
    ],
)
def test_c6_1_no_gifts_nothing_alike_only_cards_really_held(offer: str, key: str) -> None:
    assert refused(market(), offer) == (key, "C6.1")


def test_c6_1_who_does_not_hold_the_cards_can_not_accept() -> None:
    game = play(market(), "offer 1 wood for 2 ore to all")
    assert refused(game, "2: accept") == ("trade.not_held", "C6.1")
    assert refused(game, "2: counter 2 ore for 1 wood") == ("trade.not_held", "C6.1")
    assert refused(game, "2: counter 1 ore for 1 ore") == ("trade.same_kind", "C6.1")
    play(game, "1: accept")
    assert refused(game, "1: decline") == ("trade.answered", "C6.1")
    assert refused(game, "deal 2") == ("trade.not_accepted", "C6.1")


def test_c6_1_nothing_else_happens_while_an_offer_is_open() -> None:
    game = play(market(), "offer 1 wood for 1 ore to all")
    assert refused(game, "buy") == ("turn.offer_open", "C6.1")


def test_c6_2_four_of_a_kind_for_one_at_any_time() -> None:
    game = table("seat 0 hand=4.wood,3.ore")
    assert names(game)[1:] == [f"trade 4 wood for {kind}" for kind in ("brick", "wool", "grain", "ore")]
    play(game, "trade 4 wood for grain")
    assert hand(game, 0) == {"grain": 1, "ore": 3}
    assert seen(game)["bank"]["wood"] == 19


def test_c6_2_four_for_one_before_anybody_has_a_harbour() -> None:
    four = dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 4)
    assert seen(SPEC.new(3))["rates"] == [four] * 3


def test_c6_2_three_for_one_at_a_common_harbour() -> None:
    game = table("seat 0 settlements=A1.n hand=3.wood")
    assert allowed(game, "trade 3 wood for ore")
    assert hand(play(game, "trade 3 wood for ore"), 0) == {"ore": 1}


def test_c6_2_two_for_one_at_a_special_harbour_and_only_its_kind() -> None:
    game = table("seat 0 cities=B1.nw hand=2.wood,3.ore")
    assert seen(game)["rates"][0] == {"wood": 2, "brick": 4, "wool": 4, "grain": 4, "ore": 4}
    assert allowed(game, "trade 2 wood for ore")
    assert refused(game, "trade 4 ore for wood") == ("trade.rate", "C6.2")


@pytest.mark.parametrize("rate", [1, 2, 3, 5, 99])
def test_c6_2_another_rate_than_ones_own_is_refused_with_the_right_one(rate: int) -> None:
    """Four for one without a harbour, however rich one is."""
    game = table("seat 0 hand=9.wood")
    said = game.explain(SPEC.parse_action(game, f"trade {rate} wood for ore"))
    assert said is not None
    assert (said.key, said.rule, said.params["rate"]) == ("catan.trade.rate", "C6.2", 4)
    described = {"type": "maritime", "give": "wood", "rate": rate, "get": "ore"}
    assert SPEC.describe(game, SPEC.encode(game, described)) == described
    assert not allowed(game, f"trade {rate} wood for ore")
    assert allowed(game, "trade 4 wood for ore")


def test_c6_2_only_what_the_bank_has() -> None:
    game = table("seat 0 hand=4.wood\nseat 1 hand=19.ore")
    assert refused(game, "trade 4 wood for ore") == ("trade.bank_lacks", "C6.2")


def test_c6_2_no_maritime_trade_of_a_kind_for_itself() -> None:
    assert refused(table("seat 0 hand=4.wood"), "trade 4 wood for wood") == ("trade.same_kind", "C6.2")


def test_c6_3_a_harbour_just_built_serves_at_once_only_in_the_mixed_phase() -> None:
    pieces = "seat 0 settlements=A1-A2-B2 roads=A1/A2,A1/ne hand=4.wood,1.brick,1.wool,1.grain"
    mixed = play(table(pieces, mixed_phase="yes"), "settlement A1.n")
    assert allowed(mixed, "trade 3 wood for ore")
    strict = play(table(pieces), "settlement A1.n")
    assert refused(strict, "trade 3 wood for ore") == ("trade.after_building", "C3.1")


def test_c1_6_nobody_can_offer_or_want_more_cards_than_there_are() -> None:
    game = market()
    assert allowed(game, "offer 1 wood for 19 ore to all")
    with pytest.raises(BadNotation):
        allowed(game, "offer 1 wood for 20 ore to all")


def test_c1_6_a_number_that_asks_for_twenty_cards_is_no_offer() -> None:
    game = market()
    wood = actions.side_of(card_names.WOOD, 1)
    for wanted, legal in ((19, True), (20, False)):
        ore = actions.side_of(card_names.ORE, wanted)
        assert game.is_legal(actions.pack_offer(card_names.ACT_OFFER, 0b110, wood, ore)) == legal


def test_c6_1_all_nineteen_cards_of_a_kind_may_be_offered() -> None:
    assert allowed(table("seat 0 hand=19.wood"), "offer 19 wood for 1 ore to 2")


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_c6_1_each_offers_to_the_others_and_never_to_himself(turn: int) -> None:
    game = table(f"seat {turn} hand=1.wood\nturn {turn} phase=main rolled=yes")
    for asked in range(3):
        assert allowed(game, f"offer 1 wood for 1 ore to {asked}") == (asked != turn)
    assert refused(game, "offer 1 wood for 1 ore to 0,1,2") == ("trade.oneself", "C6.1")


def test_c6_2_the_last_card_of_the_bank_can_be_got() -> None:
    game = table("seat 0 hand=4.wood\nseat 1 hand=18.ore")
    play(game, "trade 4 wood for ore")
    assert seen(game)["bank"]["ore"] == 0


def test_c6_1_who_has_answered_is_not_asked_again() -> None:
    game = play(market(), "offer 1 wood for 1 ore to all", "1: accept")
    assert names(game, 1) == []
    assert (game.to_move, seen(game)["to_move"]) == (2, [2])
    play(game, "2: decline")
    assert (game.to_move, seen(game)["to_move"]) == (0, [0])


def test_c6_1_the_first_seat_is_asked_like_any_other() -> None:
    game = play(table("seat 1 hand=1.wood\nturn 1 phase=main rolled=yes"), "offer 1 wood for 1 ore to all")
    assert (game.to_move, seen(game)["to_move"]) == (0, [0, 2])


@pytest.mark.parametrize(
    ("move", "seat"),
    [
        ("2: accept", 2),
        ("0: decline", 0),
        ("2: counter 1 ore for 1 wood", 2),
        ("deal 2", 1),
        ("offer 1 wood for 1 ore to 2", 1),
        ("withdraw", 1),
        ("2: discard ore", 2),
        ("0: discard ore", 0),
        ("dice 1 1", -1),
        ("stolen ore", -1),
        ("first 2", -1),
        ("end", 1),
    ],
)
def test_c6_1_answers_and_discards_belong_to_who_gives_them(move: str, seat: int) -> None:
    """Dice and draws belong to nobody, all else to the player on turn (C5.2, C3.1)."""
    game = table("seat 1 hand=1.wood\nturn 1 phase=main rolled=yes")
    assert game.seat_of(SPEC.parse_action(game, move)) == seat


def test_c6_1_a_position_can_be_written_however_many_offers_a_turn_has_seen() -> None:
    game = market()
    for _ in range(1_001):
        play(game, "offer 1 wood for 1 ore to all", "withdraw")
    assert SPEC.parse_position(SPEC.position_text(game)) == game
