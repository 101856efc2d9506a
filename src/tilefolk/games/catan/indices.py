"""A small number for every action that bots choose from: places in masks and policies.

Free offers have none, only those of the widest menu: 1:1, 2:1 and 1:2 to everybody, and
counter-offers of one card for one or two.
"""

from __future__ import annotations

from tilefolk.games.catan import actions, names
from tilefolk.games.catan.geometry import RESOURCES

SIZES = {
    names.ACT_ROLL: 1,
    names.ACT_END: 1,
    names.ACT_BUY: 1,
    names.ACT_KNIGHT: 1,
    names.ACT_ROAD_BUILDING: 1,
    names.ACT_WITHDRAW: 1,
    names.ACT_ROAD: names.PATHS,
    names.ACT_SETTLEMENT: names.INTERSECTIONS,
    names.ACT_CITY: names.INTERSECTIONS,
    names.ACT_ROBBER: names.HEXES,
    names.ACT_ROB: names.SEATS,
    names.ACT_MONOPOLY: names.KINDS,
    names.ACT_YEAR_OF_PLENTY: names.PLENTIES,
    names.ACT_MARITIME: names.PAIRS,
    names.ACT_DISCARD: names.SEATS * names.KINDS,
    names.ACT_ACCEPT: names.SEATS,
    names.ACT_DECLINE: names.SEATS,
    names.ACT_DEAL: names.SEATS,
    names.ACT_OFFER: names.OFFER_RATES * names.PAIRS,
    names.ACT_COUNTER: names.SEATS * names.COUNTER_RATES * names.PAIRS,
}
"""How many actions of each kind have an index, in the order of the indices."""


def _pairs() -> list[int]:
    """All pairs of two different resources."""
    kinds = range(len(RESOURCES))
    return [actions.pair(give, get) for give in kinds for get in kinds if give != get]


def _plenties() -> list[int]:
    """What a year of plenty may bring: two resources, alike or different, or one card alone."""
    kinds = range(len(RESOURCES))
    return [actions.pair(one, other) for one in kinds for other in (*kinds[one:], names.NOTHING)]


def _places(pairs: list[int]) -> list[int]:
    """Where each pair stands in a list, -1 for those that don't."""
    return [pairs.index(pair) if pair in pairs else -1 for pair in range(actions.PAIR_NUMBERS)]


def _sizes() -> list[int]:
    """How many actions of each kind have an index."""
    return [SIZES.get(tag, 0) for tag in range(names.ACTS)]


def _firsts() -> list[int]:
    """The index of the first action of each kind, -1 if none has one."""
    found = [-1] * names.ACTS
    before = 0
    for tag, size in SIZES.items():
        found[tag] = before
        before += size
    return found


FIRST: list[int] = _firsts()
SIZE: list[int] = _sizes()
PAIR_AT: list[int] = _pairs()
PAIR_PLACE: list[int] = _places(_pairs())
PLENTY_AT: list[int] = _plenties()
PLENTY_PLACE: list[int] = _places(_plenties())


# --- from action to index -------------------------------------------------------------------------


def index_of(players: int, turn: int, action: int) -> int:
    """The index of an action, or -1 (free offers, chance's outcomes)."""
    tag = actions.tag_of(action)
    if tag < 0 or tag >= names.ACTS or FIRST[tag] < 0:
        return -1
    place = place_of(players, turn, tag, action)
    return FIRST[tag] + place if 0 <= place < SIZE[tag] else -1


