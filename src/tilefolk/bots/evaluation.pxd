from libc cimport math

from tilefolk.bots cimport names
from tilefolk.core cimport memory
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game

cdef double FOR_WINNING
cdef double FOR_LEADING
cdef double FAR_BEHIND

cdef class Evaluator:
    cdef readonly tuple names
    cdef bint hidden
    cdef public double scale, rivalry, leader

    cdef void _prepare(self, Game game) noexcept nogil
    cdef void _recount(self, Game game) noexcept nogil
    cdef void _values(self, Game game, double* values) noexcept nogil
    cdef double _pending(self, Game game, int seat) noexcept nogil
    cdef bint _is_at_rest(self, Game game, int seat) noexcept nogil
    cdef double _correction(self, Game game, int seat, double lead) noexcept nogil
    cdef double _lead(self, Game game, int seat) noexcept nogil
    cdef double _share(self, Game game, double lead) noexcept nogil
    cdef void _rewards(self, Game game, double* rewards) noexcept nogil
    cdef long long _key(self, long long outcome) noexcept nogil

    cpdef list values(self, Game game)
    cpdef list rewards(self, Game game)
