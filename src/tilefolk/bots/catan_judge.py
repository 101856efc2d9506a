"""``CatanJudge``: the weights of Catan's evaluation, and what is remembered from one position to the next.

The chapters of the evaluation are functions over it: dots, income, places, the hand, offers. Income and
places change only when somebody builds, so they are kept, and judged again only for what is different.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from tilefolk.bots import names
from tilefolk.bots.evaluation import Evaluator
from tilefolk.core import memory
from tilefolk.games.catan import names as catan_names

CATAN_NAMES = (
    "wood",
    "brick",
    "wool",
    "grain",
    "ore",
    "scarcity",
    "variety",
    "numbers",
    "harbour",
    "robbed",
    "settlement_pace",
    "city_pace",
    "card_pace",
    "place",
    "first_variety",
    "set_up_dot",
    "set_up_variety",
    "set_up_settlement_pace",
    "set_up_city_pace",
    "set_up_card_pace",
    "set_up_place",
    "away",
    "contested",
    "further",
    "card",
    "over_seven",
    "settlement",
    "city",
    "development",
    "extension",
    "gain",
    "patience",
    "barter",
    "settlement_now",
    "city_now",
    "card_now",
    "by_trade",
    "hurry",
    "length",
    "road_race",
    "army_race",
    "step",
    "army",
    "knight",
    "road_building",
    "plenty",
    "monopoly",
    "robber",
    "theft",
    "free_road",
    "fade",
    "urgency",
    "rivalry",
    "leader",
    "offer",
    "accepted",
    "countered",
    "deal_rival",
    "deal_leader",
    "words",
    "scale",
)
"""All weights; ``CatanEvaluator`` explains them."""

BySeat = Annotated[list[float], catan_names.SEATS]
SetsBySeat = Annotated[list[int], catan_names.SEATS]
BySeatAndKind = Annotated[list[list[float]], catan_names.SEATS, catan_names.KINDS]


class CatanJudge(Evaluator):
    """Weights and notes; who adds the judgement is ``CatanEvaluator``."""

    NAMES = CATAN_NAMES

    wood: float
    brick: float
    wool: float
    grain: float
    ore: float
    scarcity: float
    variety: float
    numbers: float
    harbour: float
    robbed: float
    settlement_pace: float
    city_pace: float
    card_pace: float
    place: float
    first_variety: float
    set_up_dot: float
    set_up_variety: float
    set_up_settlement_pace: float
    set_up_city_pace: float
    set_up_card_pace: float
    set_up_place: float
    away: float
    contested: float
    further: float
    card: float
    over_seven: float
    settlement: float
    city: float
    development: float
    extension: float
    gain: float
    patience: float
    barter: float
    settlement_now: float
    city_now: float
    card_now: float
    by_trade: float
    hurry: float
    length: float
    road_race: float
    army_race: float
    step: float
    army: float
    knight: float
    road_building: float
    plenty: float
    monopoly: float
    robber: float
    theft: float
    free_road: float
    fade: float
    urgency: float
    offer: float
    accepted: float
    countered: float
    deal_rival: float
    deal_leader: float
    words: float

    # the board that was laid out last: hexes with their tokens, harbours; rolls a round for a dot
    seen_hexes: Annotated[list[int], catan_names.HEXES]
    seen_harbours: Annotated[list[int], catan_names.HARBOURS]
    rolls: float
    # dots at an intersection by resource, its harbour, and what a dot of each resource is worth here
    node_dots: Annotated[list[list[float]], catan_names.INTERSECTIONS, catan_names.KINDS]
    node_harbour: Annotated[list[int], catan_names.INTERSECTIONS]
    dot: Annotated[list[float], catan_names.KINDS]
    # by seat: buildings, cities and roads that were judged last, and how often anything was
    seen_buildings: SetsBySeat
    seen_cities: SetsBySeat
    seen_roads_low: SetsBySeat
    seen_roads_high: SetsBySeat
    version: SetsBySeat
    # whether settlements are founded, and the seat that is judged has but one
    setting_up: bool
    lone: bool
    # by seat: dots of income, what a card brings at the bank, tokens, the worth of all, what a city would add
    dots: BySeatAndKind
    traded: BySeatAndKind
    tokens: SetsBySeat
    income: BySeat
    upgrade: BySeat
    # by seat: places that were judged, and what they would add
    judged: SetsBySeat
    place_worth: Annotated[list[list[float]], catan_names.SEATS, catan_names.INTERSECTIONS]
    # by seat: where the robber was judged, and the damage he does
    robber_at: SetsBySeat
    damage: BySeat
    # by seat: intersections within 0 to 3 roads, the best place for a settlement after so many, all places
    within: Annotated[list[list[int]], catan_names.SEATS, names.REACH]
    spot: Annotated[list[list[float]], catan_names.SEATS, names.REACH]
    room: BySeat
    # by seat: roads that the Longest Road is away; cards a round
    roads_short: SetsBySeat
    come: BySeatAndKind
    # by seat: the hand that was judged last, all else that its worth depends on, and the worth
    seen_hand: SetsBySeat
    seen_state: SetsBySeat
    hand_worth: BySeat
    # powers of ``step``
    steps: Annotated[list[float], names.STEPS]

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        memory.allocate(self)
        Evaluator.__init__(self, weights)
        self.hidden = True
        self.steps[0] = 1.0
        for i in range(1, names.STEPS):
            self.steps[i] = self.steps[i - 1] * self.step

    def __reduce__(self) -> tuple[object, ...]:
        return Evaluator.__reduce__(self)
