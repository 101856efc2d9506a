# declarations only: what bits.py says, for C
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int tilefolk_lowest(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static int tilefolk_count(unsigned long long m) { return (int)__popcnt64(m); }
    #else
    static inline int tilefolk_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int tilefolk_count(unsigned long long m) { return __builtin_popcountll(m); }
    #endif
    """
    int tilefolk_lowest(unsigned long long m) noexcept nogil
    int tilefolk_count(unsigned long long m) noexcept nogil

cdef inline long long bit(int number) noexcept nogil:
    return (<long long> 1) << number

cdef inline bint has(long long mask, int number) noexcept nogil:
    return (mask >> number) & 1

cdef inline int lowest(long long mask) noexcept nogil:
    return tilefolk_lowest(<unsigned long long> mask)

cdef inline long long without_lowest(long long mask) noexcept nogil:
    return mask & (mask - 1)

cdef inline int count(long long mask) noexcept nogil:
    return tilefolk_count(<unsigned long long> mask)
