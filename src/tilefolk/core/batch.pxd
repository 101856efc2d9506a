from tilefolk.core cimport memory, names
from tilefolk.core.game cimport Game

cdef class Batch:
    cdef readonly int size
    cdef readonly int first
    cdef readonly int players
    cdef readonly int index_count
    cdef readonly Game start
    cdef readonly list games
    cdef readonly list rngs
    cdef readonly long long games_finished
    cdef signed char[:, ::1] masks
    cdef int[::1] seats
    cdef signed char[::1] done
    cdef int[:, ::1] scores
    cdef void** _games
    cdef void** _rngs
    cdef long long* _legal
    cdef long long* _fronts

    cdef int _advance(self, int i) noexcept nogil
    cdef void _settle(self, int i) noexcept nogil
    cdef void _fetch(self, int i, int index) noexcept nogil
    cdef int _wrong(self, int* actions) noexcept nogil
    cdef void _step(self, int* actions) noexcept nogil

from tilefolk.core cimport pointers
