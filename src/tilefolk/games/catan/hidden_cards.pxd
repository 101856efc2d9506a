import cython

from tilefolk.core.rng cimport Rng
from tilefolk.games.catan cimport heaps, names, scoring
from tilefolk.games.catan.state cimport Position

cdef void deal_anew(Position game, int seat, Rng rng) noexcept nogil
cdef int draw(short* heap, Rng rng) noexcept nogil
@cython.locals(unknown="short[5]", counts="int[4]")
cdef void deal_hands(Position game, int seat, Rng rng) noexcept nogil
cdef void lay_aside_anew(Position game, int seat, Rng rng) noexcept nogil
@cython.locals(counts="int[4]")
cdef void deal_development_cards(Position game, int seat, Rng rng) noexcept nogil
cdef int draw_no_win(Position game, int seat, Rng rng) noexcept nogil
@cython.locals(left="short[5]")
cdef void mark_bought_anew(Position game, Rng rng) noexcept nogil
