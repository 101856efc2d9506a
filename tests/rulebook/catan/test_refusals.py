"""Every chapter: what is not allowed is refused with the rule and with what is missing, whose it is or where."""

from __future__ import annotations

import pytest

from tests.rulebook.catan.table import RICH, play, table
from tilefolk.games.catan import SPEC, actions, names
from tilefolk.games.catan.rules import Catan

FOUND = "turn 0 phase=found_settlement step=0"
FOUND_ROAD = "seat 0 settlements=A1.n\nturn 0 phase=found_road step=0 founded=A1.n"
DISCARD = "seat 0 hand=8.wood owes=4\nseat 1 hand=2.ore\nturn 0 phase=discard rolled=yes"
ROBBER = "turn 0 phase=move_robber rolled=yes"
VICTIM = (
    "robber B2\nseat 1 settlements=A1-A2-B2 hand=ore\n"
    "seat 2 settlements=B2-B3-C3 hand=ore\nturn 0 phase=choose_victim rolled=yes"
)
FREE = "seat 0 settlements=A1.n\nturn 0 phase=free_roads free_roads=1 rolled=yes"
OPEN = (
    "seat 0 hand=2.wood\nseat 1 hand=1.ore answer=asked\nturn 0 phase=offer rolled=yes\n"
    "offer 1 wood for 2 ore to 1"
)
BEFORE = "turn 0 phase=before_roll"
FIVE = "A1.n,A2.n,A3.n,C1-C2-D1,C4-C5-D4"
COAST = "A1/nw,A1/ne,A2/nw,A2/ne,A3/nw,A3/ne,A3/e,B4/ne,B4/e,C5/ne,C5/e,C5/se,D4/e,D4/se,E3/e"


def refusal(game: Catan, action: int) -> tuple[str, str | None, dict[str, object]]:
    """The key, the rule and the parameters with which an action is refused."""
    said = game.explain(action)
    assert said is not None
    return said.key.removeprefix("catan."), said.rule, dict(said.params)


