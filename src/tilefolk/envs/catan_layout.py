"""What the numbers of a Catan observation mean, in their order."""

from __future__ import annotations

from tilefolk.envs import names as rows
from tilefolk.envs.layout import Bounds, Field, Layout
from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import CARDS, RESOURCES, TERRAINS, TRADES
from tilefolk.games.catan.names import ANSWERS, PHASES

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
_SIDES = (*(f"give_{name}" for name in RESOURCES), *(f"want_{name}" for name in RESOURCES))

LAYOUT = Layout(
    (
        Field("phase", (len(PHASES),), f"one of: {', '.join(PHASES)}"),
        Field("seat", (names.SEATS,), "one of: the observer's seat"),
        Field("on_turn", (names.SEATS,), f"one of: whose turn it is; {SEATS}"),
        Field("turn", (4,), "rolled, card_played, has_built, free_roads", bounds=(0, names.FREE_ROADS)),
        Field("dice", (2,), "the last throw of this turn", scale=1 / 6, bounds=(0, names.DIE_SIDES)),
        Field("options", (4,), "mixed_phase; offers one of: none, simple, wide"),
        Field(
            "bank",
            (names.KINDS,),
            f"cards in the bank: {', '.join(RESOURCES)}",
            scale=1 / 19,
            bounds=CARDS_HELD,
        ),
        Field("development_left", (1,), "cards in the pile", scale=1 / 25, bounds=BOUGHT),
        Field("hand", (names.KINDS,), "the observer's cards", scale=1 / 5, bounds=CARDS_HELD),
        Field(
            "laid_aside",
            (names.KINDS,),
            "those of them chosen for a discard so far",
            scale=1 / 5,
            bounds=CARDS_HELD,
        ),
        Field("owes", (1,), "cards the observer must still discard", scale=1 / 5, bounds=ALL_CARDS),
        Field(
            "cards", (names.KINDS,), f"the observer's development cards: {', '.join(CARDS)}", bounds=BOUGHT
        ),
        Field("bought_this_turn", (names.KINDS,), "those of them bought this turn", bounds=BOUGHT),
        Field("points", (1,), "the observer's points, all of them", scale=1 / 10, bounds=POINTS),
        Field(
            "seats",
            (names.SEATS, rows.SEAT_ROW),
            f"what all see of a seat; {SEATS}",
            _SEAT,
            _SEAT_SCALE,
            _SEAT_BOUNDS,
        ),
        Field(
            "known",
            (names.SEATS, names.KINDS),
            f"cards that a seat is known to hold by all who watched; {SEATS}",
            RESOURCES,
            1 / 5,
            CARDS_HELD,
        ),
        Field(
            "offer",
            (rows.OFFER_WANT + names.KINDS,),
            f"who is asked ({SEATS}), then what is given and wanted",
            bounds=ASKED,
        ),
        Field(
            "answers",
            (names.SEATS, rows.ANSWER_ROW),
            f"the answer and, of a counter-offer, what is given and wanted; {SEATS}",
            (*ANSWERS, *_SIDES),
            bounds=(*(SWITCH,) * len(ANSWERS), *(ASKED,) * len(_SIDES)),
        ),
        Field(
            "hexes",
            (names.HEXES, rows.HEX_ROW),
            "terrain, number of ways to throw the token, robber",
            (*TERRAINS, "ways", "robber"),
            (*(1.0,) * 6, 0.2, 1.0),
            (*(SWITCH,) * 6, (0, 5), SWITCH),
        ),
        Field("harbours", (names.HARBOURS, rows.HARBOUR_ROW), "what a harbour trades", TRADES),
        Field(
            "settlements",
            (names.INTERSECTIONS, names.SEATS),
            f"who has a settlement on an intersection; {SEATS}",
        ),
        Field("cities", (names.INTERSECTIONS, names.SEATS), f"who has a city on an intersection; {SEATS}"),
        Field("roads", (names.PATHS, names.SEATS), f"who has a road on a path; {SEATS}"),
    )
)
