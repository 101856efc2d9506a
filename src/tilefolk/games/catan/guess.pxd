from tilefolk.core.rng cimport Rng
from tilefolk.games.catan.tables cimport VICTORY
from tilefolk.games.catan.trade cimport Trade

cdef class Guess(Trade):
    cdef void _redeterminise(self, int seat, Rng rng) noexcept nogil
    cdef void _guess_hands(self, int seat, Rng rng) noexcept nogil
    cdef void _guess_cards(self, int seat, Rng rng) noexcept nogil
    cdef int _draw(self, short* pool, int total, Rng rng) noexcept nogil
