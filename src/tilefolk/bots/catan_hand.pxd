from tilefolk.bots.catan_board cimport CatanBoard
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport COST, MAIN

cdef class CatanHand(CatanBoard):
    # weights, by the names of the data file
    cdef public double card, over_seven, settlement, city, development, extension, gain, patience, barter
    cdef public double settlement_now, city_now, card_now, by_trade, hurry
    # by seat: roads that the Longest Road is away; cards a round
    cdef int roads_short[4]
    cdef double come[20]
    # by seat: the hand that was judged last, all else that its worth depends on, and the worth
    cdef long long held[4]
    cdef long long state[4]
    cdef double hand_worth[4]

    cdef void _expect(self, Catan game, int seat) noexcept nogil
    cdef double _closeness(self, int seat, short* hand, int thing, int roads) noexcept nogil
    cdef double _settlement_worth(self, Catan game, int seat, short* hand) noexcept nogil
    cdef double _hand_worth(self, Catan game, int seat, short* hand) noexcept nogil
    cdef double _own_hand_worth(self, Catan game, int seat) noexcept nogil
    cdef double _payable(self, Catan game, int seat, short* hand, int thing) noexcept nogil
    cdef double _this_turn(self, Catan game, int seat) noexcept nogil
