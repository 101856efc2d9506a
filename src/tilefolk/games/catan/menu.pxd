from tilefolk.games.catan.tables cimport (
    ACT_ACCEPT, ACT_BUY, ACT_CITY, ACT_COUNTER, ACT_DEAL, ACT_DECLINE, ACT_DISCARD, ACT_END, ACT_KNIGHT,
    ACT_MARITIME, ACT_MONOPOLY, ACT_OFFER, ACT_PLENTY, ACT_ROAD, ACT_ROAD_BUILDING, ACT_ROB, ACT_ROBBER,
    ACT_ROLL, ACT_SETTLEMENT, ACT_WITHDRAW, NOTHING, SIDE_MASK, WANT, WHO, amount, offer_of, one_of,
    payload_of, simple, tag_of,
)

cpdef enum:
    INDEX_COUNT = 506

cdef short BASE[32]
cdef short SIZE[32]
cdef short PAIR[64]
cdef short PLENTY_PAIR[64]
cdef short PAIR_AT[20]
cdef short PLENTY_AT[20]

cdef int index_of(int players, int turn, long long action) noexcept nogil
cdef long long action_at(int players, int turn, int index) noexcept nogil
