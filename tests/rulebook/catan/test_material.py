"""Chapter 1: the material."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.catan.table import RICH, allowed, play, refused, seen, table
from tilefolk.core.errors import BadOption
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.geometry import GEOMETRY


def test_c1_1_three_or_four_play_and_two_as_a_variant() -> None:
    for players in (2, 3, 4):
        assert SPEC.new(players).players == players
    for players in (1, 5):
        with pytest.raises(BadOption):
            SPEC.new(players)


def test_c1_1_with_three_red_stays_out() -> None:
    three = seen(SPEC.new(3, {"setup": "beginner", "first": "0"}))
    four = seen(SPEC.new(4, {"setup": "beginner", "first": "0"}))
    assert SPEC.art()["colours"][3] == "red"
    assert three["settlements"] == [piece for piece in four["settlements"] if piece["seat"] != 3]


def laid_out(seed: int = 1) -> dict:
    import tilefolk

    return tilefolk.start("catan", players=4, seed=seed, options={"harbours": "shuffled"}).view(None)


def test_c1_2_nineteen_hexes() -> None:
    terrains = Counter(hexagon["terrain"] for hexagon in laid_out()["hexes"])
    assert terrains == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}


def test_c1_3_eighteen_number_tokens() -> None:
    tokens = Counter(hexagon["token"] for hexagon in laid_out()["hexes"])
    assert tokens.pop(None) == 1
    assert tokens == {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}


def test_c1_4_nine_harbours() -> None:
    trades = Counter(harbour["trade"] for harbour in laid_out()["harbours"])
    assert trades == {"any": 4, "wood": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


def test_c1_2_the_island_has_54_intersections_and_72_paths() -> None:
    """And every name is used once."""
    assert len(set(GEOMETRY.intersections)) == 54
    assert len(set(GEOMETRY.paths)) == 72
    degree = Counter(end for ends in GEOMETRY.path_ends for end in ends)
    assert Counter(degree.values()) == {2: 18, 3: 36}


def test_c1_5_the_pieces_of_each_player() -> None:
    assert seen(table())["pieces_left"][0] == {"road": 15, "settlement": 5, "city": 4}


def test_c1_5_no_more_than_five_settlements() -> None:
    game = table(f"seat 0 settlements=A1.n,A2.n,A3.n,C1-C2-D1,C4-C5-D4 roads=B2/C3,B2/B3 hand={RICH}")
    assert refused(game, "settlement B2-C2-C3") == ("settlement.none_left", "C1.5")


def test_c1_5_a_city_gives_its_settlement_back() -> None:
    game = table(f"seat 0 settlements=A1.n,A2.n,A3.n,C1-C2-D1,C4-C5-D4 roads=B2/C3,B2/B3 hand={RICH}")
    play(game, "city A1.n")
    assert allowed(game, "settlement B2-C2-C3")


def test_c1_5_no_more_than_four_cities() -> None:
    game = table(f"seat 0 settlements=A3-B3-B4 cities=A1.n,A2.n,A3.n,C1-C2-D1 hand={RICH}")
    assert refused(game, "city A3-B3-B4") == ("city.none_left", "C1.5")


FIFTEEN = (
    "A1/nw,A1/ne,A2/nw,A2/ne,A3/nw,A3/ne,A3/e,B4/ne,B4/e,C5/ne,C5/e,C5/se,D4/e,D4/se,E3/e"  # round the coast
)


def test_c1_5_no_more_than_fifteen_roads() -> None:
    game = table(f"seat 0 settlements=A1.n roads={FIFTEEN} hand={RICH}")
    assert seen(game)["pieces_left"][0]["road"] == 0
    assert refused(game, "road A1/w") == ("road.none_left", "C1.5")


def test_c1_6_the_bank_and_the_pile() -> None:
    game = table()
    assert seen(game)["bank"] == dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 19)
    assert list(game.pile) == [14, 2, 2, 2, 5]
    assert seen(game)["development_left"] == 25


def test_c1_7_two_awards_of_two_points() -> None:
    game = table(
        "seat 0 roads=E1/sw,E1/se,E2/sw,E2/se,E3/sw\nseat 1 knights=3\nawards longest_road=0 largest_army=1"
    )
    assert game.points(0) == [0, 0, 2, 0, 0]
    assert game.points(1) == [0, 0, 0, 2, 0]


def test_c1_8_the_robber_starts_on_the_desert() -> None:
    assert seen(SPEC.new(4, {"setup": "beginner", "first": "0"}))["robber"] == "C3"
    for seed in range(5):
        island = laid_out(seed)
        desert = next(h["id"] for h in island["hexes"] if h["terrain"] == "desert")
        assert island["robber"] == desert