@pytest.mark.parametrize(
    ("text", "move", "key", "rule", "params"),
    [
        # the order of the turn
        (FOUND, "road A1/ne", "turn.founding", "C2.3", {}),
        (FOUND, "end", "turn.founding", "C2.3", {}),
        (FOUND_ROAD, "settlement E1.s", "turn.founding", "C2.3", {}),
        (FOUND_ROAD, "road E1/E2", "road.not_at_settlement", "C2.3", {"at": "E1/E2"}),
        (DISCARD, "robber A1", "turn.discard_first", "C5.2", {}),
        (DISCARD, "1: discard ore", "discard.none_due", "C5.2", {"seat": 1}),
        (DISCARD, "0: discard ore", "discard.not_held", "C5.2", {"seat": 0, "resource": "ore"}),
        (DISCARD, "3: discard ore", "discard.none_due", "C5.2", {"seat": 3}),
        ("", "1: discard ore", "discard.none_due", "C5.2", {"seat": 1}),
        (ROBBER, "rob 1", "turn.robber_first", "C5.3", {}),
        (ROBBER, "robber C3", "robber.must_move", "C5.3", {"hex": "C3"}),
        (VICTIM, "robber A1", "turn.robber_first", "C5.3", {}),
        (VICTIM, "end", "turn.robber_first", "C5.3", {}),
        (VICTIM, "rob 0", "robber.oneself", "C5.3", {}),
        ("", "robber A1", "robber.not_now", "C5.3", {}),
        ("", "rob 1", "robber.not_now", "C5.3", {}),
        (FREE, "end", "turn.free_roads_first", "C8.2", {}),
        (OPEN, "buy", "turn.offer_open", "C6.1", {}),
        (OPEN, "offer 1 wood for 1 ore to 1", "turn.offer_open", "C6.1", {}),
        ("", "1: accept", "trade.no_offer", "C6.1", {}),
        ("", "1: counter 1 ore for 1 wood", "trade.no_offer", "C6.1", {}),
        ("", "deal 1", "trade.no_offer", "C6.1", {}),
        ("", "withdraw", "trade.no_offer", "C6.1", {}),
        (BEFORE, "end", "turn.roll_first", "C3.1", {}),
        (BEFORE, "knight", "card.not_held", "C3.2", {"card": "knight"}),
        ("", "roll", "turn.rolled", "C3.1", {}),
        ("", "dice 1 1", "chance", None, {}),
        # building
        (
            "seat 0 settlements=A1.n hand=1.wood",
            "road A1/ne",
            "build.cards_missing",
            "C7.1",
            {"cards": {"brick": 1}},
        ),
        (
            "seat 0 settlements=A1.n hand=1.ore",
            "city A1.n",
            "build.cards_missing",
            "C7.3",
            {"cards": {"ore": 2, "grain": 2}},
        ),
        ("seat 0 hand=1.ore,1.wool", "buy", "build.cards_missing", "C7.4", {"cards": {"grain": 1}}),
        (
            "seat 0 roads=A1/ne hand=1.wood,1.brick",
            "settlement A1.n",
            "build.cards_missing",
            "C7.2",
            {"cards": {"wool": 1, "grain": 1}},
        ),
        (f"seat 0 hand={RICH}\npile knight=0", "buy", "card.pile_empty", "C7.4", {}),
        ("seat 0 roads=A1/ne", "road A1/ne", "road.taken", "C7.1", {"at": "A1/ne", "seat": 0}),
        ("seat 2 roads=E1/E2", "road E1/E2", "road.taken", "C7.1", {"at": "E1/E2", "seat": 2}),
        (
            f"seat 0 settlements=A1.n roads={COAST}",
            "road A1/w",
            "road.none_left",
            "C1.5",
            {"at": "A1/w"},
        ),
        ("seat 0 settlements=A1.n", "road A2/B2", "road.not_connected", "C7.1", {"at": "A2/B2"}),
        (
            f"seat 0 roads=A1/ne hand={RICH}\nseat 2 settlements=A1-A2",
            "road A1/A2",
            "road.through_foreign",
            "C7.1",
            {"at": "A1/A2"},
        ),
        (
            "seat 2 settlements=A1.n",
            "settlement A1.n",
            "settlement.taken",
            "C7.2",
            {"at": "A1.n", "seat": 2},
        ),
        ("seat 2 settlements=A1.n", "settlement A1-A2", "settlement.too_close", "C7.2", {"at": "A1-A2"}),
        ("seat 2 roads=A1/ne", "settlement A1.n", "settlement.no_road", "C7.2", {"at": "A1.n"}),
        (
            f"seat 0 settlements={FIVE} roads=E1/E2",
            "settlement E1-E2",
            "settlement.none_left",
            "C1.5",
            {"at": "E1-E2"},
        ),
        ("seat 0 cities=A1.n", "city A1.n", "city.already", "C7.3", {"at": "A1.n"}),
        ("seat 1 settlements=A1.n", "city A1.n", "city.no_settlement", "C7.3", {"at": "A1.n"}),
        ("seat 1 cities=A1.n", "city A1.n", "city.no_settlement", "C7.3", {"at": "A1.n"}),
        (
            "seat 0 settlements=E1.s cities=A1.n,A2.n,A3.n,C1-C2-D1",
            "city E1.s",
            "city.none_left",
            "C1.5",
            {"at": "E1.s"},
        ),
        (
            "seat 0 settlements=A1.n roads=A1/A2\nseat 1 settlements=A1-A2",
            "road A1/ne",
            "build.cards_missing",
            "C7.1",
            {"cards": {"brick": 1, "wood": 1}},
        ),
        (
            "seat 1 cards=2.monopoly",
            "buy",
            "build.cards_missing",
            "C7.4",
            {"cards": {"ore": 1, "wool": 1, "grain": 1}},
        ),
        # development cards
        (
            "seat 0 cards=monopoly\nturn 0 phase=main rolled=yes card_played=yes",
            "monopoly ore",
            "card.one_a_turn",
            "C3.2",
            {"card": "monopoly"},
        ),
        (
            "seat 0 cards=monopoly\nturn 0 phase=main rolled=yes bought=monopoly",
            "monopoly ore",
            "card.bought_now",
            "C3.2",
            {"card": "monopoly"},
        ),
        (
            "seat 0 cards=year_of_plenty\nseat 1 hand=19.ore",
            "plenty ore ore",
            "card.bank_lacks",
            "C8.3",
            {"card": "year_of_plenty"},
        ),
        (
            "seat 0 cards=road_building",
            "road-building",
            "card.no_road_place",
            "C8.2",
            {"card": "road_building"},
        ),
        (
            f"seat 0 settlements=A1.n roads={COAST} cards=road_building",
            "road-building",
            "road.none_left",
            "C1.5",
            {"at": ""},
        ),
        # trade
        ("seat 0 hand=4.ore", "trade 4 ore for ore", "trade.same_kind", "C6.2", {"resource": "ore"}),
        (
            "seat 0 hand=4.ore\nseat 1 hand=19.wool",
            "trade 4 ore for wool",
            "trade.bank_lacks",
            "C6.2",
            {"resource": "wool"},
        ),
        ("seat 0 hand=3.ore", "trade 4 ore for wool", "trade.rate", "C6.2", {"rate": 4, "resource": "ore"}),
        ("", "offer nothing for 1 ore to 1", "trade.gift", "C6.1", {}),
        ("", "offer 1 ore for nothing to 1", "trade.gift", "C6.1", {}),
        (
            "seat 0 hand=ore,wood",
            "offer 1 wood + 1 ore for 1 ore to 1",
            "trade.same_kind",
            "C6.1",
            {"resource": "ore"},
        ),
        (
            "seat 0 hand=2.wood,1.brick",
            "offer 3 wood + 1 brick + 1 wool for 1 ore to 1",
            "trade.not_held",
            "C6.1",
            {"seat": 0, "cards": {"wood": 1, "wool": 1}},
        ),
        (
            "seat 0 hand=2.wood",
            "offer 1 brick for 19 ore to 1",
            "trade.not_held",
            "C6.1",
            {"seat": 0, "cards": {"brick": 1}},
        ),
        ("seat 0 hand=ore", "offer 1 ore for 1 wood to nobody", "trade.nobody", "C6.1", {}),
        ("seat 0 hand=ore", "offer 1 ore for 1 wood to 0,1", "trade.oneself", "C6.1", {}),
        ("seat 0 hand=ore", "offer 1 ore for 1 wood to 1,3", "trade.no_such_seat", "C6.1", {"seat": 3}),
        (OPEN, "2: accept", "trade.not_asked", "C6.1", {"seat": 2}),
        (OPEN, "1: accept", "trade.not_held", "C6.1", {"seat": 1, "cards": {"ore": 1}}),
        (
            OPEN,
            "1: counter 2 ore for 1 wood",
            "trade.not_held",
            "C6.1",
            {"seat": 1, "cards": {"ore": 1}},
        ),
        (OPEN, "deal 1", "trade.not_accepted", "C6.1", {"seat": 1}),
        (OPEN.replace("asked", "accepted"), "1: decline", "trade.answered", "C6.1", {"seat": 1}),
        (OPEN.replace("asked", "accepted"), "deal 1", "trade.partner_lacks", "C6.1", {"seat": 1}),
        (OPEN, "3: counter 1 ore for 1 wood", "trade.not_asked", "C6.1", {"seat": 3}),
        (
            f"{OPEN.replace('asked', 'countered')}\ncounter 1 ore for 3 wood",
            "deal 1",
            "trade.not_held",
            "C6.1",
            {"seat": 0, "cards": {"wood": 1}},
        ),
    ],
)
def test_c3_1_a_refusal_tells_the_rule_and_what_stands_in_the_way(
    text: str, move: str, key: str, rule: str | None, params: dict[str, object]
) -> None:
    """And all the rules that are named."""
    game = table(text)
    assert refusal(game, SPEC.parse_action(game, move)) == (key, rule, params)


