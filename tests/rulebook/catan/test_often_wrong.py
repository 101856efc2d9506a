"""Section 8: what other programs got wrong, line by line."""

from __future__ import annotations

from tests.rulebook.catan.table import RICH, allowed, hand, names, play, refused, seen, table
from tests.rulebook.catan.test_awards import LINE, WEST
from tests.rulebook.catan.test_material import FIFTEEN
from tilefolk.games.catan.geometry import DATA, GEOMETRY


def test_c9_1_a_road_counts_up_to_a_foreign_building_and_not_through_it() -> None:
    game = table(f"seat 0 roads={LINE},A1/A2 hand={RICH}\nseat 1 settlements=A1-A2")
    assert seen(game)["road_lengths"][0] == 5
    assert refused(game, "road A1/ne") == ("road.through_foreign", "C7.1")
    game = table(f"seat 0 roads={LINE},A1/A2,A1/ne\nseat 1 settlements=A1-A2")
    assert seen(game)["road_lengths"][0] == 5


def test_c9_2_roads_are_recounted_when_a_settlement_is_built() -> None:
    game = table(
        f"seat 0 roads={LINE},A1/A2\nseat 1 roads=B3/C3 hand={RICH}\n"
        "awards longest_road=0\nturn 1 phase=main rolled=yes"
    )
    play(game, "settlement B2-B3-C3")
    assert seen(game)["road_lengths"][0] == 3
    assert game.score(0) == 0


def test_c9_1_equal_length_never_takes_the_card() -> None:
    game = table(
        f"seat 0 roads={LINE},A1/A2\nseat 1 roads={WEST.rpartition(',')[0]} hand={RICH}\n"
        "awards longest_road=0\nturn 1 phase=main rolled=yes"
    )
    play(game, "road C1/nw")
    assert seen(game)["longest_road"] == 0


def test_c9_1_loops_each_path_once_an_intersection_twice() -> None:
    """Six roads round a hex are 6."""
    ring = "B2/C3,B3/C3,C3/C4,C3/D3,C3/D2,C2/C3"
    assert seen(table(f"seat 0 roads={ring}"))["road_lengths"][0] == 6
    # two rings that share a path: 11 roads in one line, through both ends of the shared path twice
    second = "B2/C2,B1/C2,C1/C2,C2/D1,C2/D2"
    assert seen(table(f"seat 0 roads={ring},{second}"))["road_lengths"][0] == 11


def test_c8_2_longest_road_by_road_building_counts_at_once_also_for_winning() -> None:
    """Also C10.1."""
    cities = "cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,D2-D3-E2"
    game = table(f"seat 0 {cities} roads={LINE} cards=1.road_building")
    play(game, "road-building", "road A1/A2")
    assert game.winners() == [0]


def test_c8_2_piece_limits_hold_for_free_roads_and_the_turn_does_not_hang() -> None:
    """Also C1.5."""
    game = table(f"seat 0 settlements=A1.n roads={FIFTEEN.rpartition(',')[0]} cards=1.road_building")
    play(game, "road-building", "road E3/e")
    assert seen(game)["pieces_left"][0]["road"] == 0
    assert names(game) == ["end"]


def test_c4_2_the_robber_blocks_one_hex_not_the_settlements_others() -> None:
    """9 names the forest A3 and the fields C1."""
    game = table("robber A3\nseat 0 settlements=A3.n,B1-C1\nturn 0 phase=before_roll")
    assert hand(play(game, "roll", "dice 4 5"), 0) == {"grain": 1}


def test_c4_1_two_hexes_of_one_kind_at_a_corner_pay_both() -> None:
    """Two hexes with 6 at one corner."""
    names = [name for name in GEOMETRY.hexes if name not in ("A1", "A2", "C3")]
    terrains = ["forest", "pasture", "fields"] * 4 + ["mountains"] * 3 + ["hills"]
    tokens = [token for token in DATA["tokens_in_letter_order"] if token != 6]
    others = " ".join(
        f"{name}={terrain}.{token}" for name, terrain, token in zip(names, terrains, tokens, strict=True)
    )
    game = table(
        f"hexes A1=hills.6 A2=hills.6 C3=desert {others}\nseat 0 settlements=A1-A2\nturn 0 phase=before_roll"
    )
    assert hand(play(game, "roll", "dice 3 3"), 0) == {"brick": 2}


