"""What the numbers of a Catan observation mean, in their order."""

from __future__ import annotations

from tilefolk.envs.layout import Bounds, Field, Layout
from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import CARDS, RESOURCES, TERRAINS, TRADES
from tilefolk.games.catan.names import PHASES

SEATS = "seats are counted from the observer"
_SEAT = (
    "present",
    "public_points",
    "cards",
    "development",
    "bought_this_turn",
    "knights",
    "road_length",
    "longest_road",
    "largest_army",
    "roads_left",
    "settlements_left",
    "cities_left",
    *(f"rate_{name}" for name in RESOURCES),
    "must_act",
)
_SEAT_SCALE = (1.0, 0.1, 0.1, 0.2, 0.2, 0.2, 0.1, 1.0, 1.0, 1 / 15, 0.2, 0.25, *(0.25,) * 5, 1.0)
SWITCH: Bounds = (0, 1)
CARDS_HELD: Bounds = (0, names.BANK_CARDS)
ALL_CARDS: Bounds = (0, names.KINDS * names.BANK_CARDS)
BOUGHT: Bounds = (0, 25)
POINTS: Bounds = (0, 2 * names.WINNING_POINTS)
ASKED: Bounds = (0, 31)
"""What an offer can name of a resource."""
_SEAT_BOUNDS: tuple[Bounds, ...] = (
    SWITCH,
    POINTS,
    ALL_CARDS,
    BOUGHT,
    BOUGHT,
    BOUGHT,
    (0, names.ROADS),
    SWITCH,
    SWITCH,
    (0, names.ROADS),
    (0, names.SETTLEMENTS),
    (0, names.CITIES),
    *((0, names.BANK_RATE),) * names.KINDS,
    SWITCH,
)
_ANSWER = ("not_asked", "asked", "declined", "accepted", "countered")
_SIDES = (*(f"give_{name}" for name in RESOURCES), *(f"want_{name}" for name in RESOURCES))

LAYOUT = Layout(
    (
        Field("phase", (17,), f"one of: {', '.join(PHASES)}"),
        Field("seat", (4,), "one of: the observer's seat"),
        Field("on_turn", (4,), f"one of: whose turn it is; {SEATS}"),
        Field("turn", (4,), "rolled, card_played, has_built, free_roads", bounds=(0, names.FREE_ROADS)),
        Field("dice", (2,), "the last throw of this turn", scale=1 / 6, bounds=(0, names.DIE_SIDES)),
        Field("options", (4,), "mixed_phase; offers one of: none, simple, wide"),
        Field("bank", (5,), f"cards in the bank: {', '.join(RESOURCES)}", scale=1 / 19, bounds=CARDS_HELD),
        Field("development_left", (1,), "cards in the pile", scale=1 / 25, bounds=BOUGHT),
        Field("hand", (5,), "the observer's cards", scale=1 / 5, bounds=CARDS_HELD),
        Field("laid", (5,), "those of them chosen for a discard so far", scale=1 / 5, bounds=CARDS_HELD),
        Field("owes", (1,), "cards the observer must still discard", scale=1 / 5, bounds=ALL_CARDS),
        Field("cards", (5,), f"the observer's development cards: {', '.join(CARDS)}", bounds=BOUGHT),
        Field("fresh", (5,), "those of them bought this turn", bounds=BOUGHT),
        Field("points", (1,), "the observer's points, all of them", scale=1 / 10, bounds=POINTS),
        Field("seats", (4, 18), f"what all see of a seat; {SEATS}", _SEAT, _SEAT_SCALE, _SEAT_BOUNDS),
        Field(
            "known",
            (4, 5),
            f"cards that a seat is known to hold by all who watched; {SEATS}",
            RESOURCES,
            1 / 5,
            CARDS_HELD,
        ),
        Field("offer", (14,), f"who is asked ({SEATS}), then what is given and wanted", bounds=ASKED),
        Field(
            "answers",
            (4, 15),
            f"the answer and, of a counter-offer, what is given and wanted; {SEATS}",
            (*_ANSWER, *_SIDES),
            bounds=(*(SWITCH,) * len(_ANSWER), *(ASKED,) * len(_SIDES)),
        ),
        Field(
            "hexes",
            (19, 8),
            "terrain, number of ways to throw the token, robber",
            (*TERRAINS, "ways", "robber"),
            (*(1.0,) * 6, 0.2, 1.0),
            (*(SWITCH,) * 6, (0, 5), SWITCH),
        ),
        Field("harbours", (9, 6), "what a harbour trades", TRADES),
        Field("settlements", (54, 4), f"who has a settlement on an intersection; {SEATS}"),
        Field("cities", (54, 4), f"who has a city on an intersection; {SEATS}"),
        Field("roads", (72, 4), f"who has a road on a path; {SEATS}"),
    )
)
