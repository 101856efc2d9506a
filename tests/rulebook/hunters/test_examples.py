"""The worked examples of the book; every position can be loaded and played on."""

from __future__ import annotations

from tests.support import events_of, legal, only_event, play, position, refused


def test_hx1_a_river_of_three_tiles_between_lakes_with_one_and_two_fish() -> None:
    game = position("""
        hunters 2 players
        tile 19 -1,0 r180
        turn 0 0
        place 46
    """)
    river = only_event(play(game, "place -2,0 r90", "fisher R0"), "scored")
    assert (river["points"], river["breakdown"]) == (6, {"tiles": 3, "fish": 3})


def test_hx1_blue_closes_reds_river_with_a_lake_tile() -> None:
    red, blue = 0, 1
    game = position(f"""
        hunters 2 players
        tile 35 -1,0 r90 {red}:fisher@R1
        turn {blue} 0
        place 30
    """)
    river = only_event(play(game, "place -1,1 r0", "none"), "scored")
    assert (river["seats"], river["points"], river["breakdown"]) == ([red], 3, {"tiles": 2, "fish": 1})


def test_hx2_a_forest_of_two_tiles() -> None:
    game = position("""
        hunters 2 players
        tile 11 1,0 r90
        turn 0 0
        place 59
    """)
    events = play(game, "place 2,0 r270", "gatherer F0")
    assert only_event(events, "scored")["points"] == 4
    assert not events_of(events, "gold")


def test_hx2_a_forest_of_five_tiles_with_gold_brings_ten_and_a_bonus_tile() -> None:
    game = position("""
        hunters 2 players
        tile 52 0,-1 r180
        tile 76 0,1 r90
        tile 50 1,-1 r270 0:gatherer@F0
        tile 58 1,0 r0
        turn 1 0
        place 57
    """)
    events = play(game, "place 0,2 r90", "none")
    forest = only_event(events, "scored")
    assert (forest["seats"], forest["points"]) == ([0], 10)
    assert len({(x, y) for x, y, _ in forest["cells"]}) == 5
    assert only_event(events, "gold")["seat"] == 1, "the one who closed it, not the one who scores"


def test_hx3_a_joined_forest_with_one_gatherer_each_brings_ten_to_both() -> None:
    game = position("""
        hunters 2 players
        tile 52 0,-1 r180
        tile 76 0,1 r90 1:gatherer@F0
        tile 50 1,-1 r270 0:gatherer@F0
        tile 58 1,0 r0
        turn 0 0
        place 57
    """)
    forest = only_event(play(game, "place 0,2 r90", "none"), "scored")
    assert (forest["seats"], forest["points"]) == ([0, 1], 10)


def test_hx3_red_with_more_gatherers_gets_twelve_alone() -> None:
    game = position("""
        hunters 2 players
        tile 13 0,-1 r270 1:gatherer@F0
        tile 58 1,0 r0 0:gatherer@F0
        tile 70 1,-1 r180 0:gatherer@F0
        tile 71 0,1 r270
        turn 1 0
        place 38
    """)
    forest = only_event(play(game, "place 0,-2 r90", "none"), "scored")
    assert (forest["seats"], forest["points"]) == ([0], 12)


def test_hx4_blue_may_only_place_a_hunter_because_the_forest_is_taken() -> None:
    game = position("""
        hunters 2 players
        tile 24 0,-1 r270 0:gatherer@F0
        turn 1 0
        place 13
    """)
    play(game, "place 1,-1 r90")
    assert legal(game) == ["none", "hunter M0"]
    assert refused(game, "gatherer F0").rule == "H3.3"


def test_hx4_red_may_be_gatherer_or_fisher_but_hunter_only_on_the_small_meadow() -> None:
    game = position("""
        hunters 2 players
        tile 25 -1,0 r0 1:hunter@M1
        turn 0 0
        place 11
    """)
    play(game, "place -1,-1 r90")
    roles = [action.split()[0] for action in legal(game)]
    assert {"gatherer", "fisher"} <= set(roles)
    assert [action for action in legal(game) if action.startswith("hunter")] == ["hunter M1"]
    assert refused(game, "hunter M0").rule == "H3.3"


def test_hx5_a_hut_may_join_a_fisher_and_a_fisher_a_hut() -> None:
    fisher_first = position("""
        hunters 2 players
        tile 48 1,0 r90 0:fisher@R0
        turn 1 0
        place 26
    """)
    play(fisher_first, "place 1,1 r270")
    assert only_event(play(fisher_first, "hut S0"), "placed")["role"] == "hut"
    hut_first = position("""
        hunters 2 players
        tile 35 1,0 r0 1:hut@S1
        turn 0 0
        place 1
    """)
    play(hut_first, "place 2,0 r0")
    assert only_event(play(hut_first, "fisher R0"), "placed")["role"] == "fisher"


