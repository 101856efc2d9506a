from tilefolk.bots.catan_hand cimport CatanHand
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport ACCEPTED, ASKED, COUNTERED, SIDE_MASK, WANT, amount

cdef class CatanOffers(CatanHand):
    # weight, by the name of the data file
    cdef public double offer

    cdef double _gain(self, Catan game, int seat, long long gets, long long gives) noexcept nogil
    cdef double _deal_worth(self, Catan game, int seat, int other, long long give, long long want) noexcept nogil
    cdef double _offer_worth(self, Catan game, int seat) noexcept nogil
