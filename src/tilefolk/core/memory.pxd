from libc.string cimport memcpy

cdef void copy_shorts(short* to, short* source, size_t n) noexcept nogil
cdef void copy_ints(int* to, int* source, size_t n) noexcept nogil

# a hint to the processor: bring this line of memory near; where a compiler knows none, nothing happens
cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define fetch_ahead(place) __builtin_prefetch(place)
    #else
    #define fetch_ahead(place) ((void)(place))
    #endif
    """
    void fetch_ahead(void* place) noexcept nogil

cdef inline void fetch_lines(void* start, int size) noexcept nogil:
    cdef int at
    for at in range(0, size, 64):
        fetch_ahead(<char*> start + at)