def test_hx6_five_fish_in_the_river_system_bring_five_points() -> None:
    game = position("""
        hunters 2 players
        tile 5 0,1 r0
        tile 65 -1,1 r0
        tile 29 0,2 r90 0:hut@S0
        discarded *
        turn 1 0
        place 34
    """)
    huts = only_event(play(game, "place 0,3 r0", "none"), "scored", type="hut")
    assert (huts["seats"], huts["points"], huts["breakdown"]) == ([0], 5, {"fish": 5})


def test_hx7_a_tile_joins_three_meadows_with_hunters_and_takes_no_fourth() -> None:
    game = position("""
        hunters 3 players
        tile 53 1,0 r0 1:hunter@M1
        tile 49 0,1 r270 2:hunter@M1
        tile B04 2,0 r90
        tile 22 2,-1 r270 0:hunter@M0
        turn 1 0
        place 4
    """)
    play(game, "place 1,1 r90")
    assert game.feature(game.root_of(game.piece(game.last_laid, 0)))["figures"] == [1, 1, 1]
    assert legal(game) == ["none", "fisher R0", "hut S0"]
    assert refused(game, "hunter M0").rule == "H3.3"


def last_meadow(text: str, *actions: str) -> dict[str, object]:
    return only_event(play(position(text), *actions), "scored", type="meadow")


def test_hx8_one_deer() -> None:
    meadow = last_meadow(
        """
        hunters 2 players
        tile 55 -1,0 r270 0:hunter@M0
        discarded *
        turn 0 0
        place 13
        """,
        "place -2,0 r180",
        "none",
    )
    assert (meadow["breakdown"], meadow["points"]) == ({"deer": 1}, 2)


def test_hx8_a_deer_a_mammoth_and_a_tiger_for_two_who_are_tied() -> None:
    yellow, red = 0, 1
    meadow = last_meadow(
        f"""
        hunters 2 players
        tile 8 0,-1 r90 {yellow}:hunter@M0
        tile 37 -1,-1 r270 {red}:hunter@M0
        tile 32 -2,-1 r270
        discarded *
        turn 1 0
        place 27
        """,
        "place -2,0 r0",
        "none",
    )
    assert meadow["breakdown"] == {"deer": 1, "mammoth": 1, "tiger": 1}
    assert (meadow["seats"], meadow["points"]) == ([yellow, red], 2)


def test_hx8_two_deer_two_mammoths_an_aurochs_and_a_tiger() -> None:
    events = play(
        position("""
            hunters 2 players
            tile 22 0,-1 r0 0:hunter@M0
            tile 60 -1,-1 r0 1:hunter@M0
            tile 45 -1,-2 r180 0:hunter@M0
            tile 73 -2,-2 r180
            tile 59 -3,-2 r270
            tile B08 -3,-1 r90
            discarded *
            turn 1 0
            place 28
        """),
        "place -4,-1 r180",
        "none",
    )
    meadow = only_event(events, "scored", type="meadow", points=8)
    assert meadow["breakdown"] == {"deer": 2, "mammoth": 2, "aurochs": 1, "tiger": 1}
    assert meadow["seats"] == [0]


def test_hx8_two_tigers_and_one_deer_bring_nothing_not_less() -> None:
    meadow = last_meadow(
        """
        hunters 2 players
        tile 43 -1,0 r270
        tile 16 -1,1 r0
        discarded *
        turn 0 0
        place 8
        """,
        "place -2,0 r270",
        "hunter M0",
    )
    assert (meadow["breakdown"], meadow["points"]) == ({"deer": 1, "tiger": 2}, 0)


def test_hx9_a_member_scores_returns_and_is_used_again_on_the_bonus_tile() -> None:
    game = position("""
        hunters 2 players
        tile 11 1,0 r90 1:hunter@M0 1:hunter@M1 1:fisher@R0 1:fisher@R1
        turn 1 0
        place 2
    """)
    events = play(game, "place 0,1 r90", "gatherer F1")
    assert only_event(events, "placed")["role"] == "gatherer", "the fifth and last member"
    assert only_event(events, "scored")["points"] == 6
    assert only_event(events, "returned")["role"] == "gatherer"
    play(game, "draw B07")
    play(game, legal(game)[0])
    assert any(action.startswith(("hunter", "gatherer")) for action in legal(game))
