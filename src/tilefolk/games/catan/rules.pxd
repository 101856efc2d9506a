from tilefolk.games.catan.chance cimport Chance
from tilefolk.games.catan.menu cimport action_at, index_of
from tilefolk.games.catan.tables cimport (
    ACCEPTED, ACT_ACCEPT, ACT_BUY, ACT_COUNTER, ACT_DEAL, ACT_DECLINE, ACT_DICE, ACT_DISCARD, ACT_END,
    ACT_FIRST, ACT_KNIGHT, ACT_MARITIME, ACT_MONOPOLY, ACT_OFFER, ACT_PLENTY, ACT_ROAD, ACT_ROAD_BUILDING,
    ACT_ROB, ACT_ROBBER, ACT_ROLL, ACT_SETTLEMENT, BEFORE_ROLL, CHOOSE_VICTIM, COUNTERED, DECLINED, DICE,
    DISCARD, DRAW_CARD, DRAW_LOTS, ENDED, EVENT_DEAD, EVENT_TURN, EVENT_WITHDRAWN, FOUND, FOUND_ROAD,
    FREE_ROADS, MAIN, MOVE_ROBBER, OFFER, THEFT, WHO, payload_of, simple, tag_of,
)

cdef class Catan(Chance):
    cdef int _to_move(self) noexcept nogil
    cdef int _legal_into(self, long long* buffer) noexcept nogil
    cdef int _legal_for(self, int seat, long long* buffer) noexcept nogil
    cdef int _main_into(self, long long* buffer) noexcept nogil
    cdef bint _is_legal(self, long long action) noexcept nogil
    cdef void _apply(self, long long action) noexcept nogil
    cdef void _apply_trade(self, int tag, long long action) noexcept nogil
    cdef void _apply_build(self, int tag, int payload) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef int _index_of(self, long long action) noexcept nogil
    cdef long long _action_at(self, int index) noexcept nogil
