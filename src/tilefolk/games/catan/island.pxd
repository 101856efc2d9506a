import cython

from tilefolk.games.catan cimport actions, founding, names, tables
from tilefolk.games.catan.state cimport Position

cdef int outcomes_into(Position game, long long* outcomes, long long* weights) noexcept nogil
@cython.locals(left="int[6]")
cdef int left_into(int tag, short* counts, short* laid, int step, long long* outcomes, long long* weights) noexcept nogil
cdef void lay_hex(Position game, int terrain) noexcept nogil
cdef void lay_tokens(Position game, int corner) noexcept nogil
cdef void index_tokens(Position game) noexcept nogil
cdef void lay_standard_harbours(Position game) noexcept nogil
cdef void lay_harbour(Position game, int kind) noexcept nogil
cdef void lay_beginners_map(Position game) noexcept nogil
cdef void complete(Position game) noexcept nogil
