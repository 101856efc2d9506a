from libc.math cimport exp

from tilefolk.bots.catan_offers cimport CatanOffers
from tilefolk.core.game cimport Game
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport (
    ACT_CARD, ACT_DICE, ACT_STOLEN, CHOOSE_VICTIM, DRAW_CARD, FOUND, FOUND_ROAD, FREE_ROADS, KNIGHT, MONOPOLY,
    MOVE_ROBBER, OFFER, PLENTY, ROAD_BUILDING, THEFT, simple, tag_of,
)

cdef class CatanEvaluator(CatanOffers):
    # weights, by the names of the data file
    cdef public double place, set_up_place, fade, urgency
    cdef public double length, road_race, knight, army, army_race, step
    cdef public double road_building, plenty, monopoly, robber, theft, free_road
    # powers of `step`
    cdef double steps[16]

    cdef double _awards_worth(self, Catan game, int seat) noexcept nogil
    cdef double _seat_worth(self, Catan game, int seat, double late) noexcept nogil
    cdef double _card_worth(self, Catan game, int seat) noexcept nogil
    cdef void _judge(self, Catan game, double* values) noexcept nogil
