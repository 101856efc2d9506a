"""An action is one number; this packs it and takes it apart. ``actions.pxd`` has the same for the compiler.

An ordinary action is a tag and a payload: a place, a seat, a resource or two small numbers. A trade offer or
counter-offer has both sides of the trade, 5 bits for each resource that is given and 5 for each that is
wanted; then the seats asked, as bits (offer), or the answering seat (counter-offer); then the tag.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tilefolk.core.errors import ECHO_MAX, BadNotation
from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import RESOURCES

TAG_SHIFT = 20
PAYLOAD_MASK = 1048575
OFFER_TAG_SHIFT = 56
WHO_SHIFT = 50
WHO_MASK = 63
WANT_SHIFT = 25
SIDE_MASK = 33554431
AMOUNT_BITS = 5
AMOUNT_MASK = 31
PAIR_BITS = 3
PAIR_MASK = 7
PAIR_NUMBERS = 64  # numbers that a pair can be
RATE_SHIFT = 6  # above the pair of a trade with the bank: a rate that is not the player's own, never legal
SEAT_SHIFT = 8
RESOURCE_MASK = 255
DIE_BITS = 4
DIE_MASK = 15

# --- any action -----------------------------------------------------------------------------------


def pack_action(tag: int, payload: int) -> int:
    """An ordinary action as a number."""
    return tag << TAG_SHIFT | payload


def tag_of(action: int) -> int:
    """What kind of action it is."""
    return action >> OFFER_TAG_SHIFT or action >> TAG_SHIFT


def payload_of(action: int) -> int:
    """The parameter of an ordinary action."""
    return action & PAYLOAD_MASK


def unpack(action: int) -> tuple[int, int]:
    """The kind of an action and its parameter; an offer is its own."""
    return tag_of(action), action if action >> OFFER_TAG_SHIFT else payload_of(action)


# --- payloads of two numbers ----------------------------------------------------------------------


def pair(one: int, other: int) -> int:
    """Two resources: what is given and got at the bank, the cards of a year of plenty."""
    return one << PAIR_BITS | other


def first_of(payload: int) -> int:
    """The first resource of a pair."""
    return payload >> PAIR_BITS


def second_of(payload: int) -> int:
    """The second resource of a pair."""
    return payload & PAIR_MASK


def discard(seat: int, resource: int) -> int:
    """Who lays aside which card."""
    return seat << SEAT_SHIFT | resource


def discarding_seat(payload: int) -> int:
    """Who lays a card aside."""
    return payload >> SEAT_SHIFT


def discarded_resource(payload: int) -> int:
    """Which card is laid aside."""
    return payload & RESOURCE_MASK


def dice(one: int, other: int) -> int:
    """A throw of two dice, the lower first."""
    return one << DIE_BITS | other


def lower_die(payload: int) -> int:
    """The lower of two dice."""
    return payload >> DIE_BITS


def higher_die(payload: int) -> int:
    """The higher of two dice."""
    return payload & DIE_MASK


# --- both sides of a trade ------------------------------------------------------------------------


def pack_offer(tag: int, who: int, give: int, want: int) -> int:
    """An offer (``who``: the seats asked, as bits) or a counter-offer (``who``: the seat)."""
    return tag << OFFER_TAG_SHIFT | who << WHO_SHIFT | want << WANT_SHIFT | give


def who_of(action: int) -> int:
    """The seats asked, as bits, or the seat that makes a counter-offer."""
    return action >> WHO_SHIFT & WHO_MASK


def give_of(action: int) -> int:
    """The side that is given by who makes the offer."""
    return action & SIDE_MASK


def want_of(action: int) -> int:
    """The side that is wanted by who makes the offer."""
    return action >> WANT_SHIFT & SIDE_MASK


def side_of(resource: int, n: int) -> int:
    """``n`` cards of one resource as a side of a trade."""
    return n << AMOUNT_BITS * resource


def amount(side: int, resource: int) -> int:
    """How many cards of a resource one side of a trade has."""
    return side >> AMOUNT_BITS * resource & AMOUNT_MASK


def everybody_but(players: int, seat: int) -> int:
    """All seats of a table but one, as bits."""
    return (1 << players) - 1 & ~(1 << seat)


# --- in words -------------------------------------------------------------------------------------


def make_offer(give: Mapping[str, int], want: Mapping[str, int], to: Iterable[int]) -> int:
    """An offer of the player on turn to some seats.

    >>> hex(make_offer({"wood": 1}, {"ore": 2}, [1, 2]))
    '0x1e18400000000001'
    """
    asked = 0
    for seat in to:
        asked |= 1 << seat
    return pack_offer(names.ACT_OFFER, asked, pack_side(give), pack_side(want))


def make_counter_offer(seat: int, give: Mapping[str, int], want: Mapping[str, int]) -> int:
    """A counter-offer: what the seat gives and wants."""
    return pack_offer(names.ACT_COUNTER, seat, pack_side(give), pack_side(want))


def pack_side(cards: Mapping[str, int]) -> int:
    """One side of a trade as a number; raises BadNotation for what no hand can hold."""
    packed = 0
    for name, n in cards.items():
        if name not in RESOURCES or not isinstance(n, int) or not 0 <= n <= names.BANK_CARDS:
            raise BadNotation("catan.notation.cards", text=f"{n} {name}"[:ECHO_MAX])
        packed |= side_of(RESOURCES.index(name), n)
    return packed


def side_cards(side: int) -> dict[str, int]:
    """One side of a trade as a dictionary of the resources in it."""
    return {name: amount(side, i) for i, name in enumerate(RESOURCES) if amount(side, i)}


def seats_of(mask: int) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(names.SEATS) if mask >> seat & 1]
