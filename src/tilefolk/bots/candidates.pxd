from libc cimport math

from tilefolk.bots cimport names
from tilefolk.bots.names cimport CANDIDATES_MAX
from tilefolk.core cimport memory

cdef double CLEARLY

cdef class Candidates:
    cdef int nodes[CANDIDATES_MAX]
    cdef double shares[CANDIDATES_MAX]
    cdef int started
    cdef int left
    cdef int wanted
    cdef int turn
    cdef bint drops_clearly_worse

    cdef void _restart(self, bint drops_clearly_worse) noexcept nogil
    cdef void _add(self, int node) noexcept nogil
    cdef bint _is_round_over(self) noexcept nogil
    cdef int _next(self) noexcept nogil
    cdef void _drop_worst(self, int visits) noexcept nogil
