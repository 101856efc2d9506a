from tilefolk.core cimport bits
from tilefolk.games.catan cimport names, road_length, tables
from tilefolk.games.catan.state cimport Position

cdef long long walls(Position game, int seat) noexcept nogil
cdef void lengthen(Position game, int seat, int path) noexcept nogil
cdef void cut(Position game, int node) noexcept nogil
cdef int roads_at(Position game, int seat, int node) noexcept nogil
cdef void award_longest_road(Position game) noexcept nogil
cdef void award_largest_army(Position game, int seat) noexcept nogil
