from libc.string cimport memset

from tilefolk.core.game cimport Game

cdef class Encoder:
    cdef readonly int size
    cdef readonly object layout

    cdef int _write(self, Game game, int seat, float* out, int used) noexcept nogil
    cdef void _mask(self, Game game, int seat, signed char* out) noexcept nogil
    cdef void _clear(self, float* out, int start, int n) noexcept nogil
