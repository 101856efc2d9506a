from tilefolk.games.catan.robber cimport Robber
from tilefolk.games.catan.tables cimport (
    ACT_KNIGHT, ACT_MONOPOLY, ACT_PLENTY, ACT_ROAD_BUILDING, EVENT_MONOPOLY, EVENT_PLAYED, EVENT_PLENTY,
    FREE_ROADS, KNIGHT, MONOPOLY, MOVE_ROBBER, NOTHING, PLENTY, ROAD_BUILDING, simple,
)

cdef class Development(Robber):
    cdef bint _may_play(self, int card) noexcept nogil
    cdef bint _has_road_place(self, int seat) noexcept nogil
    cdef int _cards_into(self, long long* buffer, int n) noexcept nogil
    cdef void _play_card(self, int card) noexcept nogil
    cdef void _play_knight(self) noexcept nogil
    cdef void _play_road_building(self) noexcept nogil
    cdef void _free_road(self, int path) noexcept nogil
    cdef void _play_plenty(self, int one, int other) noexcept nogil
    cdef void _play_monopoly(self, int resource) noexcept nogil
