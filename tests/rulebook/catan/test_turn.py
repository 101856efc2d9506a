"""Chapter 3: the turn."""

from __future__ import annotations

from tests.rulebook.catan.table import RICH, allowed, names, play, refused, seen, table


def test_c3_1_first_roll_then_trade_then_build() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2 roads=A2/B2 hand={RICH}\nturn 0 phase=before_roll turns=9")
    assert names(game) == ["roll"]
    for move in ("end", "road A1/A2", "trade 4 wood for ore", "buy"):
        assert refused(game, move) == ("turn.roll_first", "C3.1")
    play(game, "roll", "dice 1 1")
    assert refused(game, "roll") == ("turn.rolled", "C3.1")
    play(game, "trade 4 wood for ore", "road A1/A2")
    assert refused(game, "trade 4 wool for ore") == ("trade.after_building", "C3.1")
    assert refused(game, "offer 1 wool for 1 ore to 1") == ("trade.after_building", "C3.1")
    assert allowed(game, "city A1-A2-B2")


def test_c3_1_nothing_else_happens_while_the_dice_roll() -> None:
    game = play(table("turn 0 phase=before_roll turns=9"), "roll")
    for move in ("roll", "end", "buy", "road A1/A2"):
        assert refused(game, move) == ("chance", None)


def test_c3_1_buying_a_card_is_building() -> None:
    game = play(table(f"seat 0 hand={RICH}"), "buy", "card knight")
    assert refused(game, "trade 4 wood for ore") == ("trade.after_building", "C3.1")


def test_c3_1_trade_and_build_in_any_mix_by_option() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2 roads=A2/B2 hand={RICH}", mixed_phase="yes")
    play(game, "road A1/A2", "trade 4 wool for ore", "city A1-A2-B2")
    assert allowed(game, "end")


def test_c3_2_a_development_card_before_the_roll() -> None:
    cards = "1.knight,1.monopoly,1.year_of_plenty,1.road_building"
    game = table(f"seat 0 settlements=A1-A2-B2 cards={cards}\nturn 0 phase=before_roll turns=9")
    for move in ("knight", "monopoly ore", "plenty wood wood", "road-building"):
        assert allowed(game, move)
    play(game, "monopoly ore")
    assert names(game) == ["roll"]


def test_c3_2_one_development_card_a_turn() -> None:
    game = play(table("seat 0 cards=1.knight,1.monopoly"), "monopoly ore")
    assert refused(game, "knight") == ("card.one_a_turn", "C3.2")


def test_c3_2_none_that_was_bought_this_turn() -> None:
    game = play(table(f"seat 0 hand={RICH}"), "buy", "card monopoly")
    assert refused(game, "monopoly ore") == ("card.bought_now", "C3.2")
    assert refused(game, "knight") == ("card.not_held", "C3.2")


def test_c3_2_an_older_card_of_the_same_kind_may_be_played() -> None:
    game = play(table(f"seat 0 hand={RICH} cards=1.monopoly"), "buy", "card monopoly")
    assert allowed(game, "monopoly ore")


def test_c3_2_a_card_bought_last_turn_may_be_played() -> None:
    game = table(f"seat 0 hand={RICH}", players=2)
    play(game, "buy", "card knight", "end", "roll", "dice 1 1", "end")
    assert allowed(game, "knight")


def test_c3_3_then_the_left_neighbour() -> None:
    game = table()
    order = []
    for _ in range(4):
        order.append(game.to_move)
        play(game, "end", "roll", "dice 1 1")
    assert order == [0, 1, 2, 0]
    assert seen(game)["turn"] == 1


def test_c3_3_the_next_turn_begins_anew() -> None:
    """Nobody has rolled, played, built or offered in it."""
    game = table(
        f"seat 0 hand={RICH} cards=1.monopoly\nseat 1 hand=4.ore,1.wood cards=2.knight", offers="simple"
    )
    play(game, "offer 1 wood for 1 ore to 1", "1: decline", "monopoly wool", "buy", "card knight", "end")
    assert (seen(game)["move"], seen(game)["dice"]) == (10, None)
    assert not seen(game)["rolled"]
    assert not seen(game)["card_played"]
    assert names(play(game, "knight", "robber A1")) == ["roll"]
    play(game, "roll", "dice 1 1")
    assert allowed(game, "trade 4 ore for wool")
    assert "offer 1 ore for 1 wood to 0,2" in names(game)
    assert seen(game)["hands"][1]["bought_this_turn"] == 0


def test_c3_1_all_see_whether_there_may_be_trade() -> None:
    game = table("seat 0 hand=1.wool,1.grain,1.ore\nturn 0 phase=before_roll")
    assert not seen(game)["may_trade"]
    assert seen(play(game, "roll", "dice 1 1"))["may_trade"]
    assert not seen(play(game, "buy", "card knight"))["may_trade"]
    mixed = table("turn 0 phase=main rolled=yes has_built=yes", mixed_phase="yes")
    assert seen(mixed)["may_trade"]
