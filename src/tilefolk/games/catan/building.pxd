import cython

from tilefolk.core cimport bits
from tilefolk.games.catan cimport actions, awards, cards, heaps, names, road_length, scoring, tables
from tilefolk.games.catan.state cimport Position

cdef bint can_pay(Position game, int seat, int build) noexcept nogil
cdef long long open_nodes(Position game, int seat) noexcept nogil
cdef long long free_paths_low(Position game) noexcept nogil
cdef long long free_paths_high(Position game) noexcept nogil
@cython.locals(low=cython.longlong, high=cython.longlong)
cdef int roads_into(Position game, int seat, long long* buffer, int n) noexcept nogil
cdef bint has_road_place(Position game, int seat) noexcept nogil
cdef int places_into(int tag, long long places, long long* buffer, int n) noexcept nogil
cdef int builds_into(Position game, int seat, long long* buffer, int n) noexcept nogil

cdef void pay(Position game, int seat, int build) noexcept nogil
cdef void put_road(Position game, int seat, int path, bint free) noexcept nogil
cdef void put_settlement(Position game, int seat, int node, bint free) noexcept nogil
cdef void open_harbour(Position game, int seat, int harbour) noexcept nogil
cdef void put_city(Position game, int seat, int node) noexcept nogil
cdef void buy_card(Position game) noexcept nogil
cdef int card_outcomes_into(Position game, long long* outcomes, long long* weights) noexcept nogil
cdef void take_card(Position game, int card) noexcept nogil

cdef void recount(Position game) noexcept nogil
cdef void recount_buildings(Position game, int seat) noexcept nogil
cdef bint has_road(Position game, int seat, int path) noexcept nogil
