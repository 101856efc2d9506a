# declarations only: what actions.py says, for C
cdef enum:
    TAG_SHIFT = 20
    PAYLOAD_MASK = 1048575
    OFFER_TAG_SHIFT = 56
    WHO_SHIFT = 50
    WHO_MASK = 63
    WANT_SHIFT = 25
    SIDE_MASK = 33554431
    AMOUNT_BITS = 5
    AMOUNT_MASK = 31
    PAIR_BITS = 3
    PAIR_MASK = 7
    PAIR_NUMBERS = 64
    SEAT_SHIFT = 8
    RESOURCE_MASK = 255
    DIE_BITS = 4
    DIE_MASK = 15

cdef inline long long pack_action(int tag, int payload) noexcept nogil:
    return (tag << TAG_SHIFT) | payload

cdef inline int tag_of(long long action) noexcept nogil:
    return <int> (action >> OFFER_TAG_SHIFT) if action >> OFFER_TAG_SHIFT else <int> (action >> TAG_SHIFT)

cdef inline int payload_of(long long action) noexcept nogil:
    return <int> (action & PAYLOAD_MASK)

cdef inline int pair(int one, int other) noexcept nogil:
    return (one << PAIR_BITS) | other

cdef inline int first_of(int payload) noexcept nogil:
    return payload >> PAIR_BITS

cdef inline int second_of(int payload) noexcept nogil:
    return payload & PAIR_MASK

cdef inline int discard(int seat, int resource) noexcept nogil:
    return (seat << SEAT_SHIFT) | resource

cdef inline int discarding_seat(int payload) noexcept nogil:
    return payload >> SEAT_SHIFT

cdef inline int discarded_resource(int payload) noexcept nogil:
    return payload & RESOURCE_MASK

cdef inline int dice(int one, int other) noexcept nogil:
    return (one << DIE_BITS) | other

cdef inline int lower_die(int payload) noexcept nogil:
    return payload >> DIE_BITS

cdef inline int higher_die(int payload) noexcept nogil:
    return payload & DIE_MASK

cdef inline long long pack_offer(int tag, int who, long long give, long long want) noexcept nogil:
    return ((<long long> tag) << OFFER_TAG_SHIFT) | ((<long long> who) << WHO_SHIFT) | (want << WANT_SHIFT) | give

cdef inline int who_of(long long action) noexcept nogil:
    return <int> ((action >> WHO_SHIFT) & WHO_MASK)

cdef inline long long give_of(long long action) noexcept nogil:
    return action & SIDE_MASK

cdef inline long long want_of(long long action) noexcept nogil:
    return (action >> WANT_SHIFT) & SIDE_MASK

cdef inline long long side_of(int resource, int n) noexcept nogil:
    return (<long long> n) << (AMOUNT_BITS * resource)

cdef inline int amount(long long side, int resource) noexcept nogil:
    return <int> ((side >> (AMOUNT_BITS * resource)) & AMOUNT_MASK)

cdef inline int everybody_but(int players, int seat) noexcept nogil:
    return ((1 << players) - 1) & ~(1 << seat)
