"""``Position``: everything that lies on the table, as small numbers.

A set of intersections is 54 bits, a set of paths two words of 36. Where there are two numbers in brackets the
first is the seat and the second the kind of card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from tilefolk.core import copying
from tilefolk.core.game import Game
from tilefolk.core.numbers import whole
from tilefolk.games.catan import names, tables

if TYPE_CHECKING:
    from tilefolk.core.values import Snapshot

FIELDS = (
    "buildings",
    "road_ends",
    "roads_low",
    "roads_high",
    "counter_offer",
    "hand",
    "known_hand",
    "laid_aside",
    "development_cards",
    "rate",
    "bank",
    "pile",
    "bought_this_turn",
    "knights",
    "roads_left",
    "settlements_left",
    "cities_left",
    "road_length",
    "owes",
    "answer",
    "terrain",
    "token",
    "token_hexes",
    "harbour",
    "dice",
    "offer",
    "cities",
    "blocked",
    "longest_road",
    "largest_army",
    "robber",
    "phase",
    "turn",
    "first",
    "step",
    "founded",
    "victim",
    "rolled",
    "card_played",
    "has_built",
    "free_roads",
    "offers_made",
    "beginners",
    "shuffled_harbours",
    "mixed_phase",
    "offer_menu",
    "first_by_lot",
    "turns",
)
"""In the order of snapshots, from which a position's fingerprint is taken."""

Seats = Annotated[list[int], names.SEATS]
Kinds = Annotated[list[int], names.KINDS]
Hands = Annotated[list[list[int]], names.SEATS, names.KINDS]


class Position(Game):
    """The material and where it lies (chapter 1); the chapters of the rules are functions over it."""

    # the island (-1: nothing is laid yet), and the one or two hexes that a sum of the dice names
    terrain: Annotated[list[int], names.HEXES]
    token: Annotated[list[int], names.HEXES]
    token_hexes: Annotated[list[list[int]], names.SUMS, names.SUM_HEXES]
    harbour: Annotated[list[int], names.HARBOURS]
    robber: int

    # settlements and cities of a seat, all cities, intersections that the distance rule keeps empty
    buildings: Seats
    cities: int
    blocked: int
    # roads of a seat, and the intersections to which they lead
    roads_low: Seats
    roads_high: Seats
    road_ends: Seats
    # pieces in the supply
    roads_left: Seats
    settlements_left: Seats
    cities_left: Seats

    # resource cards, and what every careful onlooker knows a hand to contain
    hand: Hands
    known_hand: Hands
    bank: Kinds
    # a seven: cards chosen for a discard that nobody may see yet, and how many are still owed
    laid_aside: Hands
    owes: Seats
    # development cards: in hands, in the pile, and which of them the player on turn bought this turn
    development_cards: Hands
    pile: Kinds
    bought_this_turn: Kinds

    # played knights, the longest line of roads, and who has the awards (-1: nobody)
    knights: Seats
    road_length: Seats
    longest_road: int
    largest_army: int

    # the turn; `step` counts hexes, harbours and settlements of the set-up
    phase: int
    turn: int
    turns: int
    first: int
    step: int
    founded: int
    victim: int
    dice: Annotated[list[int], 2]
    rolled: int
    card_played: int
    has_built: int
    free_roads: int

    # trade: the best rate at the bank; the open offer (0: none) and the answers to it
    rate: Hands
    offer: int
    answer: Seats
    counter_offer: Seats
    offers_made: int

    # options of the table
    beginners: int
    shuffled_harbours: int
    mixed_phase: int
    offer_menu: int
    first_by_lot: int

    def __init__(self, players: object) -> None:
        """Nothing is laid out: C1.5 and C1.6 are in the supply."""
        Game.__init__(self, whole(players, "players", 1, names.SEATS))
        self.source_count = names.SOURCES
        self.longest_road = self.largest_army = self.victim = names.NOBODY
        self.founded = self.robber = names.NOWHERE
        for kind in range(names.KINDS):
            self.bank[kind] = names.BANK_CARDS
            self.pile[kind] = tables.CARD_COUNT[kind]
        for seat in range(names.SEATS):
            self.roads_left[seat] = names.ROADS
            self.settlements_left[seat] = names.SETTLEMENTS
            self.cities_left[seat] = names.CITIES
            for kind in range(names.KINDS):
                self.rate[seat][kind] = names.BANK_RATE
        for number in range(names.SUMS):
            for i in range(names.SUM_HEXES):
                self.token_hexes[number][i] = names.NOWHERE
        for hexagon in range(names.HEXES):
            self.terrain[hexagon] = names.NOWHERE
        for place in range(names.HARBOURS):
            self.harbour[place] = names.NOWHERE

    def _copy_from(self, other: Game) -> None:
        copying.copy_fields(self, other, SIZE)

    def snapshot(self) -> Snapshot:
        """The whole position as plain numbers and lists."""
        return {"players": self.players} | {name: _copied(getattr(self, name)) for name in FIELDS}

    def restore(self, snapshot: Snapshot) -> None:
        """Become the position that a snapshot describes."""
        for name in FIELDS:
            setattr(self, name, _copied(snapshot[name]))


SIZE = Position.__basicsize__
"""Bytes of a position in the compiled engine, where a copy is a copy of memory."""


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
