from tilefolk.games.catan cimport actions, cards, heaps, names, tables, turn
from tilefolk.games.catan.state cimport Position

cdef void seven(Position game) noexcept nogil
cdef int discards_into(Position game, int seat, long long* buffer) noexcept nogil
cdef void lay_aside(Position game, int seat, int resource) noexcept nogil
cdef void discard(Position game) noexcept nogil

cdef int legal_into(Position game, long long* buffer) noexcept nogil
cdef bint is_victim(Position game, int seat) noexcept nogil
cdef void move(Position game, int hexagon) noexcept nogil

cdef void rob(Position game, int seat) noexcept nogil
cdef int theft_into(Position game, long long* outcomes, long long* weights) noexcept nogil
cdef void steal(Position game, int resource) noexcept nogil
