from tilefolk.games.catan cimport actions, names

cdef short FIRST[32]
cdef short SIZE[32]
cdef short PAIR_AT[20]
cdef short PAIR_PLACE[64]
cdef short PLENTY_AT[20]
cdef short PLENTY_PLACE[64]

cdef int index_of(int players, int turn, long long action) noexcept nogil
cdef int place_of(int players, int turn, int tag, long long action) noexcept nogil
cdef int rate_and_pair(long long action) noexcept nogil
cdef int first_resource(long long side) noexcept nogil
cdef int place_of_counter(int seat, int place) noexcept nogil

cdef long long action_at(int players, int turn, int index) noexcept nogil
cdef int payload_at(int tag, int place) noexcept nogil
cdef long long offer_at(int asked, int place) noexcept nogil
cdef long long counter_at(int place) noexcept nogil