def test_c3_1_after_building_there_is_no_trade_unless_the_table_mixes_both() -> None:
    for mixed, key in (("no", "trade.after_building"), ("yes", "trade.rate")):
        game = table("turn 0 phase=main rolled=yes has_built=yes", mixed_phase=mixed)
        assert refusal(game, SPEC.parse_action(game, "trade 4 ore for wool"))[0] == key


def test_c5_3_who_does_not_live_there_or_has_no_cards_can_not_be_robbed() -> None:
    empty = "seat 3 settlements=B1-B2-C2\n"
    game = table(VICTIM.replace("turn", f"{empty}turn"), players=4)
    assert refusal(game, SPEC.parse_action(game, "rob 3")) == ("robber.empty_hand", "C5.3", {"seat": 3})
    away = table(VICTIM.replace("turn", "seat 3 settlements=E1.s hand=ore\nturn"), players=4)
    assert refusal(away, SPEC.parse_action(away, "rob 3")) == ("robber.not_there", "C5.3", {"seat": 3})


def test_c1_6_a_number_that_asks_for_too_many_cards_is_refused() -> None:
    game = table("seat 0 hand=wood")
    wood, ore = actions.side_of(names.WOOD, 1), actions.side_of(names.ORE, 20)
    asking = actions.pack_offer(names.ACT_OFFER, 0b10, wood, ore)
    assert refusal(game, asking) == ("trade.too_many", "C1.6", {})


@pytest.mark.parametrize("number", [0, 99 << 20, names.ACT_ROAD << 20 | 72, names.ACT_ROLL << 20 | 1])
def test_c3_1_a_number_that_is_no_action_is_refused(number: int) -> None:
    assert refusal(table(), number) == ("unknown_action", None, {"number": number})


def test_c3_1_while_nature_moves_nobody_does() -> None:
    game = play(table(BEFORE), "roll")
    assert refusal(game, SPEC.parse_action(game, "end")) == ("chance", None, {})


def test_c3_1_there_is_no_fifth_seat() -> None:
    """In numbers that somebody made up."""
    discarding = table(DISCARD, players=4)
    number = actions.pack_action(names.ACT_DISCARD, actions.discard(4, names.ORE))
    assert refusal(discarding, number) == ("discard.none_due", "C5.2", {"seat": 4})
    offering = table(OPEN, players=4)
    number = actions.make_counter_offer(4, {"ore": 1}, {"wood": 1})
    assert refusal(offering, number) == ("trade.not_asked", "C6.1", {"seat": 4})
