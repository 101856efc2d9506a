from libc.math cimport exp

from tilefolk.core.game cimport Game

cdef class Evaluator:
    cdef readonly tuple names
    cdef bint hidden
    cdef double scale
    cdef public double rivalry, leader
    cdef double weights[64]

    cdef void _prepare(self, Game game) noexcept nogil
    cdef void _values(self, Game game, double* values) noexcept nogil
    cdef double _pending(self, Game game, int seat) noexcept nogil
    cdef double _lead(self, Game game, int seat) noexcept nogil
    cdef double _share(self, Game game, double lead) noexcept nogil
    cdef void _rewards(self, Game game, double* rewards) noexcept nogil
    cdef long long _key(self, long long outcome) noexcept nogil
