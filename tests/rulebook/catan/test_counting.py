"""Chapter 7: what a careful player at the table can count of every hand."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import RICH, hand, table
from tilefolk.games.catan import SPEC
from tilefolk.games.catan.hand_tracker import HandTracker
from tilefolk.games.catan.rules import Catan

RESOURCES = ("wood", "brick", "wool", "grain", "ore")


def watch(game: Catan, tracker: HandTracker, *moves: str) -> None:
    """Play, while somebody counts."""
    for move in moves:
        raw = game.apply_listening(SPEC.parse_action(game, move))
        for event in SPEC.decode_events(game, raw):
            told = event.seen_by(tracker.seat)
            if told is not None:
                tracker.see(told)


def counted(tracker: HandTracker, seat: int) -> dict[str, tuple[int, int]]:
    """The least and the most of every resource that the seat may hold, without those it can't."""
    return {name: bounds for name, bounds in tracker.bounds(seat).items() if bounds != (0, 0)}


@pytest.mark.parametrize(
    "moves",
    [
        ("road A1/ne", "settlement A1-A2"),
        ("city A1.nw",),
        ("buy", "card knight"),
        ("trade 3 wood for ore",),
        ("plenty wood ore",),
        ("plenty ore ore",),
        ("monopoly ore",),
        ("monopoly wool",),
        ("monopoly wood",),
        ("offer 1 wood + 1 wool for 2 ore to all", "1: accept", "deal 1"),
        ("offer 1 wood for 1 ore to all", "1: counter 2 ore for 2 wood + 1 grain", "deal 1"),
        ("road-building", "road A1/ne", "road A1/A2"),
        ("end", "roll", "dice 2 3"),
        (
            "end",
            "roll",
            "dice 3 4",
            *["0: discard wood"] * 5,
            *["0: discard ore"] * 5,
            *["0: discard wool"] * 2,
        ),
        ("knight", "robber E2", "stolen ore"),
    ],
)
def test_c11_1_what_all_can_see_is_counted_by_all(moves: tuple[str, ...]) -> None:
    """Everything but a theft; and even that where the victim holds one kind of cards."""
    game = table(
        f"seat 0 settlements=A1.nw roads=A1/nw hand={RICH} cards=knight,monopoly,year_of_plenty,road_building\n"
        "seat 1 settlements=E1-E2 hand=4.ore\nseat 2 hand=1.ore,1.wool"
    )
    tracker = HandTracker(game, None)
    watch(game, tracker, *moves)
    for seat in range(3):
        assert counted(tracker, seat) == {name: (n, n) for name, n in hand(game, seat).items()}
        assert tracker.count[seat] == sum(hand(game, seat).values())
    assert tracker.outside == [19 - n for n in game.bank]


def robbed(seat: int | None) -> tuple[Catan, HandTracker]:
    """Seat 0 has taken an ore from seat 1, which held two ores and a wool."""
    game = table("seat 0 cards=knight\nseat 1 settlements=E1-E2 hand=2.ore,1.wool\nseat 2 hand=1.ore,1.brick")
    tracker = HandTracker(game, seat)
    watch(game, tracker, "knight", "robber E2", "stolen ore")
    return game, tracker


@pytest.mark.parametrize("seat", [0, 1])
def test_c11_1_thief_and_victim_know_the_card(seat: int) -> None:
    _, tracker = robbed(seat)
    assert counted(tracker, 0) == {"ore": (1, 1)}
    assert counted(tracker, 1) == {"wool": (1, 1), "ore": (1, 1)}


@pytest.mark.parametrize("seat", [2, None])
def test_c11_1_to_all_others_it_may_be_any_card_of_the_victim(seat: int | None) -> None:
    _, tracker = robbed(seat)
    assert counted(tracker, 0) == {"wool": (0, 1), "ore": (0, 1)}
    assert counted(tracker, 1) == {"wool": (0, 1), "ore": (1, 2)}
    assert counted(tracker, 2) == {"brick": (1, 1), "ore": (1, 1)}
    assert tracker.count == [1, 2, 2]


@pytest.mark.parametrize(
    "moves",
    [
        ("end", "roll", "dice 1 1", "offer 1 wool for 1 brick to 2"),
        (
            "end",
            "roll",
            "dice 1 1",
            "offer 1 ore for 1 brick to 2",
            "2: decline",
            "offer 1 wool for 1 brick to 2",
        ),
        ("offer 1 ore for 1 wool to 1",),
        ("offer 1 ore for 1 brick to 1", "1: counter 1 wool for 1 ore"),
    ],
)
def test_c11_1_a_card_that_is_shown_tells_where_the_others_are(moves: tuple[str, ...]) -> None:
    """The wool is seen at seat 1, or the ore at seat 0: the other card of each is known, too."""
    game, tracker = robbed(None)
    watch(game, tracker, *moves)
    assert counted(tracker, 0) == {"ore": (1, 1)}
    assert counted(tracker, 1) == {"wool": (1, 1), "ore": (1, 1)}


