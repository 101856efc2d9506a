import cython

from tilefolk.core cimport bits
from tilefolk.games.catan cimport actions, building, cards, names, tables
from tilefolk.games.catan.state cimport Position

cdef int ROUNDS

cdef int first_into(Position game, long long* outcomes, long long* weights) noexcept nogil
cdef void begin(Position game, int seat) noexcept nogil
cdef int legal_into(Position game, long long* buffer) noexcept nogil
cdef void found_settlement(Position game, int node) noexcept nogil
cdef void found_road(Position game, int path) noexcept nogil
@cython.locals(got="int[6]")
cdef void starting_income(Position game, int seat, int node) noexcept nogil
cdef void set_up_beginners(Position game) noexcept nogil
