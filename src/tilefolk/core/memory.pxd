from libc.string cimport memcpy

cdef void copy_shorts(short* to, short* source, size_t n) noexcept nogil
cdef void copy_ints(int* to, int* source, size_t n) noexcept nogil
cdef void copy_longs(long long* to, long long* source, size_t n) noexcept nogil
