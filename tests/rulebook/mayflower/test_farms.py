"""Chapter 2.3: farms, which are complete when tiles lie all round them."""

from __future__ import annotations

import pytest

from tests.support import events_of, only_event, play, position


def test_m4_3_a_farm_needs_all_eight_neighbours() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,3 r0 0:farmer@F0
        tile AH -1,2 r90
        tile AH -2,2 r90
        tile K -1,4 r90
        turn 1 4
        place K
    """)
    assert not events_of(play(game, "place -2,3 r270", "none"), "scored"), "the corner is open"
    farm = only_event(play(game, "draw K", "place -2,4 r180", "none"), "scored")
    assert (farm["seats"], farm["points"], farm["breakdown"]) == ([0], 9, {"tiles": 9})


def test_m4_3_a_farm_laid_into_a_gap_is_finished_at_once() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90
        tile AH -2,2 r90
        tile K -1,4 r90
        tile K -2,4 r180
        tile K -2,3 r270
        turn 0 5
        place B
    """)
    assert only_event(play(game, "place -1,3 r0", "farmer F0"), "scored")["points"] == 9


def test_m4_7_not_even_a_farm() -> None:
    game = position("""
        mayflower 2 players
        tile B -1,3 r0
        tile AH -1,2 r90
        tile AH -2,2 r90
        tile K -1,4 r90
        tile K -2,3 r270
        turn 1 5
        place K
    """)
    events = play(game, "place -2,4 r180", "none")
    assert only_event(events, "completed")["type"] == "farm"
    assert game.scores() == [0, 0]


AROUND_A_FARM = {
    (-1, 2): "A r270",
    (-1, 3): "K r180",
    (-1, 4): "V r90",
    (-2, 2): "K r0",
    (-2, 4): "K r180",
    (-3, 2): "K r0",
    (-3, 3): "L r270",
    (-3, 4): "L r180",
}
"""What lies round the farm on -2,3."""


def all_but(last: tuple[int, int], farmer: str = "") -> str:
    """The farm with all its neighbours but one, which is drawn."""
    rows = (4, 3, 2) if last[1] == 2 else (2, 3, 4)  # each touches one that lies already
    tiles = {**AROUND_A_FARM, (-2, 3): f"C r0 {farmer}"}
    lines = [
        "tile {0} {x},{y} {1}".format(*tiles[x, y].split(" ", 1), x=x, y=y)
        for x in (-1, -2, -3)
        for y in rows
        if (x, y) != last
    ]
    return "\n".join(["mayflower 2 players", *lines, "turn 1 8", f"place {AROUND_A_FARM[last].split()[0]}"])


@pytest.mark.parametrize("last", AROUND_A_FARM)
def test_m4_3_any_of_the_eight_neighbours_may_be_the_last(last: tuple[int, int]) -> None:
    game = position(all_but(last, "0:farmer@F0"))
    farm = only_event(
        play(game, f"place {last[0]},{last[1]} {AROUND_A_FARM[last].split()[1]}", "none"), "scored"
    )
    assert (farm["type"], farm["seats"], farm["points"]) == ("farm", [0], 9)
    assert farm["cells"] == [[-2, 3, 0]]


@pytest.mark.parametrize("last", AROUND_A_FARM)
def test_m4_7_a_farm_of_nobody_is_completed_by_any_of_its_neighbours(last: tuple[int, int]) -> None:
    game = position(all_but(last))
    events = play(game, f"place {last[0]},{last[1]} {AROUND_A_FARM[last].split()[1]}", "none")
    assert only_event(events, "completed", type="farm")["cells"] == [[-2, 3, 0]]
    assert not events_of(events, "scored")


def test_m4_3_whatever_other_settlers_its_farmer_has() -> None:
    text = all_but((-2, 2), "0:farmer@F0").replace("tile V -1,4 r90", "tile V -1,4 r90 0:trapper@P0")
    events = play(position(text), "place -2,2 r0", "none")
    assert only_event(events, "scored")["seats"] == [0]


def test_m4_7_a_farm_of_nobody_laid_into_a_gap_is_told_once() -> None:
    game = position("""
        mayflower 2 players
        tile AH -1,2 r90
        tile AH -2,2 r90
        tile K -1,4 r90
        tile K -2,4 r180
        tile K -2,3 r270
        turn 0 5
        place B
    """)
    assert only_event(play(game, "place -1,3 r0", "none"), "completed")["type"] == "farm"


def test_m4_7_a_farm_that_was_completed_before_is_not_told_again() -> None:
    game = position(all_but((-3, 4)))
    play(game, "place -3,4 r180", "none", "draw L")
    events = play(game, "place -1,1 r90", "none")
    assert only_event(events, "completed")["type"] == "city"