def test_c1_6_everything_paid_goes_back_to_the_bank() -> None:
    """The sum of each resource is always 19."""
    game = table(f"seat 0 settlements=A1-A2-B2 hand={RICH}\nseat 1 hand=9.ore", mixed_phase="yes")

    def total() -> list[int]:
        return [sum(cards) for cards in zip(*game.hand, *game.laid_aside, game.bank, strict=True)]

    for move in (
        "road A2/B2",
        "buy",
        "card knight",
        "city A1-A2-B2",
        "trade 4 wood for ore",
        "end",
        "roll",
        "dice 3 4",
    ):
        play(game, move)
        assert total() == [19] * 5
    while seen(game)["phase"] == "discard":
        game.apply(game.legal()[0])
        assert total() == [19] * 5
    assert seen(game)["hands"][1]["count"] == 5


def test_c6_1_both_must_hold_the_cards_at_the_moment_of_the_deal() -> None:
    """The acceptor's card is gone when the deal is to be struck."""
    game = table(
        "seat 0 hand=1.wood\nseat 1 hand=1.wool answer=accepted\nseat 2 hand=1.ore answer=accepted\n"
        "turn 0 phase=offer rolled=yes\noffer 1 wood for 1 ore to 1,2"
    )
    assert refused(game, "deal 1") == ("trade.partner_lacks", "C6.1")
    assert allowed(game, "deal 2")
    poor = table(
        "seat 0 hand=1.brick\nseat 2 hand=1.ore answer=accepted\n"
        "turn 0 phase=offer rolled=yes\noffer 1 wood for 1 ore to 2"
    )
    assert refused(poor, "deal 2") == ("trade.not_held", "C6.1")


def test_c6_1_the_offerer_is_never_asked_about_his_own_offer() -> None:
    game = play(table("seat 0 hand=1.wood\nseat 1 hand=1.ore"), "offer 1 wood for 1 ore to all")
    assert refused(game, "0: accept") == ("trade.not_asked", "C6.1")
    assert seen(game)["to_move"] == [1, 2]


def test_c6_1_an_offer_ends_with_the_turn() -> None:
    game = play(table("seat 0 hand=1.wood\nseat 1 hand=1.ore"), "offer 1 wood for 1 ore to all", "end")
    assert seen(game)["offer"] is None
    assert game.to_move == 1
    assert names(game) == ["roll"]


def test_c6_2_a_common_harbour_needs_three_alike_and_the_best_rate_applies() -> None:
    game = table("seat 0 settlements=A1.n hand=2.wood,2.ore")
    assert refused(game, "trade 3 wood for wool") == ("trade.rate", "C6.2")
    both = table("seat 0 settlements=A1.n,B1.nw hand=2.wood,3.ore")
    assert seen(both)["rates"][0] == {"wood": 2, "brick": 3, "wool": 3, "grain": 3, "ore": 3}
    assert allowed(both, "trade 2 wood for wool")


def test_c10_1_points_reached_on_anothers_turn_win_only_at_the_start_of_the_own_if_still_there() -> None:
    """Seat 0's road is cut by seat 1, the card is now seat 2's."""
    cities = "cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,E3.s"
    game = table(
        f"seat 0 roads={LINE},A1/A2\nseat 1 roads=B3/C3 hand=1.wood,1.brick,1.wool,1.grain\n"
        f"seat 2 {cities} roads={WEST}\nawards longest_road=0\nturn 1 phase=main rolled=yes"
    )
    play(game, "settlement B2-B3-C3")
    assert game.score(2) == 10
    assert not game.is_over
    assert play(game, "end").winners() == [2]


def test_c2_2_six_and_eight_never_touch() -> None:
    """All places of the desert and all corners, in test_setup."""
    from tests.rulebook.catan import test_setup

    test_setup.test_c2_2_six_and_eight_never_touch("C3")
