"""Positions that can't be: the line that is wrong is named, with the reason. Others are read as they stand."""

from __future__ import annotations

import pickle

import pytest

from tests.locales.catalogue import LANGUAGES
from tilefolk.core.errors import BadNotation
from tilefolk.core.locale import Localizer
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.geometry import DATA

BARE = " ".join(f"{name}={terrain}" for name, (terrain, _) in DATA["beginners"]["hexes"].items())
"""The beginners' island before its numbers are laid."""
NUMBERED = " ".join(
    f"{name}={terrain}" + (f".{token}" if token else "")
    for name, (terrain, token) in DATA["beginners"]["hexes"].items()
)
TOO_MANY, AWARD, MOMENT = (f"catan.position.{word}" for word in ("too_many", "award", "moment"))
COAST = "A1/nw,A1/ne,A2/nw,A2/ne,A3/nw,A3/ne,A3/e,B4/ne,B4/e,C5/ne,C5/e,C5/se,D4/e,D4/se,E3/e"
FIVE = "A1.n,A2.n,A3.n,C1-C2-D1,C4-C5-D4"
OFFER = "catan 3\nseat 0 hand=wood\nseat 1 hand=ore"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("catan 9", 1, "core.out_of_range"),
        ("hunters 3", 1, "core.position_head"),
        ("catan 3\nturn 9", 2, "core.out_of_range"),
        ("catan 3\nturn 0 turns=" + "9" * 3000, 2, "core.out_of_range"),
        ("catan 3\nturn 0 phase=lunch", 2, "core.position_words"),
        ("catan 3\nhexes A1=desert.6\nturn 0", 2, "catan.position.desert"),
        ("catan 3\nseat 0 hand=20.wood\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 hand=10.wood\nseat 1 hand=10.wood\nturn 0", 3, "catan.position.too_many"),
        ("catan 3\nseat 0 hand=4294967296.wood\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 settlements=A1-A2-B2\nseat 1 cities=A1-A2-B2\nturn 0", 3, "catan.position.taken"),
        ("catan 3\nseat 0\nawards longest_road=0\nturn 0", 3, "catan.position.award"),
        ("catan 3\nseat 0 knights=2\nawards largest_army=0\nturn 0", 3, "catan.position.award"),
        ("catan 3\nawards longest_road=3\nturn 0", 2, "core.out_of_range"),
        ("catan 3\npile knight=15\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nturn 0 phase=theft\nseat 1 hand=wood", 2, "catan.position.moment"),
        ("catan 3\nturn 0 phase=offer", 2, "catan.position.moment"),
        ("catan 3\nturn 0\nturn 1", 3, "core.position_words"),
        ("catan 3\noptions first=3\nturn 0", 2, "core.option_value"),
        # more than there is in the box
        (f"catan 3\nseat 0 roads={COAST},E3/se\nturn 0", 2, "catan.position.too_many"),
        (f"catan 3\nseat 0 settlements={FIVE},E1.s\nturn 0", 2, "catan.position.too_many"),
        (f"catan 3\nseat 0 cities={FIVE}\nturn 0", 2, "catan.position.too_many"),
        ("catan 3\nseat 0 hand=10.ore laid_aside=10.ore owes=1\nturn 0 phase=discard", 2, TOO_MANY),
        ("catan 3\nseat 0 cards=10.knight\nseat 1 knights=5\nturn 0", 3, TOO_MANY),
        ("catan 3\nseat 0 cards=2.monopoly\nseat 1 cards=monopoly\nturn 0", 3, TOO_MANY),
        ("catan 3\nseat 0 cards=15.knight\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 knights=15\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 cards=knight\npile knight=14\nturn 0", 3, TOO_MANY),
        ("catan 3\nseat 0 knights=1\npile knight=14\nturn 0", 3, TOO_MANY),
        ("catan 3\nseat 0 hand=2.ore known=3.ore\nturn 0", 2, TOO_MANY),
        ("catan 3\nseat 0 hand=2.ore known=1.wool\nturn 0", 2, TOO_MANY),
        (f"catan 3\nhexes {NUMBERED.replace('hills', 'forest')}\nturn 0", 2, TOO_MANY),
        (f"catan 3\nhexes {NUMBERED.replace('.6', '.8')}\nturn 0", 2, TOO_MANY),
        ("catan 3\nharbours any any any any any wool ore wood brick\nturn 0", 2, TOO_MANY),
        (f"catan 3\nharbours {'any ' * 10}\nturn 0", 2, TOO_MANY),
        ("catan 3\nharbours wood wood any any any any wool ore brick\nturn 0", 2, TOO_MANY),
        # two in one place
        ("catan 3\nseat 0 roads=A1/A2\nseat 1 roads=A1/A2\nturn 0", 3, "catan.position.taken"),
        ("catan 3\nseat 0 roads=E1/E2\nseat 1 roads=E1/E2\nturn 0", 3, "catan.position.taken"),
        ("catan 3\nseat 1 roads=E1/E2\nseat 0 roads=E1/E2\nturn 0", 3, "catan.position.taken"),
        # numbers lie on all hexes but the desert, once they have been laid
        (f"catan 3\nhexes {BARE}\nturn 0", 2, "catan.position.desert"),
        (f"catan 3\nhexes {BARE}\nturn 0 phase=lay_harbours", 2, "catan.position.desert"),
        (f"catan 3\nhexes {NUMBERED}\nturn 0 phase=lay_tokens", 2, "catan.position.desert"),
        (f"catan 3\nhexes {NUMBERED.replace('forest.11', 'forest')}\nturn 0", 2, "catan.position.desert"),
        (f"catan 3\nhexes {NUMBERED.replace('hills.5', 'hills')}\nturn 0", 2, "catan.position.desert"),
        # awards belong to who has the most
        (
            f"catan 3\nseat 0 roads={COAST}\nseat 1 roads=E1/sw,E1/se,E2/sw,E2/se,E3/sw\nawards longest_road=1\nturn 0",
            4,
            "catan.position.award",
        ),
        ("catan 3\nseat 0 knights=3\nseat 1 knights=4\nawards largest_army=0\nturn 0", 4, AWARD),
        ("catan 3\nawards largest_harbour=0\nturn 0", 2, "core.position_words"),
        # an offer with its answers
        (f"{OFFER}\nturn 0 phase=main\noffer 1 wood for 1 ore to 1", 5, MOMENT),
        (f"{OFFER} answer=asked\nturn 0 phase=offer\noffer 1 wood for 1 ore to 0,1", 5, MOMENT),
        (f"{OFFER}\nturn 0 phase=offer\noffer 1 wood for 1 ore to 1", 5, MOMENT),
        (
            "catan 3\nseat 0 answer=asked\nseat 1 hand=wood answer=asked\nturn 1 phase=offer\noffer wood for ore to 0,1",
            5,
            MOMENT,
        ),
        (f"{OFFER} answer=asked\nturn 0 phase=offer\noffer 1 wood for 1 ore to 1,2", 5, MOMENT),
        (
            f"{OFFER} answer=asked\nseat 2 answer=asked\nturn 0 phase=offer\noffer 1 wood for 1 ore to 1",
            6,
            MOMENT,
        ),
        (f"{OFFER} answer=countered\nturn 0 phase=offer\noffer 1 wood for 1 ore to 1", 5, MOMENT),
        (
            f"{OFFER} answer=asked\nturn 0 phase=offer\noffer 1 wood for 1 ore to 1\ncounter 1 ore for wood",
            5,
            MOMENT,
        ),
        (f"{OFFER} answer=declined\nturn 0 phase=offer\noffer 1 wood for 1 ore to 1", 5, MOMENT),
        (f"{OFFER} answer=asked\nturn 0", 4, MOMENT),
        # what the moment needs, and what only it can have
        ("catan 3\nhexes A1=forest\nturn 0 phase=lay_hexes step=2", 3, MOMENT),
        ("catan 3\nhexes A2=forest\nturn 0 phase=lay_hexes step=1", 3, MOMENT),
        (f"catan 3\nhexes {BARE}\nturn 0 phase=lay_hexes step=19", 3, MOMENT),
        ("catan 3\nhexes A1=forest\nrobber B2\nturn 0 phase=lay_hexes step=1", 4, MOMENT),
        ("catan 3\nhexes\nrobber A1\nturn 0 phase=lay_hexes", 4, MOMENT),
        (f"catan 3\nhexes {BARE.replace('E3=', 'E2=')}\nturn 0 phase=lay_tokens", 2, "core.position_words"),
        (f"catan 3\nhexes {BARE.rpartition(' ')[0]}\nturn 0 phase=lay_tokens", 3, MOMENT),
        (f"catan 3\nhexes {NUMBERED.rpartition(' ')[0]}\nturn 0", 3, MOMENT),
        ("catan 3\nharbours any grain\nturn 0 phase=lay_harbours step=1", 3, MOMENT),
        ("catan 3\nturn 0 phase=lay_harbours step=9", 2, MOMENT),
        ("catan 3\nharbours any grain\nturn 0 phase=draw_lots", 3, MOMENT),
        ("catan 3\nturn 0 phase=found_settlement step=6", 2, MOMENT),
        ("catan 3\nturn 0 phase=found_road step=5", 2, MOMENT),
        ("catan 3\nseat 0 settlements=A1.n\nturn 0 phase=found_road step=6 founded=A1.n", 3, MOMENT),
        ("catan 3\nseat 1 hand=wood\nturn 0 phase=theft", 3, MOMENT),
        ("catan 3\nseat 0 hand=wood\nturn 0 phase=theft victim=0", 3, MOMENT),
        ("catan 3\nseat 2 hand=wood\nturn 0 phase=theft victim=1", 3, MOMENT),
        ("catan 3\npile knight=0\nturn 0 phase=draw_card", 3, MOMENT),
        ("catan 3\nseat 0 settlements=A1.n\nturn 0 phase=free_roads", 3, MOMENT),
        ("catan 3\nturn 0 phase=free_roads free_roads=1", 2, MOMENT),
        ("catan 3\nturn 0 phase=choose_victim", 2, MOMENT),
        ("catan 3\nseat 0 hand=8.wood\nturn 0 phase=discard", 3, MOMENT),
        ("catan 3\nseat 0 hand=8.wood owes=4\nturn 0 phase=main", 3, MOMENT),
        ("catan 3\nseat 0 hand=8.wood owes=9\nturn 0 phase=discard", 3, MOMENT),
        ("catan 3\nseat 0 hand=8.wood laid_aside=wood\nturn 0 phase=main", 3, MOMENT),
        ("catan 3\nseat 1 cards=knight\nturn 0 bought=knight", 3, MOMENT),
        # numbers and words
        ("catan 1", 1, "core.out_of_range"),
        ("catan 5", 1, "core.out_of_range"),
        ("catan 3\nturn 0 free_roads=3", 2, "core.out_of_range"),
        ("catan 3\nturn 0 victim=3", 2, "core.out_of_range"),
        ("catan 3\nturn 0 first=3", 2, "core.out_of_range"),
        ("catan 3\nturn 0 step=20", 2, "core.out_of_range"),
        ("catan 3\nturn 0 turns=10001", 2, "core.out_of_range"),
        ("catan 3\nturn 0 offers_made=1001", 2, "core.out_of_range"),
        ("catan 3\nturn 0 dice=0,1", 2, "core.out_of_range"),
        ("catan 3\nturn 0 dice=1,7", 2, "core.out_of_range"),
        ("catan 3\nturn 0 dice=3", 2, "core.position_words"),
        ("catan 3\nturn 0 victim=-2", 2, "core.out_of_range"),
        ("catan 3\nturn 0 rolled=yes=no", 2, "core.position_words"),
        ("catan 3\nturn 0 lunch=3", 2, "core.position_words"),
        ("catan 3\nseat 0 lunch=3\nturn 0", 2, "core.position_words"),
        ("catan 3\nseat 3\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0\nseat 0\nturn 0", 3, "core.position_words"),
        ("catan 3\nlunch 0\nturn 0", 2, "core.position_words"),
        ("catan 3\nhexes A1=forest.13\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 hand=96.wood\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 owes=96\nturn 0", 2, "core.out_of_range"),
        (f"{OFFER} answer=asked\nturn 0 phase=offer\noffer 1 wood for 1 ore to 3", 5, "core.out_of_range"),
        (
            f"{OFFER} answer=asked\nturn 0 phase=offer\noffer wood for ore to 1\ncounter 1 ore for wood\n"
            "counter 1 ore for wood",
            7,
            "core.position_words",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        SPEC.parse_position(text)
    why = refused.value.params["reason"]
    assert (refused.value.params["line"], why.key) == (line, reason)  # type: ignore[attr-defined]
    for language in LANGUAGES:
        assert str(line) in Localizer(language).error_text(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        f"catan 3\nseat 0 settlements={FIVE} cities=B1.nw,E1.s,E2.s,E3.s roads={COAST}\nturn 0",
        "catan 3\nseat 0 cards=9.knight knights=5\nturn 0",
        "catan 3\nseat 0 hand=2.ore laid_aside=ore known=3.ore owes=2\nturn 0 phase=discard",
        f"catan 3\nhexes {NUMBERED}\nharbours ore wood brick wool grain any any any any\nturn 0",
        f"catan 3\nhexes {BARE}\nturn 0 phase=lay_tokens",
        f"catan 3\nhexes {BARE}\nharbours\nturn 0 phase=lay_tokens",
        "catan 3\nhexes A1=forest\nturn 0 phase=lay_hexes step=1",
        "catan 3\nhexes A1=desert\nturn 0 phase=lay_hexes step=1",
        "catan 3\nhexes\nharbours\nturn 0 phase=lay_hexes",
        "catan 3\nharbours wood grain\nturn 0 phase=lay_harbours step=2",
        "catan 3\nturn 0 phase=draw_lots",
        "catan 3\nseat 0 knights=3\nseat 1 knights=3\nawards largest_army=0\nturn 0",
        f"catan 3\nseat 0 roads={COAST}\nawards longest_road=0\nturn 0",
        f"{OFFER} answer=accepted\nseat 2 answer=declined\nturn 0 phase=offer\noffer wood for ore to 1,2",
        f"{OFFER} answer=countered\nturn 0 phase=offer\noffer wood for ore to 1\ncounter 1 ore for 2 wood",
        "catan 3\nturn 0 phase=found_settlement step=5",
        "catan 3\nseat 0 settlements=A1.n\nturn 0 phase=found_road step=5 founded=A1.n",
        "catan 3\nseat 1 hand=wood\nturn 0 phase=theft victim=1",
        "catan 3\nseat 0 hand=wood\nturn 1 phase=theft victim=0",
        "catan 3\nseat 2 hand=wood\nturn 1 phase=theft victim=2",
        "catan 3\npile monopoly=1\nturn 0 phase=draw_card",
        "catan 3\nseat 0 settlements=A1.n\nturn 0 phase=free_roads free_roads=2",
        "catan 3\nseat 0 hand=4.wood owes=4\nturn 0 phase=discard",
        "catan 3\nseat 0 cards=2.knight\nturn 0 bought=2.knight card_played=yes has_built=yes rolled=yes",
        "catan 4\nturn 3 first=3 turns=10000 offers_made=1000 dice=6,6",
        "catan 2\noptions setup=beginner harbours=shuffled mixed_phase=yes offers=wide first=1\nturn 1 dice=1,1",
    ],
)
def test_what_can_be_is_read_and_written_as_it_stands(text: str) -> None:
    game = SPEC.parse_position(text)
    written = SPEC.position_text(game)
    assert SPEC.parse_position(written).snapshot() == game.snapshot()
    assert pickle.loads(pickle.dumps(game)).snapshot() == game.snapshot()
    for line in text.splitlines()[1:]:
        first = {"options": 1, "seat": 2, "turn": 2}.get(line.split()[0], len(line))
        for word in line.split()[first:]:
            one = word.replace("=ore", "=1.ore").replace("=wood", "=1.wood")
            assert one in written.split(), word


