"""Chapter 5: Longest Road and Largest Army."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import events, play, seen, table

LINE = "C2/C3,B2/C3,B2/B3,A2/B2"  # four roads in a row, to A1-A2-B2


def lengths(text: str, players: int = 3) -> list[int]:
    return seen(table(text, players=players))["road_lengths"]


def test_c9_1_first_with_a_connected_road_of_five() -> None:
    game = table(f"seat 0 roads={LINE} hand=1.wood,1.brick")
    assert seen(game)["longest_road"] is None
    play(game, "road A1/A2")
    assert seen(game)["longest_road"] == 0
    assert game.score(0) == 2


def test_c9_1_branches_do_not_count() -> None:
    assert lengths(f"seat 0 roads={LINE},A2/B3,B3/C3")[0] == 4


def test_c9_1_loops_are_allowed_and_no_segment_counts_twice() -> None:
    """Six roads round a hex are 6; with a tail of two they are 8."""
    ring = "B2/C3,B3/C3,C3/C4,C3/D3,C3/D2,C2/C3"
    assert lengths(f"seat 0 roads={ring}")[0] == 6
    assert lengths(f"seat 0 roads={ring},B2/B3,A2/B2")[0] == 8


def test_c9_1_an_intersection_may_be_passed_twice() -> None:
    """Two tails at one ring; the line enters by one, goes round and leaves by the other's end."""
    ring = "B2/C3,B3/C3,C3/C4,C3/D3,C3/D2,C2/C3"
    assert lengths(f"seat 0 roads={ring},B2/B3,B2/C2")[0] == 7


def test_c9_1_another_takes_it_only_with_a_longer_one() -> None:
    game = table(
        f"seat 0 roads={LINE},A1/A2\nseat 1 roads=D1/sw,D1/w,C1/sw,C1/w hand=2.wood,2.brick\n"
        "awards longest_road=0\nturn 1 phase=main rolled=yes"
    )
    play(game, "road C1/nw")
    assert seen(game)["road_lengths"][:2] == [5, 5]
    assert seen(game)["longest_road"] == 0
    play(game, "road B1/w")
    assert seen(game)["longest_road"] == 1


def test_c9_1_a_foreign_building_interrupts_and_an_own_one_does_not() -> None:
    assert lengths(f"seat 0 roads={LINE},A1/A2 settlements=B2-B3-C3")[0] == 5
    assert lengths(f"seat 0 roads={LINE},A1/A2\nseat 1 settlements=B2-B3-C3")[0] == 3


@pytest.mark.parametrize("other", [0, 1, 3])
def test_c9_1_the_building_of_any_other_seat_interrupts(other: int) -> None:
    text = f"seat 2 roads={LINE},A1/A2\nseat {other} settlements=B2-B3-C3"
    assert lengths("\n".join(sorted(text.splitlines())), 4)[2] == 3


def cut(holder_rest: str, others: str, award: int = 0) -> object:
    """Seat 2 builds a settlement into the middle of seat 0's road of five or more."""
    return play(
        table(
            f"seat 0 roads={holder_rest}\n{others}\n"
            "seat 2 roads=B3/C3 hand=1.wood,1.brick,1.wool,1.grain\n"
            f"awards longest_road={award}\nturn 2 phase=main rolled=yes",
            players=4,
        ),
        "settlement B2-B3-C3",
    )


WEST = "D1/sw,D1/w,C1/sw,C1/w,C1/nw"  # five in a row on the coast
SOUTH_FIVE = "E1/sw,E1/se,E2/sw,E2/se,E3/sw"


def test_c9_2_the_holder_of_a_cut_road_keeps_the_card_on_a_tie() -> None:
    long = f"{LINE},A1/A2,A1/ne,A1/nw"  # seven; five are left
    game = cut(long, f"seat 1 roads={WEST}")
    assert seen(game)["road_lengths"] == [5, 5, 1, 0]
    assert seen(game)["longest_road"] == 0


def test_c9_2_a_cut_road_loses_the_card_to_the_longest() -> None:
    game = cut(f"{LINE},A1/A2", f"seat 1 roads={WEST}")
    assert seen(game)["longest_road"] == 1


def test_c9_2_when_others_tie_the_card_is_set_aside() -> None:
    game = cut(f"{LINE},A1/A2", f"seat 1 roads={WEST}\nseat 3 roads={SOUTH_FIVE}")
    assert seen(game)["longest_road"] is None


def test_c9_2_when_nobody_has_five_the_card_is_set_aside() -> None:
    game = cut(f"{LINE},A1/A2", "seat 1 roads=D1/sw,D1/w,C1/sw,C1/w")
    assert seen(game)["longest_road"] is None


