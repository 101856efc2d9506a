"""Chapter 6: the end; chapter 7: secrets."""

from __future__ import annotations

from tests.rulebook.catan.table import events, play, refused, seen, table

EIGHT = "cities=C1-C2-D1,C4-C5-D4,A3-B3-B4,D2-D3-E2"


def test_c10_1_ten_points_end_the_game_at_once() -> None:
    game = table(f"seat 0 {EIGHT} settlements=A1-A2-B2 roads=B2/C3 hand=1.wood,1.brick,1.wool,1.grain")
    told = events(game, "settlement B2-C2-C3")
    assert told[-1] == {"kind": "won", "seat": 0, "points": 10, "victory_points": 0}
    assert (game.is_over, game.winners(), game.legal()) == (True, [0], [])
    assert refused(game, "end") == ("core.game_over", "C10.1")


def test_c10_1_ten_points_on_anothers_turn_win_when_the_own_turn_begins() -> None:
    game = table(f"seat 1 {EIGHT} roads=A1/A2 cards=2.victory_point")
    assert not game.is_over
    play(game, "end")
    assert game.winners() == [1]


def test_c10_1_points_lost_before_the_own_turn_do_not_win() -> None:
    """Seat 2 had 10 with the Longest Road, which seat 0 takes before seat 2's turn."""
    game = table(
        f"seat 2 {EIGHT} roads=D1/sw,D1/w,C1/sw,C1/w,C1/nw\n"
        "seat 0 roads=E1/sw,E1/se,E2/sw,E2/se,E3/sw hand=1.wood,1.brick\n"
        "awards longest_road=2"
    )
    assert game.score(2) == 10
    play(game, "road E3/se")
    assert game.score(2) == 8
    play(game, "end", "roll", "dice 1 1", "end")
    assert not game.is_over


def test_c10_2_points_by_source() -> None:
    game = table(
        "seat 0 settlements=A1-A2-B2 cities=C1-C2-D1 cards=2.victory_point knights=3 roads=E1/sw,E1/se,E2/sw,E2/se,E3/sw\n"
        "awards longest_road=0 largest_army=0"
    )
    assert game.points(0) == [1, 2, 2, 2, 2]
    assert game.score(0) == 9


def test_c10_3_there_is_one_winner() -> None:
    """Two seats have ten points, only the player on turn has won."""
    game = table(
        f"seat 0 {EIGHT} cards=2.victory_point\n"
        "seat 1 cities=A1.n,A2.n,E1.s,E3.s cards=3.victory_point\n"
        "turn 2 phase=main rolled=yes"
    )
    play(game, "end")
    assert game.winners() == [0]
    assert game.returns() == [1.0, 0.0, 0.0]


def test_c10_1_the_largest_army_wins_as_the_knight_is_played() -> None:
    """The robber does not move any more."""
    game = table(f"seat 0 {EIGHT} knights=2 cards=1.knight")
    told = events(game, "knight")
    assert [event["kind"] for event in told] == ["played", "largest_army", "won"]
    assert told[-1]["points"] == 10
    assert (game.is_over, game.winners()) == (True, [0])


def test_c10_1_nine_points_do_not_end_the_game() -> None:
    game = table(f"seat 0 {EIGHT} roads=B2/C3 hand=1.wood,1.brick,1.wool,1.grain")
    play(game, "settlement B2-C2-C3")
    assert (game.score(0), game.is_over, game.winners()) == (9, False, [])


def test_c10_3_after_ten_thousand_turns_nobody_wins() -> None:
    game = table("turn 2 phase=main rolled=yes turns=9999")
    assert [event["kind"] for event in events(game, "end")] == ["turn"]
    assert seen(game)["move"] == 10_000
    assert not play(game, "roll", "dice 1 1").is_over
    assert events(game, "end")[1:] == [{"kind": "dead", "turns": 10_001}]
    assert (game.is_over, game.winners(), game.returns()) == (True, [], [0.0, 0.0, 0.0])
    assert seen(game)["phase"] == "over"


def test_c10_3_ten_points_win_in_the_last_turn_too() -> None:
    game = table(f"seat 1 {EIGHT} cards=2.victory_point\nturn 0 phase=main rolled=yes turns=10000")
    assert [event["kind"] for event in events(game, "end")] == ["turn", "won"]
    assert game.winners() == [1]


def test_c11_1_kinds_to_their_owner_numbers_to_all() -> None:
    game = table("seat 0 hand=2.wood,1.ore cards=1.knight,1.victory_point\nseat 1 hand=3.wool")
    own, other, spectator = (seen(game, seat)["hands"][0] for seat in (0, 1, None))
    assert own["cards"] == {"wood": 2, "brick": 0, "wool": 0, "grain": 0, "ore": 1}
    assert own["development_cards"]["victory_point"] == 1
    assert (other["count"], other["development"]) == (3, 2)
    assert other["cards"] is None
    assert other["development_cards"] is None
    assert spectator == other


def test_c11_1_a_hand_is_counted_alike_by_its_owner_and_by_others() -> None:
    game = table("seat 0 hand=9.wood\nseat 1 hand=8.ore\nturn 0 phase=before_roll turns=9")
    play(game, "roll", "dice 3 4", "0: discard wood")
    own, other = (seen(game, seat)["hands"][0] for seat in (0, 1))
    assert (own["count"], own["cards"]["wood"], other["count"]) == (8, 8, 9), "laid aside, not yet seen to be"


def test_c11_1_how_many_cards_were_bought_this_turn_is_seen_by_all() -> None:
    game = table("seat 0 hand=1.wool,1.grain,1.ore\nseat 1 cards=1.knight")
    play(game, "buy", "card knight")
    for watcher in (0, 1, None):
        hands = seen(game, watcher)["hands"]
        assert [hand["bought_this_turn"] for hand in hands] == [1, 0, 0]
    assert seen(game, 0)["hands"][0]["new_cards"]["knight"] == 1
    assert seen(game, 1)["hands"][1]["new_cards"]["knight"] == 0


def test_c11_1_a_theft_is_known_to_two() -> None:
    game = table("seat 0 cards=1.knight\nseat 1 settlements=A1-A2-B2 hand=1.ore,1.wool", players=4)
    play(game, "knight", "robber B2")
    for seat in (0, 1):
        assert events(game.copy(), "stolen ore", seat) == [
            {"kind": "stolen", "thief": 0, "victim": 1, "resource": "ore"}
        ]
    for watcher in (2, None):
        assert events(game.copy(), "stolen ore", watcher) == [{"kind": "stolen", "thief": 0, "victim": 1}]
