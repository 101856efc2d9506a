from tilefolk.games.catan.road_length cimport length_through, longest_of_all
from tilefolk.games.catan.state cimport Position
from tilefolk.games.catan.tables cimport (
    ENDED, EVENT_LARGEST_ARMY, EVENT_LONGEST_ROAD, EVENT_WON, NEAR_PATH, VICTORY,
)

cdef class Scoring(Position):
    cdef int _points(self, int seat, int source) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
    cdef int _public_points(self, int seat) noexcept nogil
    cdef int _winner_mask(self) noexcept nogil
    cdef bint _win_if_ten(self) noexcept nogil
    cdef long long _walls(self, int seat) noexcept nogil
    cdef void _lengthen(self, int seat, int path) noexcept nogil
    cdef void _cut(self, int node) noexcept nogil
    cdef void _award_longest_road(self) noexcept nogil
    cdef void _award_largest_army(self, int seat) noexcept nogil
