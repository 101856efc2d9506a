from tilefolk.games.catan.scoring cimport Scoring
from tilefolk.games.catan.tables cimport (
    ACT_BUY, ACT_CITY, ACT_ROAD, ACT_SETTLEMENT, ANY, AROUND, COST, EVENT_BOUGHT, EVENT_CITY,
    EVENT_ROAD, EVENT_SETTLEMENT, HARBOUR_AT, MAIN, PATHS_HIGH, PATHS_LOW, PATH_ENDS,
    lowest, simple,
)

cdef class Building(Scoring):
    cdef bint _can_pay(self, int seat, int thing) noexcept nogil
    cdef void _pay(self, int seat, int thing) noexcept nogil
    cdef int _roads_into(self, int seat, long long* buffer, int n) noexcept nogil
    cdef int _builds_into(self, int seat, long long* buffer, int n) noexcept nogil
    cdef void _put_road(self, int seat, int path, bint free) noexcept nogil
    cdef void _put_settlement(self, int seat, int node, bint free) noexcept nogil
    cdef void _put_city(self, int seat, int node) noexcept nogil
    cdef void _take_card(self, int seat, int card) noexcept nogil
