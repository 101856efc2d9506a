"""Chapter 4: development cards."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import allowed, events, hand, names, play, refused, seen, table
from tests.rulebook.catan.test_material import FIFTEEN


def test_c8_1_a_knight_moves_the_robber_and_robs() -> None:
    game = table("seat 0 cards=1.knight\nseat 1 settlements=A1-A2-B2 hand=1.ore")
    play(game, "knight", "robber B2", "stolen ore")
    assert hand(game, 0) == {"ore": 1}
    assert seen(game)["knights"] == [1, 0, 0]
    assert seen(game)["hands"][0]["development"] == 0
    assert seen(game)["phase"] == "main"


def test_c8_1_a_knight_before_the_roll_leads_back_to_the_roll() -> None:
    game = table("seat 0 cards=1.knight\nturn 0 phase=before_roll turns=9")
    play(game, "knight", "robber B2")
    assert names(game) == ["roll"]


def test_c8_2_road_building_gives_two_roads_at_once() -> None:
    """For free, and nothing else between them."""
    game = play(table("seat 0 settlements=A1-A2-B2 cards=1.road_building"), "road-building", "road A2/B2")
    assert refused(game, "end") == ("turn.free_roads_first", "C8.2")
    assert all(name.startswith("road ") for name in names(game))
    assert refused(game, "road D1/D2") == ("road.not_connected", "C7.1")
    play(game, "road B2/B3")
    assert names(game) == ["end"]


def test_c8_2_road_building_with_one_road_left() -> None:
    fourteen = FIFTEEN.rpartition(",")[0]
    game = table(f"seat 0 settlements=A1.n roads={fourteen} cards=1.road_building")
    play(game, "road-building", "road A1/w")
    assert seen(game)["phase"] == "main"


def test_c8_2_road_building_without_a_road_or_a_place_can_not_be_played() -> None:
    none_left = table(f"seat 0 settlements=A1.n roads={FIFTEEN} cards=1.road_building")
    assert refused(none_left, "road-building") == ("road.none_left", "C1.5")
    walled = table(
        "seat 0 settlements=A1.n roads=A1/ne,A1/nw cards=1.road_building\nseat 1 settlements=A1-A2,A1.nw"
    )
    assert refused(walled, "road-building") == ("card.no_road_place", "C8.2")


def test_c8_2_road_building_with_one_legal_path_left() -> None:
    game = table("seat 0 settlements=A1.n roads=A1/nw cards=1.road_building\nseat 1 settlements=A1-A2,A1.nw")
    play(game, "road-building", "road A1/ne")
    assert seen(game)["phase"] == "main"


def test_c8_2_road_building_before_the_roll() -> None:
    game = table("seat 0 settlements=A1.n cards=1.road_building\nturn 0 phase=before_roll turns=9")
    assert names(play(game, "road-building", "road A1/ne", "road A1/nw")) == ["roll"]


def test_c8_2_road_building_does_not_end_the_time_to_trade() -> None:
    """A card is played, nothing is built for cards (C3.1)."""
    game = table("seat 0 settlements=A1.n hand=4.ore cards=1.road_building")
    assert allowed(play(game, "road-building", "road A1/ne", "road A1/nw"), "trade 3 ore for wood")


def test_c8_3_year_of_plenty_gives_any_two_cards() -> None:
    game = table("seat 0 cards=2.year_of_plenty")
    assert len([name for name in names(game) if name.startswith("plenty")]) == 15
    alike = play(game.copy(), "plenty ore ore")
    assert hand(alike, 0) == {"ore": 2}
    assert hand(play(game, "plenty grain wood"), 0) == {"wood": 1, "grain": 1}
    assert seen(game)["bank"]["wood"] == 18


def test_c8_3_year_of_plenty_as_far_as_the_bank_has_them() -> None:
    game = table("seat 0 cards=1.year_of_plenty\nseat 1 hand=19.wood,18.ore")
    assert refused(game, "plenty wood ore") == ("card.bank_lacks", "C8.3")
    assert refused(game, "plenty ore ore") == ("card.bank_lacks", "C8.3")
    assert refused(game, "plenty ore") == ("card.bank_lacks", "C8.3")
    assert allowed(game, "plenty wool ore")


def test_c8_3_year_of_plenty_gives_one_if_only_one_is_left() -> None:
    game = table("seat 0 cards=1.year_of_plenty\nseat 1 hand=19.wood,18.ore,19.brick,19.wool,19.grain")
    assert [name for name in names(game) if name.startswith("plenty")] == ["plenty ore"]
    assert hand(play(game, "plenty ore"), 0) == {"ore": 1}


def test_c8_4_monopoly_takes_all_of_a_kind() -> None:
    game = table("seat 0 hand=1.ore cards=1.monopoly\nseat 1 hand=3.ore,2.wood\nseat 2 hand=2.ore")
    told = events(game, "monopoly ore")
    assert told[1] == {
        "kind": "monopoly",
        "seat": 0,
        "resource": "ore",
        "given": [{"seat": 1, "count": 3}, {"seat": 2, "count": 2}],
        "count": 5,
    }
    assert [hand(game, seat) for seat in range(3)] == [{"ore": 6}, {"wood": 2}, {}]


def test_c8_4_what_seat_0_gives_is_counted_too() -> None:
    game = table("seat 0 hand=2.ore\nseat 1 cards=1.monopoly\nseat 2 hand=1.ore\nturn 1 rolled=yes")
    told = events(game, "monopoly ore")[1]
    assert told["given"] == [{"seat": 0, "count": 2}, {"seat": 2, "count": 1}]
    assert told["count"] == 3


def test_c8_5_progress_cards_leave_the_game() -> None:
    """They are neither in a hand nor in the pile any more."""
    game = play(table("seat 0 cards=1.monopoly"), "monopoly ore")
    assert list(game.pile) == [14, 2, 2, 1, 5]
    assert sum(map(sum, game.development_cards)) == 0


def test_c8_2_so_many_free_roads_are_to_be_placed() -> None:
    game = play(table("seat 0 settlements=A1.n cards=1.road_building"), "road-building")
    assert seen(game)["free_roads"] == 2
    assert seen(play(game, "road A1/ne"))["free_roads"] == 1
    assert seen(play(game, "road A1/nw"))["free_roads"] == 0
    fourteen = FIFTEEN.rpartition(",")[0]
    one = table(f"seat 0 settlements=A1.n roads={fourteen} cards=1.road_building")
    assert seen(play(one, "road-building"))["free_roads"] == 1
    walled = table(
        "seat 0 settlements=A1.n roads=A1/nw cards=1.road_building\nseat 1 settlements=A1-A2,A1.nw"
    )
    assert seen(play(walled, "road-building", "road A1/ne"))["free_roads"] == 0


def test_c10_1_a_win_by_a_free_road_leaves_none_to_place() -> None:
    cities = "cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,D2-D3-E2"
    game = table(f"seat 0 {cities} roads=C2/C3,B2/C3,B2/B3,A2/B2 cards=1.road_building")
    play(game, "road-building", "road A1/A2")
    assert (game.is_over, seen(game)["free_roads"]) == (True, 0)


def test_c8_3_the_last_two_cards_of_a_kind_can_both_be_taken() -> None:
    game = table("seat 0 cards=1.year_of_plenty\nseat 1 hand=17.ore")
    assert hand(play(game, "plenty ore ore"), 0) == {"ore": 2}
    assert seen(game)["bank"]["ore"] == 0


@pytest.mark.parametrize("left", ["wood", "grain"])
def test_c8_3_two_cards_while_the_bank_has_two(left: str) -> None:
    """The last one alone can be taken only when it is the last of all."""
    kinds = ("wood", "brick", "wool", "grain", "ore")
    out = ",".join(f"{17 if kind == left else 19}.{kind}" for kind in kinds)
    game = table(f"seat 0 cards=1.year_of_plenty\nseat 1 hand={out}")
    assert [name for name in names(game) if name.startswith("plenty")] == [f"plenty {left} {left}"]


def test_c3_2_every_way_to_play_a_card_is_listed_once() -> None:
    cards = "knight,road_building,year_of_plenty,monopoly,victory_point"
    kinds = ("wood", "brick", "wool", "grain", "ore")
    game = table(f"seat 0 settlements=A1.n cards={cards}\nturn 0 phase=before_roll")
    assert names(game) == [
        *("roll", "knight", "road-building"),
        *(f"plenty {one} {other}" for i, one in enumerate(kinds) for other in kinds[i:]),
        *(f"monopoly {kind}" for kind in kinds),
    ]


@pytest.mark.parametrize(
    ("move", "card"),
    [
        ("knight", "knight"),
        ("road-building", "road_building"),
        ("plenty wood ore", "year_of_plenty"),
        ("monopoly ore", "monopoly"),
    ],
)
def test_c8_5_a_card_that_is_played_leaves_the_hand(move: str, card: str) -> None:
    every = "knight,road_building,year_of_plenty,monopoly,victory_point"
    game = table(f"seat 0 settlements=A1.n cards={every}")
    assert events(game, move)[0] == {"kind": "played", "seat": 0, "card": card}
    left = seen(game, 0)["hands"][0]["development_cards"]
    assert left == {name: int(name != card) for name in every.split(",")}
    assert seen(game)["card_played"]


def test_c8_2_the_roads_of_road_building_cost_nothing() -> None:
    game = play(table("seat 0 settlements=A1.n hand=1.wood,1.brick cards=1.road_building"), "road-building")
    assert events(game, "road A1/ne") == [{"kind": "road", "seat": 0, "at": "A1/ne", "free": True}]
    assert hand(play(game, "road A1/nw"), 0) == {"wood": 1, "brick": 1}


def test_c8_2_with_two_roads_left_both_are_placed() -> None:
    thirteen = FIFTEEN.rsplit(",", 2)[0]
    game = table(f"seat 0 settlements=A1.n roads={thirteen} cards=1.road_building")
    assert seen(play(game, "road-building"))["free_roads"] == 2
