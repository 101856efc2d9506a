from libc cimport math

from tilefolk.bots cimport names
from tilefolk.bots.names cimport CANDIDATE_PAIRS, CANDIDATES_MAX
from tilefolk.core cimport memory

cdef double CLEARLY
cdef int LEAST_ROUNDS

cdef int pair_number(int one, int other) noexcept nogil

cdef class Candidates:
    cdef int nodes[CANDIDATES_MAX]
    cdef int starts[CANDIDATES_MAX]
    cdef int order[CANDIDATES_MAX]
    cdef double shares[CANDIDATES_MAX]
    cdef double latest[CANDIDATES_MAX]
    cdef double sums[CANDIDATES_MAX]
    cdef double squares[CANDIDATE_PAIRS]
    cdef int started
    cdef int left
    cdef int wanted
    cdef int turn
    cdef int rounds
    cdef bint drops_clearly_worse

    cdef void _restart(self, bint drops_clearly_worse) noexcept nogil
    cdef void _add(self, int start, int node) noexcept nogil
    cdef bint _is_round_over(self) noexcept nogil
    cdef int _next(self) noexcept nogil
    cdef int _start(self) noexcept nogil
    cdef void _note(self, double share) noexcept nogil
    cdef void _close_round(self) noexcept nogil
    cdef bint _is_clearly_worse(self, int worse, int better) noexcept nogil
    cdef void _drop(self, int at) noexcept nogil
    cdef void _drop_worst(self) noexcept nogil
