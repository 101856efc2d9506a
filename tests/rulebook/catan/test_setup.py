"""Chapter 2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.catan.table import allowed, events, hand, names, play, refused, seen
from tilefolk.core.errors import BadOption
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.geometry import DATA, GEOMETRY
from tilefolk.games.catan.rules import Catan


def beginners(players: int = 4, first: str = "0") -> Catan:
    return SPEC.new(players, {"setup": "beginner", "first": first})


def test_c2_1_blue_starts_with_two_wood_and_one_grain() -> None:
    """The example of the book."""
    assert hand(beginners(), 0) == {"wood": 2, "grain": 1}


def test_c2_1_each_colour_has_two_settlements_two_roads_and_the_cards_of_the_starred_one() -> None:
    game = beginners()
    shown = seen(game)
    for seat in range(4):
        assert sum(piece["seat"] == seat for piece in shown["settlements"]) == 2
        assert sum(piece["seat"] == seat for piece in shown["roads"]) == 2
    assert [hand(game, seat) for seat in range(1, 4)] == [
        {"grain": 2, "ore": 1},
        {"wood": 1, "wool": 1, "ore": 1},
        {"wood": 1, "brick": 1, "ore": 1},
    ]
    assert shown["bank"] == {"wood": 15, "brick": 18, "wool": 18, "grain": 16, "ore": 16}


def test_c2_1_the_beginners_map_is_fixed() -> None:
    """Nothing is drawn, the first player rolls."""
    game = beginners()
    assert names(game) == ["roll"]
    assert seen(game)["hexes"][0] == {"id": "A1", "terrain": "mountains", "token": 10}


def test_c2_2_hexes_are_drawn_one_by_one_from_what_is_left() -> None:
    game = SPEC.new(3, {"first": "0"})
    assert dict(
        zip(("forest", "hills", "pasture", "fields", "mountains", "desert"), (4, 3, 4, 4, 3, 1), strict=True)
    ) == {SPEC.describe(game, outcome)["terrain"]: weight for outcome, weight in game.chance()}
    assert events(game, "hex A1 desert") == [{"kind": "hex", "hex": "A1", "terrain": "desert"}]
    play(game, "hex A2 hills")
    left = {SPEC.describe(game, outcome)["terrain"]: weight for outcome, weight in game.chance()}
    assert left == {"forest": 4, "hills": 2, "pasture": 4, "fields": 4, "mountains": 3}


def lay(desert: str, corner: str) -> dict[str, int | None]:
    """Lay all hexes with the desert there and the tokens from that corner."""
    game = SPEC.new(3, {"first": "0"})
    others = [
        name for name, n in zip(DATA["terrains"], DATA["terrain_counts"], strict=True) for _ in range(n)
    ]
    others.remove("desert")
    for name in GEOMETRY.hexes:
        terrain = "desert" if name == desert else others.pop()
        game.apply(SPEC.encode(game, {"type": "hex", "hex": name, "terrain": terrain}))
    game.apply(SPEC.encode(game, {"type": "tokens", "from": corner}))
    return {hexagon["id"]: hexagon["token"] for hexagon in seen(game)["hexes"]}


def test_c2_2_tokens_follow_the_spiral_in_letter_order_and_skip_the_desert() -> None:
    tokens = lay("C1", "A1")
    spiral = [
        "A1",
        "B1",
        "D1",
        "E1",
        "E2",
        "E3",
        "D4",
        "C5",
        "B4",
        "A3",
        "A2",
        "B2",
        "C2",
        "D2",
        "D3",
        "C4",
        "B3",
        "C3",
    ]
    assert [tokens[name] for name in spiral] == [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
    assert tokens["C1"] is None


@pytest.mark.parametrize("desert", GEOMETRY.hexes)
def test_c2_2_six_and_eight_never_touch(desert: str) -> None:
    """Tried for every place of the desert and every corner of the spiral."""
    for corner in ("A1", "C1", "E1", "E3", "C5", "A3"):
        tokens = lay(desert, corner)
        red = [name for name, token in tokens.items() if token in (6, 8)]
        assert len(red) == 4
        for one in red:
            for other in red:
                (ax, ay), (bx, by) = (GEOMETRY.hex_points[GEOMETRY.hex_id(name)] for name in (one, other))
                assert (abs(ax - bx), abs(ay - by)) not in ((2, 0), (1, 3))


def test_c2_2_harbours_stand_in_their_places_or_are_shuffled() -> None:
    standard = ["any", "grain", "ore", "any", "wool", "any", "any", "brick", "wood"]
    assert [h["trade"] for h in seen(beginners())["harbours"]] == standard
    game = SPEC.new(3, {"harbours": "shuffled", "first": "0"})
    while SPEC.view(game, None)["phase"] != "lay_harbours":
        game.apply(game.chance()[0][0])
    assert {SPEC.describe(game, o)["trade"]: w for o, w in game.chance()}["any"] == 4


def founding(players: int = 3, first: str = "0") -> Catan:
    game = SPEC.new(players, {"first": first})
    for name in GEOMETRY.hexes:
        kind, _ = DATA["beginners"]["hexes"][name]
        play(game, f"hex {name} {kind}")
    return play(game, "tokens A1")


def test_c2_3_founding_goes_round_and_back() -> None:
    game = founding(first="1")
    order = []
    while seen(game)["phase"].startswith("found"):
        order.append(game.to_move)
        game.apply(game.legal()[0])
        game.apply(game.legal()[0])
    assert order == [1, 2, 0, 0, 2, 1]
    assert (game.to_move, names(game)) == (1, ["roll"])


def test_c2_3_the_founding_road_adjoins_the_settlement() -> None:
    game = play(founding(), "settlement A1-A2-B2")
    assert names(game) == ["road A1/A2", "road A1/B2", "road A2/B2"]
    assert refused(game, "road D1/D2") == ("road.not_at_settlement", "C2.3")
    assert refused(game, "end") == ("turn.founding", "C2.3")


def test_c2_3_the_distance_rule_holds_when_founding() -> None:
    game = play(founding(), "settlement A1-A2-B2", "road A2/B2")
    assert refused(game, "settlement A2-B2-B3") == ("settlement.too_close", "C7.2")
    assert allowed(game, "settlement B2-B3-C3")


def test_c2_3_the_second_settlement_pays_one_card_for_each_of_its_hexes() -> None:
    game = play(founding(), "settlement A1-A2-B2", "road A2/B2")
    assert hand(game, 0) == {}
    play(game, "settlement B1-B2-C2", "road B1/C2", "settlement D2-D3-E2", "road D3/E2")
    play(game, "settlement C4-C5-D4")
    assert hand(game, 2) == {"wood": 1, "wool": 1, "ore": 1}
    assert hand(game, 1) == {}


def test_c2_3_the_desert_pays_nothing() -> None:
    game = play(founding(), "settlement A1-A2-B2", "road A2/B2", "settlement B1-B2-C2", "road B1/C2")
    play(game, "settlement D1-D2-E1", "road D1/D2", "settlement B3-C3-C4")
    assert hand(game, 2) == {"wool": 1, "wood": 1}


def test_c2_4_the_first_player_is_drawn_by_lot_or_named() -> None:
    game = SPEC.new(3, {"setup": "beginner"})
    assert [SPEC.action_name(game, o) for o, _ in game.chance()] == ["first 0", "first 1", "first 2"]
    assert {weight for _, weight in game.chance()} == {1}
    assert seen(game)["turn"] is None
    assert play(game, "first 2").to_move == 2
    assert beginners(first="3").to_move == 3
    with pytest.raises(BadOption):
        SPEC.new(3, {"first": "3"})


def test_c2_3_the_first_settlement_may_stand_anywhere() -> None:
    game = founding()
    assert names(game) == [f"settlement {at}" for at in GEOMETRY.intersections]
    assert seen(game)["turn"] == 0
    assert names(play(game, "settlement A1.n")) == ["road A1/nw", "road A1/ne"]


def test_c2_3_at_the_coast_the_second_settlement_pays_for_the_hexes_that_are_there() -> None:
    game = play(founding(), "settlement E1.s", "road E1/se", "settlement E2.s", "road E2/se")
    play(game, "settlement E3.s", "road E3/se", "settlement A1-A2", "road A1/A2")
    assert hand(game, 2) == {"ore": 1, "wool": 1}
    play(game, "settlement A3.n", "road A3/ne", "settlement B1.nw", "road B1/nw")
    assert [hand(game, seat) for seat in (1, 0)] == [{"wood": 1}, {"grain": 1}]


def test_c2_3_after_founding_the_first_turn_begins() -> None:
    game = founding()
    while seen(game)["phase"].startswith("found"):
        assert seen(game)["move"] == 0
        play(game, names(game)[0])
    text = SPEC.position_text(game)
    assert text.endswith("turn 0 phase=before_roll turns=1\n")
    assert seen(game)["move"] == 1
    assert seen(beginners())["move"] == 1


def test_c2_2_the_spiral_may_begin_at_any_corner() -> None:
    game = SPEC.new(3, {"first": "0"})
    for name in GEOMETRY.hexes:
        play(game, f"hex {name} {DATA['beginners']['hexes'][name][0]}")
    corners = [(SPEC.action_name(game, corner), n) for corner, n in game.chance()]
    assert sorted(corners) == [(f"tokens {corner}", 1) for corner in ("A1", "A3", "C1", "C5", "E1", "E3")]
    told = events(game, "tokens C5")
    assert told == [{"kind": "tokens", "from": "C5"}, {"kind": "first", "seat": 0}]


def test_c2_2_shuffled_harbours_are_laid_one_by_one() -> None:
    game = SPEC.new(3, {"first": "0", "harbours": "shuffled"})
    for name in GEOMETRY.hexes:
        play(game, f"hex {name} {DATA['beginners']['hexes'][name][0]}")
    play(game, "tokens A1")
    trades = ["ore", "any", "wood", "any", "brick", "any", "any", "grain", "wool"]
    for place, trade in zip(DATA["harbours"], trades, strict=True):
        left = {SPEC.describe(game, each)["trade"]: n for each, n in game.chance()}
        assert left == Counter(trades[DATA["harbours"].index(place) :])
        told = events(game, f"harbour {place['hex']}/{place['side']} {trade}")
        assert told[0] == {"kind": "harbour", "hex": place["hex"], "side": place["side"], "trade": trade}
    assert [harbour["trade"] for harbour in seen(game)["harbours"]] == trades
    assert seen(game)["phase"] == "found_settlement"


def test_c2_3_settlements_and_roads_are_founded_for_free() -> None:
    game = founding()
    assert events(game, "settlement A1.n") == [{"kind": "settlement", "seat": 0, "at": "A1.n", "free": True}]
    assert events(game, "road A1/ne") == [{"kind": "road", "seat": 0, "at": "A1/ne", "free": True}]
    assert seen(game)["settlements"] == [{"seat": 0, "at": "A1.n"}]
    assert seen(game)["roads"] == [{"seat": 0, "at": "A1/ne"}]
    assert seen(game)["pieces_left"][0] == {"road": 14, "settlement": 4, "city": 4}


def test_c2_1_the_numbers_of_the_beginners_map_pay() -> None:
    """A card for every settlement at a hex with that number."""
    for one, other in ((1, 1), (1, 2), (2, 2), (1, 4), (3, 3), (2, 6), (3, 6), (5, 5), (5, 6), (6, 6)):
        game = play(beginners(), "roll")
        before = sum(map(sum, game.hand))
        named = [
            i for i, (_, token) in enumerate(DATA["beginners"]["hexes"].values()) if token == one + other
        ]
        built = {GEOMETRY.intersection_id(piece["at"]) for piece in seen(game)["settlements"]}
        play(game, f"dice {one} {other}")
        paid = sum(len(built & set(GEOMETRY.hex_intersections[i])) for i in named)
        assert sum(map(sum, game.hand)) == before + paid


def test_c2_3_the_second_road_adjoins_the_second_settlement() -> None:
    game = play(founding(players=2), "settlement A1.n", "road A1/ne", "settlement E1.s", "road E1/se")
    play(game, "settlement E3.s")
    assert names(game) == ["road E3/sw", "road E3/se"]