def test_c8_4_a_monopoly_tells_how_many_everybody_had() -> None:
    game, tracker = robbed(None)
    watch(game, tracker, "end", "roll", "dice 1 1")
    rich = table(
        "seat 0 hand=ore\nseat 1 hand=wool,ore cards=monopoly\nseat 2 hand=ore,brick\nturn 1 rolled=yes"
    )
    watch(rich, tracker, "monopoly ore")
    assert counted(tracker, 0) == {}
    assert counted(tracker, 1) == {"wool": (1, 1), "ore": (3, 3)}
    assert counted(tracker, 2) == {"brick": (1, 1)}
    assert tracker.count == [0, 4, 1]


def test_c11_1_a_second_theft_may_bring_the_card_back() -> None:
    """From seat 0, who holds the wool or an ore and nothing else."""
    _, tracker = robbed(None)
    again = table(
        "seat 0 settlements=E1-E2 hand=ore\nseat 1 hand=wool,ore\nseat 2 cards=knight\nturn 2 rolled=yes"
    )
    watch(again, tracker, "knight", "robber E2", "stolen ore")
    assert counted(tracker, 0) == {}
    assert counted(tracker, 1) == {"wool": (0, 1), "ore": (1, 2)}
    assert counted(tracker, 2) == {"brick": (1, 1), "wool": (0, 1), "ore": (1, 2)}
    assert tracker.count == [0, 2, 3]


def test_c11_1_what_is_paid_was_not_stolen() -> None:
    """Seat 1 lost one of four kinds of cards; a road shows that it was neither wood nor brick."""
    game = table(
        "seat 0 cards=knight\nseat 1 settlements=E1-E2 hand=wood,brick,wool,2.ore cards=year_of_plenty"
    )
    tracker = HandTracker(game, None)
    watch(game, tracker, "knight", "robber E2", "stolen ore")
    any_of_four = dict.fromkeys(("wood", "brick", "wool", "ore"), (0, 1))
    assert counted(tracker, 0) == any_of_four
    assert counted(tracker, 1) == any_of_four | {"ore": (1, 2)}
    watch(game, tracker, "end", "roll", "dice 1 1", "road E1/E2")
    assert counted(tracker, 0) == {"wool": (0, 1), "ore": (0, 1)}
    assert counted(tracker, 1) == {"wool": (0, 1), "ore": (1, 2)}
    watch(game, tracker, "plenty wool grain")
    assert counted(tracker, 1) == {"wool": (1, 2), "grain": (1, 1), "ore": (1, 2)}
    assert tracker.count == [1, 4, 0]


def test_c11_1_two_thieves_of_one_hand() -> None:
    """A wool that is shown may be the only one left; another that comes to it makes two."""
    before = "seat 1 settlements=E1-E2 hand="
    first = table(f"seat 0 cards=knight\n{before}2.wool,2.ore,2.brick")
    tracker = HandTracker(first, None)
    watch(first, tracker, "knight", "robber E2", "stolen ore")
    second = table(f"seat 0 hand=ore\n{before}2.wool,1.ore,2.brick\nseat 2 cards=knight\nturn 2 rolled=yes")
    watch(second, tracker, "knight", "robber E2", "stolen brick")
    assert counted(tracker, 1) == {"brick": (0, 2), "wool": (0, 2), "ore": (0, 2)}
    third = table(
        f"seat 0 hand=ore\n{before}2.wool,ore,brick cards=year_of_plenty\nseat 2 hand=brick\nturn 1 rolled=yes"
    )
    watch(third, tracker, "offer 1 wool for 1 grain to 0")
    assert counted(tracker, 1) == {"brick": (0, 2), "wool": (1, 2), "ore": (0, 2)}
    watch(third, tracker, "withdraw", "plenty wool grain")
    assert counted(tracker, 1) == {"brick": (0, 2), "wool": (2, 3), "grain": (1, 1), "ore": (0, 2)}
    for thief in (0, 2):
        assert counted(tracker, thief) == {"brick": (0, 1), "wool": (0, 1), "ore": (0, 1)}
    assert tracker.count == [1, 6, 1]


def test_c11_1_a_thief_has_only_what_the_victim_could_hold() -> None:
    """A wool is at seat 0 or 1; seat 3 robs seat 2, who never had any."""
    one = table(
        "seat 0 cards=knight\nseat 1 settlements=E1-E2 hand=2.ore,wool\nseat 2 hand=ore,brick", players=4
    )
    tracker = HandTracker(one, None)
    watch(one, tracker, "knight", "robber E2", "stolen ore")
    other = table(
        "seat 0 hand=ore\nseat 1 hand=ore,wool\nseat 2 settlements=E1-E2 hand=ore,brick\nseat 3 cards=knight\n"
        "turn 3 rolled=yes",
        players=4,
    )
    watch(other, tracker, "knight", "robber E2", "stolen brick")
    assert counted(tracker, 3) == {"brick": (0, 1), "ore": (0, 1)}
    assert counted(tracker, 2) == {"brick": (0, 1), "ore": (0, 1)}
    assert tracker.count == [1, 2, 1, 1]


