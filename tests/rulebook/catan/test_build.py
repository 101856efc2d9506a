"""Chapter 3.4: building."""

from __future__ import annotations

from tests.rulebook.catan.table import RICH, allowed, events, hand, names, play, refused, seen, table


def test_c7_1_a_road_costs_brick_and_wood() -> None:
    game = play(table("seat 0 settlements=A1-A2-B2 hand=1.brick,1.wood,1.ore"), "road A2/B2")
    assert hand(game, 0) == {"ore": 1}
    assert seen(game)["roads"] == [{"seat": 0, "at": "A2/B2"}]
    assert refused(game, "road A2/B3") == ("build.cards_missing", "C7.1")


def test_c7_1_a_road_touches_an_own_road_settlement_or_city() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2 cities=C4-C5-D4 roads=D1/D2 hand={RICH}")
    roads = [name for name in names(game) if name.startswith("road")]
    assert roads == [
        *("road A1/A2", "road A1/B2", "road A2/B2"),
        *("road C4/C5", "road C2/D1", "road C2/D2", "road C4/D4", "road C5/D4", "road D1/E1", "road D2/E1"),
    ]
    assert refused(game, "road D3/D4") == ("road.not_connected", "C7.1")


def test_c7_1_one_road_a_path() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2 hand={RICH}\nseat 1 roads=A2/B2")
    assert refused(game, "road A2/B2") == ("road.taken", "C7.1")


def test_c7_1_a_road_does_not_go_on_through_a_foreign_building() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2 roads=A2/B2 hand={RICH}\nseat 1 settlements=A2-B2-B3")
    assert refused(game, "road B2/B3") == ("road.through_foreign", "C7.1")
    assert allowed(game, "road A1/A2")


def test_c7_2_a_settlement_costs_one_each_and_brings_a_point() -> None:
    game = table("seat 0 roads=A2/B2 hand=1.brick,1.wood,1.wool,1.grain")
    play(game, "settlement A1-A2-B2")
    assert (hand(game, 0), game.scores()) == ({}, [1, 0, 0])
    assert seen(game)["bank"]["wool"] == 19


def test_c7_2_a_settlement_needs_an_own_road() -> None:
    game = table(f"seat 0 roads=A2/B2 hand={RICH}\nseat 1 roads=D1/D2")
    assert refused(game, "settlement C2-D1-D2") == ("settlement.no_road", "C7.2")
    assert allowed(game, "settlement A2-B2-B3")


def test_c7_2_the_distance_rule() -> None:
    """Own and foreign buildings alike."""
    game = table(f"seat 0 roads=A2/B2,B2/B3,B2/C3 hand={RICH}\nseat 1 settlements=A2-B2-B3")
    assert refused(game, "settlement A1-A2-B2") == ("settlement.too_close", "C7.2")
    assert refused(game, "settlement B2-B3-C3") == ("settlement.too_close", "C7.2")
    assert refused(game, "settlement A2-B2-B3") == ("settlement.taken", "C7.2")
    assert allowed(game, "settlement B2-C2-C3")


def test_c7_2_a_settlement_that_can_not_be_paid() -> None:
    game = table("seat 0 roads=A2/B2 hand=1.brick,1.wood,1.wool")
    assert refused(game, "settlement A1-A2-B2") == ("build.cards_missing", "C7.2")


def test_c7_3_a_city_replaces_an_own_settlement() -> None:
    game = table("seat 0 settlements=A1-A2-B2 hand=3.ore,2.grain\nseat 1 settlements=D1-D2-E1")
    assert refused(game, "city D1-D2-E1") == ("city.no_settlement", "C7.3")
    play(game, "city A1-A2-B2")
    assert game.scores() == [2, 1, 0]
    assert hand(game, 0) == {}
    assert seen(game)["cities"] == [{"seat": 0, "at": "A1-A2-B2"}]
    assert refused(game, "city A1-A2-B2") == ("city.already", "C7.3")


def test_c7_3_a_city_that_can_not_be_paid() -> None:
    game = table("seat 0 settlements=A1-A2-B2 hand=2.ore,2.grain")
    assert refused(game, "city A1-A2-B2") == ("build.cards_missing", "C7.3")


def test_c7_4_a_development_card_is_the_top_of_the_pile_and_secret() -> None:
    game = table("seat 0 hand=1.ore,1.wool,1.grain")
    play(game, "buy")
    assert [weight for _, weight in game.chance()] == [14, 2, 2, 2, 5]
    other = game.copy()
    assert events(game, "card monopoly", seat=0) == [{"kind": "bought", "seat": 0, "card": "monopoly"}]
    assert events(other, "card monopoly", seat=1) == [{"kind": "bought", "seat": 0}]
    assert hand(game, 0) == {}
    assert refused(game, "buy") == ("build.cards_missing", "C7.4")


def test_c7_4_no_card_to_buy_from_an_empty_pile() -> None:
    game = table(f"seat 0 hand={RICH}\npile knight=0")
    assert refused(game, "buy") == ("card.pile_empty", "C7.4")


def test_c7_5_as_many_builds_as_can_be_paid() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2 hand={RICH}")
    play(game, "road A2/B2", "road B2/B3", "settlement B2-B3-C3", "city A1-A2-B2", "buy", "card knight")
    assert hand(game, 0) == {"wood": 2, "brick": 2, "wool": 3, "grain": 1, "ore": 1}


def test_c7_6_victory_point_cards_count_at_once_and_stay_hidden() -> None:
    game = play(table(f"seat 0 settlements=A1-A2-B2 hand={RICH}"), "buy", "card victory_point")
    assert game.score(0) == 2
    assert seen(game, 0)["scores"][0] == 2
    assert seen(game, 1)["scores"][0] == 1
    assert "victory_points" not in seen(game, 1)["points"][0]


def test_c7_6_a_victory_point_card_bought_this_turn_wins() -> None:
    nine = "seat 0 settlements=A1-A2-B2 cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,D2-D3-E2"
    game = play(table(f"{nine} hand=1.ore,1.wool,1.grain"), "buy", "card victory_point")
    assert game.winners() == [0]