def test_a_new_game_in_words() -> None:
    assert SPEC.position_text(SPEC.new(2)) == (
        "catan 2\noptions setup=variable harbours=standard mixed_phase=no offers=simple first=lot\n"
        "hexes\nharbours\nseat 0\nseat 1\nawards\n"
        "pile knight=14 road_building=2 year_of_plenty=2 monopoly=2 victory_point=5\n"
        "turn 0 phase=lay_hexes\n"
    )


def test_the_place_that_is_taken_is_named() -> None:
    with pytest.raises(BadNotation) as refused:
        SPEC.parse_position("catan 3\nseat 0 settlements=A1.n,E1.s\nseat 1 cities=A2.n,E1.s\nturn 0")
    assert refused.value.params["reason"].params["what"] == "E1.s"  # type: ignore[attr-defined]


def test_nothing_may_be_said_or_left_out() -> None:
    said = (
        "catan 3\nseat 0 hand=nothing,0.ore,2.wood cards=0.knight owes=0 knights=0 answer=not_asked\n"
        "pile knight=14 monopoly=2 road_building=2 victory_point=5 year_of_plenty=2\n"
        "turn 0 first=0 turns=0 step=0 free_roads=0 offers_made=0 victim=-1 rolled=no"
    )
    assert SPEC.parse_position(said) == SPEC.parse_position("catan 3\nseat 0 hand=2.wood\nturn 0")


@pytest.mark.parametrize("at", ["A1", "B2"])
def test_the_robber_is_written_where_it_stands(at: str) -> None:
    game = SPEC.parse_position(f"catan 3\nrobber {at}\nturn 0")
    assert f"robber {at}" in SPEC.position_text(game).splitlines()
    assert SPEC.view(game, None)["to_move"] == [0]


@pytest.mark.parametrize("setup", ["variable", "beginner"])
def test_a_new_game_is_read_as_it_was_written(setup: str) -> None:
    game = SPEC.new(3, {"setup": setup, "first": "0"})
    assert SPEC.parse_position(SPEC.position_text(game)).snapshot() == game.snapshot()