def test_c11_1_the_size_of_a_hand_tells_what_else_is_in_it() -> None:
    """Two of four cards were taken by one thief; an ore that he shows leaves room for one wool."""
    first = table("seat 0 cards=knight\nseat 1 settlements=E1-E2 hand=2.ore,2.wool")
    tracker = HandTracker(first, None)
    watch(first, tracker, "knight", "robber E2", "stolen ore")
    second = table("seat 0 hand=ore cards=knight\nseat 1 settlements=E1-E2 hand=ore,2.wool")
    watch(second, tracker, "knight", "robber E2", "stolen wool")
    assert counted(tracker, 0) == counted(tracker, 1) == {"wool": (0, 2), "ore": (0, 2)}
    watch(second, tracker, "offer 1 ore for 1 brick to 2")
    assert counted(tracker, 0) == {"wool": (0, 1), "ore": (1, 2)}
    assert counted(tracker, 1) == {"wool": (1, 2), "ore": (0, 1)}


def stolen(thief: int, victim: int) -> dict[str, object]:
    """A theft between two others."""
    return {"kind": "stolen", "thief": thief, "victim": victim}


def offered(seat: int, card: str) -> dict[str, object]:
    """An offer shows that the seat holds what it gives."""
    return {"kind": "offer", "seat": seat, "give": {card: 1}, "want": {"grain": 1}}


@pytest.mark.parametrize(
    ("hands", "told", "expected"),
    [
        pytest.param(
            ["", "", "grain,ore"],
            [stolen(1, 2), stolen(1, 2)],
            [{}, {"grain": (1, 1), "ore": (1, 1)}, {}],
            id="the last card tells of both",
        ),
        pytest.param(
            ["", "2.brick,grain,ore", "brick"],
            [stolen(2, 1), offered(1, "ore")],
            [
                {},
                {"brick": (1, 2), "grain": (0, 1), "ore": (1, 1)},
                {"brick": (1, 2), "grain": (0, 1)},
            ],
            id="a kind of which all cards are known is not what was stolen",
        ),
        pytest.param(
            ["wood,wool", "ore", "wool"],
            [stolen(1, 0), stolen(2, 1), offered(1, "ore")],
            [
                {"wood": (0, 1), "wool": (0, 1)},
                {"ore": (1, 1)},
                {"wood": (0, 1), "wool": (1, 2)},
            ],
            id="a hand of one card that is shown has no other",
        ),
        pytest.param(
            ["2.wool,2.ore", "wool", "", ""],
            [
                stolen(3, 0),
                {"kind": "monopoly", "seat": 3, "resource": "ore", "given": [{"seat": 0, "count": 1}]},
            ],
            [{"wool": (2, 2)}, {"wool": (1, 1)}, {}, {"ore": (2, 2)}],
            id="who gave away the only ore that was left had lost the other",
        ),
        pytest.param(
            ["brick", "brick,wool", "wood,grain"],
            [stolen(0, 2), stolen(0, 1), stolen(2, 0)],
            [
                {"wood": (0, 1), "brick": (0, 2), "wool": (0, 1), "grain": (0, 1)},
                {"brick": (0, 1), "wool": (0, 1)},
                {"wood": (0, 1), "brick": (0, 1), "wool": (0, 1), "grain": (0, 1)},
            ],
            id="one theft brings one card of a kind at most",
        ),
        pytest.param(
            ["", "wood,grain", "wood,ore", "wood,ore"],
            [stolen(0, 3), stolen(2, 1), stolen(1, 2)],
            [
                {"wood": (0, 1), "ore": (0, 1)},
                {"wood": (0, 2), "grain": (0, 1), "ore": (0, 1)},
                {"wood": (0, 2), "grain": (0, 1), "ore": (0, 1)},
                {"wood": (0, 1), "ore": (0, 1)},
            ],
            id="one theft takes one card of a kind at most",
        ),
    ],
)
def test_c11_1_all_that_follows_is_counted(
    hands: list[str], told: list[dict[str, object]], expected: list[dict[str, tuple[int, int]]]
) -> None:
    position = "\n".join(f"seat {seat} hand={cards}" for seat, cards in enumerate(hands))
    tracker = HandTracker(table(position, players=len(hands)), None)
    for event in told:
        tracker.see(event)
    assert [counted(tracker, seat) for seat in range(len(hands))] == expected
