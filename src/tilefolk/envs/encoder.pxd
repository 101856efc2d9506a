from libc.string cimport memcmp, memcpy, memset

from tilefolk.core.game cimport Game

cdef inline void clear(short* out, int start, int n) noexcept nogil:
    memset(out + start, 0, n * sizeof(short))

cdef inline void copy_numbers(short* out, int at, short* source, int start, int n) noexcept nogil:
    memcpy(out + at, source + start, n * sizeof(short))

cdef inline bint same_numbers(short* one, int start, short* other, int n) noexcept nogil:
    return memcmp(one + start, other, n * sizeof(short)) == 0

cdef class Encoder:
    cdef readonly int size
    cdef readonly int trace_size
    cdef readonly object layout

    cdef void _write(self, Game game, int seat, short* out, short* trace) noexcept nogil
    cdef void _forget(self, short* trace) noexcept nogil
    cdef void _fetch(self, Game game, short* out, short* trace) noexcept nogil
