"""Chapter 3.4: building."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import RICH, allowed, events, hand, names, play, refused, seen, table
from tests.rulebook.catan.test_material import FIFTEEN
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.geometry import GEOMETRY


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
    assert seen(game, 0)["points"][0]["victory_points"] == 1
    assert "victory_points" not in seen(game, 1)["points"][0]


def test_c7_6_a_victory_point_card_bought_this_turn_wins() -> None:
    nine = "seat 0 settlements=A1-A2-B2 cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,D2-D3-E2"
    game = play(table(f"{nine} hand=1.ore,1.wool,1.grain"), "buy", "card victory_point")
    assert game.winners() == [0]


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
@pytest.mark.parametrize(("home", "path"), [("A1.n", "A1/ne"), ("E3.s", "E3/se")])
def test_c7_1_no_road_beside_another_whosever_it_is(owner: int, home: str, path: str) -> None:
    """In the north as in the south."""
    seats = {0: f"settlements={home} hand={RICH}"}
    seats[owner] = f"{seats.get(owner, '')} roads={path}"
    lines = [f"seat {seat} {pieces}" for seat, pieces in sorted(seats.items())]
    game = table("\n".join(lines), players=4)
    assert f"road {path}" not in names(game)
    assert refused(game, f"road {path}") == ("road.taken", "C7.1")


@pytest.mark.parametrize("path", ["A1/nw", "C2/C3", "C3/C4", "E3/se"])
def test_c7_1_a_road_that_is_built_lies_where_one_that_was_there_lies(path: str) -> None:
    """The first and the last path, and the middle ones."""
    ends = GEOMETRY.path_ends[GEOMETRY.path_id(path)]
    home = GEOMETRY.intersections[ends[0]]
    game = play(table(f"seat 0 settlements={home} hand=1.wood,1.brick"), f"road {path}")
    again = SPEC.parse_position(SPEC.position_text(game))
    assert again.snapshot() == game.snapshot()
    assert f"road {path}" not in names(table(f"seat 0 settlements={home} roads={path} hand={RICH}"))
    assert seen(game)["road_lengths"][0] == 1


def test_c7_1_roads_in_the_middle_of_the_island_are_roads_like_others() -> None:
    """A line of five through C2/C3 and C3/C4, built one by one."""
    game = table("seat 0 settlements=C2-C3-D2 hand=5.wood,5.brick")
    for length, path in enumerate(("C2/C3", "B2/C3", "B3/C3", "C3/C4", "C3/D3"), 1):
        play(game, f"road {path}")
        assert seen(game)["road_lengths"][0] == length
    assert seen(game)["pieces_left"][0]["road"] == 10


def test_c1_5_the_last_settlement_city_and_road_can_be_built() -> None:
    four = "settlements=A1.n,A2.n,A3.n,C1-C2-D1 roads=B2/C3"
    game = play(table(f"seat 0 {four} hand={RICH}"), "settlement B2-C2-C3")
    assert seen(game)["pieces_left"][0]["settlement"] == 0
    three = "settlements=C1-C2-D1 cities=A1.n,A2.n,A3.n"
    game = play(table(f"seat 0 {three} hand={RICH}"), "city C1-C2-D1")
    assert seen(game)["pieces_left"][0] == {"road": 15, "settlement": 5, "city": 0}
    fourteen = FIFTEEN.rpartition(",")[0]
    game = play(table(f"seat 0 roads={fourteen} hand={RICH}"), "road E3/e")
    assert seen(game)["pieces_left"][0]["road"] == 0


def test_c7_4_the_last_card_of_the_pile_can_be_bought() -> None:
    game = play(table(f"seat 0 hand={RICH}\npile monopoly=1"), "buy")
    assert [(SPEC.action_name(game, card), n) for card, n in game.chance()] == [("card monopoly", 1)]
    play(game, "card monopoly")
    assert seen(game)["development_left"] == 0
    assert refused(game, "buy") == ("card.pile_empty", "C7.4")


@pytest.mark.parametrize("at", ["A1.n", "A1.nw", "B1.nw", "C5.ne", "E3.s"])
def test_c6_2_a_settlement_that_is_built_opens_its_harbour(at: str) -> None:
    """As one does that stands there."""
    node = GEOMETRY.intersection_id(at)
    path = next(name for name, ends in zip(GEOMETRY.paths, GEOMETRY.path_ends, strict=True) if node in ends)
    built = play(table(f"seat 0 roads={path} hand=1.wood,1.brick,1.wool,1.grain"), f"settlement {at}")
    assert SPEC.parse_position(SPEC.position_text(built)).snapshot() == built.snapshot()
