# declarations only: what memory.py says, for C; see there
from libc.stdlib cimport abort, calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <malloc.h>
    #define tilefolk_room(n) _alloca(n)
    #define fetch_ahead(place) ((void)(place))
    #else
    #define tilefolk_room(n) __builtin_alloca(n)
    /* the empty assembly keeps it: a function that only asks for memory seems to do nothing, and is left out */
    #define fetch_ahead(place) do { __builtin_prefetch(place); __asm__ volatile (""); } while (0)
    #endif
    #define tilefolk_scratch(n) ((long long*) tilefolk_room((n) * sizeof(long long)))
    #define tilefolk_scratch_shorts(n) ((short*) tilefolk_room((n) * sizeof(short)))
    #define tilefolk_scratch_reals(n) ((double*) tilefolk_room((n) * sizeof(double)))
    """
    long long* scratch "tilefolk_scratch"(int n) noexcept nogil
    short* scratch_shorts "tilefolk_scratch_shorts"(int n) noexcept nogil
    double* scratch_reals "tilefolk_scratch_reals"(int n) noexcept nogil
    void fetch_ahead(const void* place) noexcept nogil

cdef inline void fetch_lines(const void* start, int size) noexcept nogil:
    cdef int at
    for at in range(0, size, 64):
        fetch_ahead(<const char*> start + at)

cdef inline void allocate(object position) noexcept:
    pass

cdef inline long long* numbers(size_t n) noexcept nogil:
    cdef long long* made = <long long*> calloc(n if n else 1, sizeof(long long))
    if made == NULL:
        abort()
    return made

cdef inline long long* resized(long long* old, size_t n) noexcept nogil:
    cdef long long* made = <long long*> realloc(old, n * sizeof(long long))
    if made == NULL:
        abort()
    return made

cdef inline void release(void* old) noexcept nogil:
    free(old)

cdef inline void clear(signed char* mask, Py_ssize_t start, Py_ssize_t n) noexcept nogil:
    memset(mask + start, 0, n)

cdef inline void copy_shorts(short* to, short* source, size_t n) noexcept nogil:
    memcpy(to, source, n * sizeof(short))

cdef inline void copy_ints(int* to, int* source, size_t n) noexcept nogil:
    memcpy(to, source, n * sizeof(int))
