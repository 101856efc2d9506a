from tilefolk.games.catan.building cimport Building
from tilefolk.games.catan.tables cimport (
    ACT_CORNER, ACT_FIRST, ACT_HARBOUR, ACT_ROAD, ACT_SETTLEMENT, ACT_TERRAIN, BEFORE_ROLL, BEGINNER_ROAD,
    BEGINNER_SETTLEMENT, BEGINNER_STAR, BEGINNER_TERRAIN, BEGINNER_TOKEN, CORNER_HEX, DESERT, DRAW_LOTS,
    EVENT_FIRST, EVENT_HARBOUR, EVENT_HEX, EVENT_INCOME, EVENT_TOKENS, EVENT_TURN, FOUND, FOUND_ROAD,
    HARBOUR_COUNT, LAY_HARBOURS, LAY_HEXES, LAY_TOKENS, LETTERS, NEAR_PATH, SPIRAL, STANDARD_HARBOUR,
    TERRAIN_COUNT, lowest, simple,
)

cdef class Founding(Building):
    cdef int _layout_into(self, long long* outcomes, long long* weights) noexcept nogil
    cdef void _lay_hex(self, int terrain) noexcept nogil
    cdef void _lay_tokens(self, int corner) noexcept nogil
    cdef void _lay_harbour(self, int kind) noexcept nogil
    cdef void _standard_harbours(self) noexcept nogil
    cdef void _index_tokens(self) noexcept nogil
    cdef void _layout_done(self) noexcept nogil
    cdef void _begin_with(self, int seat) noexcept nogil
    cdef int _founding_into(self, long long* buffer) noexcept nogil
    cdef void _found_settlement(self, int node) noexcept nogil
    cdef void _found_road(self, int path) noexcept nogil
    cdef void _starting_income(self, int seat, int node) noexcept nogil
    cdef void _set_up_beginners(self) noexcept nogil
