"""Chapter 3.2: the seven."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import allowed, events, hand, names, play, refused, seen, table
from tilefolk.games.catan import SPEC

ROLL = "turn 0 phase=before_roll turns=9"


def test_c5_1_a_seven_yields_nothing() -> None:
    game = table(f"seat 0 settlements=A1-A2-B2\n{ROLL}")
    play(game, "roll", "dice 3 4")
    assert hand(game, 0) == {}
    assert seen(game)["phase"] == "move_robber"


def test_c5_2_more_than_seven_cards_give_back_half_rounded_down() -> None:
    """The roller too; 7 cards are safe, and development cards do not count."""
    game = table(f"seat 0 hand=9.wood\nseat 1 hand=7.ore cards=5.knight\nseat 2 hand=8.wool\n{ROLL}")
    told = events(play(game, "roll"), "dice 3 4")
    assert [e for e in told if e["kind"] == "must_discard"] == [
        {"kind": "must_discard", "seat": 0, "count": 4},
        {"kind": "must_discard", "seat": 2, "count": 4},
    ]
    assert seen(game)["to_move"] == [0, 2]


def discarding() -> object:
    return play(table(f"seat 0 hand=5.wood,4.ore\nseat 2 hand=8.wool\n{ROLL}"), "roll", "dice 3 4")


def test_c5_2_all_choose_at_the_same_time() -> None:
    """In any order, each for himself."""
    game = discarding()
    assert names(game, 2) == ["2: discard wool"]
    assert names(game, 0) == ["0: discard wood", "0: discard ore"]
    assert names(game, 1) == []
    play(game, "2: discard wool", "0: discard ore", "2: discard wool", "2: discard wool", "2: discard wool")
    assert seen(game)["to_move"] == [0]
    assert refused(game, "2: discard wool") == ("discard.none_due", "C5.2")
    assert refused(game, "0: discard wool") == ("discard.not_held", "C5.2")
    assert refused(game, "robber A1") == ("turn.discard_first", "C5.2")


def test_c5_2_nobody_sees_a_choice_before_all_have_chosen() -> None:
    game = discarding()
    before = seen(game, 1)
    assert events(game, "2: discard wool", seat=1) == []
    assert events(game, "0: discard ore", seat=None) == []
    after = seen(game, 1)
    assert after["hands"] == before["hands"]
    assert after["bank"] == before["bank"]
    assert seen(game, 2)["discards"] == {"waiting": [0, 2], "owes": 3, "laid": {"wool": 1}}
    play(game, "0: discard ore", "0: discard ore", "0: discard wood", "2: discard wool", "2: discard wool")
    assert events(game, "2: discard wool", seat=1) == [
        {"kind": "discarded", "seat": 0, "cards": {"wood": 1, "ore": 3}},
        {"kind": "discarded", "seat": 2, "cards": {"wool": 4}},
    ]
    assert seen(game, 1)["hands"][2]["count"] == 4
    assert seen(game)["bank"]["ore"] == 18
    assert seen(game)["phase"] == "move_robber"


def test_c5_2_a_knight_never_causes_discards() -> None:
    game = play(table("seat 0 cards=1.knight\nseat 1 hand=12.ore"), "knight")
    assert seen(game)["phase"] == "move_robber"


def at_robber(text: str) -> object:
    return table(f"{text}\nturn 0 phase=move_robber rolled=yes turns=9 dice=3,4")


def test_c5_3_the_robber_must_move_to_another_hex_also_the_desert() -> None:
    game = at_robber("robber B2")
    assert len(names(game)) == 18
    assert refused(game, "robber B2") == ("robber.must_move", "C5.3")
    assert refused(game, "end") == ("turn.robber_first", "C5.3")
    assert allowed(game, "robber C3")


def test_c5_3_one_random_card_is_robbed() -> None:
    """Every card of the hand is as likely."""
    game = at_robber("seat 1 settlements=A1-A2-B2 hand=3.wood,1.ore")
    play(game, "robber B2")
    assert [(name(game, o), w) for o, w in game.chance()] == [("stolen wood", 3), ("stolen ore", 1)]
    play(game, "stolen ore")
    assert (hand(game, 0), hand(game, 1)) == ({"ore": 1}, {"wood": 3})
    assert seen(game)["phase"] == "main"


def name(game: object, action: int) -> str:
    return SPEC.action_name(game, action)


def test_c5_3_with_several_the_roller_chooses() -> None:
    game = at_robber("seat 1 settlements=A1-A2-B2 hand=1.wood\nseat 2 cities=B2-B3-C3 hand=1.ore")
    play(game, "robber B2")
    assert names(game) == ["rob 1", "rob 2"]
    assert refused(game, "rob 0") == ("robber.oneself", "C5.3")
    play(game, "rob 2", "stolen ore")
    assert hand(game, 0) == {"ore": 1}


def test_c5_3_a_player_with_cards_is_never_spared_by_naming_one_without() -> None:
    game = at_robber("seat 1 settlements=A1-A2-B2\nseat 2 cities=B2-B3-C3 hand=1.ore")
    play(game, "robber B2")
    assert game.is_chance
    assert [name(game, o) for o, _ in game.chance()] == ["stolen ore"]


def test_c5_3_an_empty_hand_can_not_be_named_among_several() -> None:
    pieces = (
        "seat 1 settlements=A1-A2-B2 hand=1.ore\nseat 2 settlements=B2-B3-C3 hand=1.ore\n"
        "seat 3 settlements=B1-B2-C2"
    )
    game = table(f"{pieces}\nturn 0 phase=move_robber rolled=yes", players=4)
    play(game, "robber B2")
    assert names(game) == ["rob 1", "rob 2"]
    assert refused(game, "rob 3") == ("robber.empty_hand", "C5.3")
    elsewhere = play(at_robber("seat 1 settlements=A1-A2-B2 hand=1.ore\nseat 2 hand=1.ore\n"), "robber B2")
    assert elsewhere.is_chance


def test_c5_3_nobody_there_nothing_is_taken() -> None:
    """Also when only the roller himself lives there."""
    game = at_robber("seat 0 settlements=A1-A2-B2 hand=2.ore\nseat 1 hand=2.ore")
    play(game, "robber B2")
    assert seen(game)["phase"] == "main"
    assert hand(game, 0) == {"ore": 2}


def test_c5_2_the_turn_goes_on_when_the_last_of_all_has_chosen() -> None:
    """Any of their cards, whatever the kind, also the last one of it."""
    hands = "\n".join(f"seat {seat} hand=3.wood,2.brick,1.wool,1.grain,1.ore" for seat in range(4))
    game = play(table(f"{hands}\n{ROLL}", players=4), "roll", "dice 3 4")
    assert names(game, 3) == [f"3: discard {kind}" for kind in ("wood", "brick", "wool", "grain", "ore")]
    for kind in ("ore", "grain", "wool"):
        for seat in (3, 1, 0, 2):
            play(game, f"{seat}: discard {kind}")
            assert seen(game)["phase"] == "discard"
    for seat in (1, 3, 2):
        play(game, f"{seat}: discard brick")
        assert seen(game)["phase"] == "discard"
    told = events(game, "0: discard brick")
    cards = {"brick": 1, "wool": 1, "grain": 1, "ore": 1}
    assert told == [{"kind": "discarded", "seat": seat, "cards": cards} for seat in range(4)]
    assert seen(game)["phase"] == "move_robber"
    assert SPEC.parse_position(SPEC.position_text(game)).snapshot() == game.snapshot()


@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_c5_2_both_of_two_must_choose(one: int, other: int) -> None:
    text = f"seat {one} hand=8.wood\nseat {other} hand=8.ore\n{ROLL}"
    game = play(table(text, players=4), "roll", "dice 3 4")
    for _ in range(4):
        assert seen(game)["phase"] == "discard"
        play(game, f"{one}: discard wood")
        assert other in seen(game)["to_move"]
        play(game, f"{other}: discard ore")
    assert seen(game)["phase"] == "move_robber"


def test_c5_3_after_the_theft_nobody_is_the_victim_any_more() -> None:
    game = play(at_robber("seat 1 settlements=A1-A2-B2 hand=1.wood"), "robber B2", "stolen wood")
    assert "victim" not in SPEC.position_text(game)
    assert (seen(game)["robber"], seen(game)["hands"][1]["count"]) == ("B2", 0)
