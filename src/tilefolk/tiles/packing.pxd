# declarations only: what packing.py says, for C; see there
from libc.string cimport memcpy

from tilefolk.tiles.names cimport FIGURE_BITS, FIGURE_MASK, FIT_BITS, FIT_MASK, GOOD_BITS, GOOD_MASK, NEEDS, ROTATIONS, SIDE_BITS, SIDE_MASK, SIDES, STRANDS, ZONES_MAX

cdef inline int zone_number(int kind, int zone) noexcept nogil:
    return kind * ZONES_MAX + zone

cdef inline int turned(int kind, int rotation) noexcept nogil:
    return kind * ROTATIONS + rotation

cdef inline int strand_number(int kind, int rotation, int side) noexcept nogil:
    return (turned(kind, rotation) * SIDES + side) * STRANDS

cdef inline int ends_number(int zone, int rotation) noexcept nogil:
    return (zone * ROTATIONS + rotation) * SIDES

cdef inline int side_of(int code, int side) noexcept nogil:
    return code >> (SIDE_BITS * side) & SIDE_MASK

cdef inline int opposite(int side) noexcept nogil:
    return (side + 2) & (SIDES - 1)

cdef inline int fit_number(int kind, int need) noexcept nogil:
    return kind * NEEDS + need

cdef inline int fit_count(int fit) noexcept nogil:
    return fit >> FIT_BITS

cdef inline bint fits_turned(int fit, int rotation) noexcept nogil:
    return fit >> rotation & 1

cdef inline int good(long long goods, int lane) noexcept nogil:
    return <int> (goods >> (GOOD_BITS * lane) & GOOD_MASK)

cdef inline int single_good(long long goods) noexcept nogil:
    return <int> goods

cdef inline long long pack_good(int lane, long long amount) noexcept nogil:
    return amount << (GOOD_BITS * lane)

cdef inline int figures_of(int packed, int seat) noexcept nogil:
    return packed >> (FIGURE_BITS * seat) & FIGURE_MASK

cdef inline int figures_seen(unsigned int packed, int seat, int players) noexcept nogil:
    cdef unsigned int before = packed << (FIGURE_BITS * (players - seat))
    return (packed >> (FIGURE_BITS * seat) | before) & ((1 << (FIGURE_BITS * players)) - 1)

cdef inline int one_figure(int seat) noexcept nogil:
    return 1 << (FIGURE_BITS * seat)

cdef inline void write_fit(signed char* mask, Py_ssize_t at, unsigned int fit) noexcept nogil:
    cdef unsigned int spread = ((fit & FIT_MASK) * 0x204081) & 0x1010101  # the four bits as four bytes
    memcpy(mask + at, &spread, ROTATIONS)
