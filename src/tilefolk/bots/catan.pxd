from libc.math cimport exp, pow

from tilefolk.bots.catan_board cimport CatanBoard
from tilefolk.core.game cimport Game
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport (
    ACCEPTED, ACT_CARD, ACT_DICE, ACT_STOLEN, ASKED, CHOOSE_VICTIM, COST, COUNTERED, DRAW_CARD, FREE_ROADS, KNIGHT,
    MONOPOLY, MOVE_ROBBER, OFFER, PLENTY, ROAD_BUILDING, SIDE_MASK, TAG, THEFT, WANT, amount, simple, tag_of,
)

cdef class CatanEvaluator(CatanBoard):
    cdef double _hand_worth(self, Catan game, int seat, short* hand) noexcept nogil
    cdef double _closeness(self, Catan game, int seat, short* hand, int thing) noexcept nogil
    cdef double _seat_worth(self, Catan game, int seat) noexcept nogil
    cdef double _gain(self, Catan game, int seat, long long gets, long long gives) noexcept nogil
    cdef double _deal_worth(self, Catan game, int seat, int other, long long give, long long want) noexcept nogil
    cdef bint _holds_all(self, Catan game, int seat, long long side) noexcept nogil
    cdef double _offer_worth(self, Catan game, int seat) noexcept nogil
