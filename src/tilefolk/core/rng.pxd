import cython

from tilefolk.core cimport names, numbers, words

cdef unsigned long long _spread(unsigned long long seed, int step) noexcept nogil

cdef class Rng:
    cdef unsigned long long s0
    cdef unsigned long long s1
    cdef unsigned long long s2
    cdef unsigned long long s3

    @cython.final
    cdef void _restart(self, unsigned long long seed) noexcept nogil
    @cython.final
    cdef unsigned long long _next(self) noexcept nogil
    @cython.final
    cdef int _below(self, int n) noexcept nogil
    @cython.final
    cdef double _unit(self) noexcept nogil