def test_c9_2_set_aside_until_one_alone_has_the_longest() -> None:
    game = table(
        f"seat 0 roads={SOUTH_FIVE}\nseat 1 roads={WEST} hand=1.wood,1.brick\nturn 1 phase=main rolled=yes"
    )
    assert seen(game)["longest_road"] is None
    assert seen(play(game, "road B1/w"))["longest_road"] == 1


def test_c9_3_largest_army_for_the_first_three_knights_then_for_more() -> None:
    game = table("seat 0 knights=2 cards=1.knight\nseat 1 knights=3\nawards largest_army=1")
    play(game, "knight", "robber A1")
    assert seen(game)["largest_army"] == 1
    game = table("seat 0 knights=3 cards=1.knight\nseat 1 knights=3\nawards largest_army=1")
    play(game, "knight", "robber A1")
    assert seen(game)["largest_army"] == 0


@pytest.mark.parametrize(("before", "owner"), [(1, None), (2, 0)])
def test_c9_3_three_knights_are_needed(before: int, owner: int | None) -> None:
    game = play(table(f"seat 0 knights={before} cards=1.knight"), "knight", "robber A1")
    assert seen(game)["largest_army"] == owner


def test_c9_3_as_many_knights_as_the_holder_do_not_take_it_from_seat_0_either() -> None:
    game = table(
        "seat 0 knights=3\nseat 1 knights=2 cards=1.knight\n"
        "awards largest_army=0\nturn 1 phase=main rolled=yes turns=9"
    )
    play(game, "knight", "robber B2")
    assert seen(game)["largest_army"] == 0


def test_c9_1_the_first_path_of_the_island_is_a_path_like_all() -> None:
    game = table("seat 0 roads=A1/nw,A1/ne hand=1.wood,1.brick")
    assert seen(play(game, "road A2/nw"))["road_lengths"][0] == 3


def test_c9_1_the_award_is_told_with_the_length_of_the_road() -> None:
    game = table(f"seat 0 roads={LINE} hand=1.wood,1.brick")
    assert events(game, "road A1/A2")[1:] == [{"kind": "longest_road", "seat": 0, "length": 5}]


@pytest.mark.parametrize("cut_seat", [1, 2, 3])
def test_c9_2_any_other_seats_road_is_cut(cut_seat: int) -> None:
    """Whoever sits between has no road there."""
    game = table(
        f"seat 0 roads=B3/C3 hand=1.wood,1.brick,1.wool,1.grain\nseat {cut_seat} roads={LINE},A1/A2\n"
        f"awards longest_road={cut_seat}",
        players=4,
    )
    told = events(game, "settlement B2-B3-C3")
    assert told[1:] == [{"kind": "longest_road_set_aside"}]
    assert seen(game)["road_lengths"][cut_seat] == 3


@pytest.mark.parametrize(
    ("node", "line", "foot"),
    [
        ("B3-C3-C4", "B3/C3,C3/C4", "B3/C4"),
        ("B4-C4-C5", "B4/C4,C4/C5", "B4/C5"),
        ("C1-C2-D1", "C1/C2,C2/D1", "C1/D1"),
        ("C2-C3-D2", "C2/C3,C3/D2", "C2/D2"),
        ("C2-C3-D2", "C2/D2,C3/D2", "C2/C3"),
    ],
)
def test_c9_2_a_road_is_cut_in_the_middle_of_the_island_too(node: str, line: str, foot: str) -> None:
    game = table(f"seat 0 roads={foot} hand=1.wood,1.brick,1.wool,1.grain\nseat 1 roads={line}")
    assert seen(game)["road_lengths"][1] == 2
    play(game, f"settlement {node}")
    assert seen(game)["road_lengths"] == [1, 1, 0]


def test_c9_2_a_road_that_ends_there_is_not_cut() -> None:
    game = table("seat 0 roads=B3/C3 hand=1.wood,1.brick,1.wool,1.grain\nseat 1 roads=B2/B3,A2/B2")
    play(game, "settlement B2-B3-C3")
    assert seen(game)["road_lengths"] == [1, 2, 0]


def test_c9_3_the_army_is_told_with_its_knights() -> None:
    game = table("seat 0 knights=2 cards=1.knight")
    assert events(game, "knight")[1:] == [{"kind": "largest_army", "seat": 0, "knights": 3}]
    again = table("seat 0 knights=3 cards=1.knight\nawards largest_army=0")
    assert [event["kind"] for event in events(again, "knight")] == ["played"]