def place_of(players: int, turn: int, tag: int, action: int) -> int:
    """The place of an action among those of its kind, or -1."""
    payload = actions.payload_of(action)
    if tag == names.ACT_OFFER:
        if actions.who_of(action) != actions.everybody_but(players, turn):
            return -1
        return rate_and_pair(action)
    if tag == names.ACT_COUNTER:
        return place_of_counter(actions.who_of(action), rate_and_pair(action))
    if tag == names.ACT_DISCARD:
        kind = actions.discarded_resource(payload)
        return actions.discarding_seat(payload) * names.KINDS + kind if kind < names.KINDS else -1
    if tag != names.ACT_YEAR_OF_PLENTY and tag != names.ACT_MARITIME:
        return payload
    if payload >= actions.PAIR_NUMBERS:
        return -1
    return PLENTY_PLACE[payload] if tag == names.ACT_YEAR_OF_PLENTY else PAIR_PLACE[payload]


def rate_and_pair(action: int) -> int:
    """Which two resources at which rate a simple offer has, as one number; -1 if it is not simple."""
    give, want = actions.give_of(action), actions.want_of(action)
    one, other = first_resource(give), first_resource(want)
    if one == other:
        return -1
    pair = PAIR_PLACE[actions.pair(one, other)]
    if want == actions.side_of(other, 1):
        if give == actions.side_of(one, 1):
            return names.RATE_ONE_FOR_ONE * names.PAIRS + pair
        if give == actions.side_of(one, 2):
            return names.RATE_TWO_FOR_ONE * names.PAIRS + pair
    elif want == actions.side_of(other, 2) and give == actions.side_of(one, 1):
        return names.RATE_ONE_FOR_TWO * names.PAIRS + pair
    return -1


def first_resource(side: int) -> int:
    """The first resource of a side of a trade, or NOTHING."""
    for kind in range(names.KINDS):
        if actions.amount(side, kind):
            return kind
    return names.NOTHING


def place_of_counter(seat: int, place: int) -> int:
    """Counter-offers are 1:1 or 1:2, for each seat."""
    if place < 0:
        return -1
    rate, pair = place // names.PAIRS, place % names.PAIRS
    if rate == names.RATE_TWO_FOR_ONE:
        return -1
    if rate == names.RATE_ONE_FOR_TWO:
        rate = 1
    return (seat * names.COUNTER_RATES + rate) * names.PAIRS + pair


# --- from index to action -------------------------------------------------------------------------


def action_at(players: int, turn: int, index: int) -> int:
    """The action of an index, or -1 beyond the last."""
    for tag in range(names.ACTS):
        place = index - FIRST[tag]
        if FIRST[tag] >= 0 and 0 <= place < SIZE[tag]:
            if tag == names.ACT_OFFER:
                return offer_at(actions.everybody_but(players, turn), place)
            if tag == names.ACT_COUNTER:
                return counter_at(place)
            return actions.pack_action(tag, payload_at(tag, place))
    return -1


def payload_at(tag: int, place: int) -> int:
    """The parameter of the action at a place among those of its kind."""
    if tag == names.ACT_YEAR_OF_PLENTY:
        return PLENTY_AT[place]
    if tag == names.ACT_MARITIME:
        return PAIR_AT[place]
    if tag == names.ACT_DISCARD:
        return actions.discard(place // names.KINDS, place % names.KINDS)
    return place


def offer_at(asked: int, place: int) -> int:
    """The simple offer at a place."""
    rate, pair = place // names.PAIRS, PAIR_AT[place % names.PAIRS]
    give = actions.side_of(actions.first_of(pair), 2 if rate == names.RATE_TWO_FOR_ONE else 1)
    want = actions.side_of(actions.second_of(pair), 2 if rate == names.RATE_ONE_FOR_TWO else 1)
    return actions.pack_offer(names.ACT_OFFER, asked, give, want)


def counter_at(place: int) -> int:
    """The simple counter-offer at a place."""
    rate, pair = place // names.PAIRS, PAIR_AT[place % names.PAIRS]
    give = actions.side_of(actions.first_of(pair), 1)
    want = actions.side_of(actions.second_of(pair), 1 + rate % names.COUNTER_RATES)
    return actions.pack_offer(names.ACT_COUNTER, rate // names.COUNTER_RATES, give, want)
