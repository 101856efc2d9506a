# declarations only: what actions.py says, for C; see there
from tilefolk.tiles.names cimport COORDINATE_BITS, COORDINATE_MASK, FIGURE, GROUP_ZONES, ORIGIN, PAYLOAD_MASK, PLACE, ROTATION_BITS, ROTATION_MASK, TAG_BITS

cdef inline long long pack_action(int tag, int payload) noexcept nogil:
    return tag << TAG_BITS | payload

cdef inline int tag_of(long long action) noexcept nogil:
    return <int> (action >> TAG_BITS)

cdef inline int payload_of(long long action) noexcept nogil:
    return <int> (action & PAYLOAD_MASK)

cdef inline int pack_square(int x, int y) noexcept nogil:
    return ((x + ORIGIN) << COORDINATE_BITS | (y + ORIGIN)) << ROTATION_BITS

cdef inline int square_x(int payload) noexcept nogil:
    return (payload >> (COORDINATE_BITS + ROTATION_BITS) & COORDINATE_MASK) - ORIGIN

cdef inline int square_y(int payload) noexcept nogil:
    return (payload >> ROTATION_BITS & COORDINATE_MASK) - ORIGIN

cdef inline int rotation_of(int payload) noexcept nogil:
    return payload & ROTATION_MASK

cdef inline long long place_action(int x, int y, int rotation) noexcept nogil:
    return pack_action(PLACE, pack_square(x, y) | rotation)

cdef inline long long figure_action(int group, int zone) noexcept nogil:
    return pack_action(FIGURE, 1 + group * GROUP_ZONES + zone)

cdef inline int figure_group(int payload) noexcept nogil:
    return (payload - 1) // GROUP_ZONES

cdef inline int figure_zone(int payload) noexcept nogil:
    return (payload - 1) % GROUP_ZONES
