import cython

from tilefolk.games.catan cimport actions, awards, building, cards, heaps, names, scoring, turn
from tilefolk.games.catan.state cimport Position

cdef bint may_play(Position game, int card) noexcept nogil
cdef int legal_into(Position game, long long* buffer, int n) noexcept nogil
cdef int years_of_plenty_into(Position game, long long* buffer, int n) noexcept nogil

cdef void play_card(Position game, int card) noexcept nogil
cdef void play_knight(Position game) noexcept nogil
cdef void play_road_building(Position game) noexcept nogil
cdef void put_free_road(Position game, int path) noexcept nogil
cdef void play_year_of_plenty(Position game, int one, int other) noexcept nogil
@cython.locals(given="int[4]")
cdef void play_monopoly(Position game, int resource) noexcept nogil
