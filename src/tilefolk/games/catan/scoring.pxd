from tilefolk.games.catan cimport names
from tilefolk.games.catan.state cimport Position

cdef int points(Position game, int seat, int source) noexcept nogil
cdef int all_points(Position game, int seat) noexcept nogil
cdef int public_points(Position game, int seat) noexcept nogil
cdef int winner_mask(Position game) noexcept nogil
cdef bint wins(Position game) noexcept nogil
