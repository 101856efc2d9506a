from tilefolk.games.hunters.state cimport HuntersState
from tilefolk.tiles.features cimport find_root

cdef class HuntersScoring(HuntersState):
    cdef int _fish_at_the_ends(self, int root) noexcept nogil
    cdef int _river_value(self, int root) noexcept nogil
    cdef int _forest_value(self, int root) noexcept nogil
    cdef int _system_value(self, int root) noexcept nogil
    cdef int _meadow_value(self, int root) noexcept nogil
    cdef int _value(self, int root) noexcept nogil
    cdef int _owners(self, int root) noexcept nogil
    cdef void _score_completed(self, int root) noexcept nogil
    cdef bint _score_completed_of_tile(self) noexcept nogil
    cdef void _send_members_home(self) noexcept nogil
    cdef void _score_at_the_end(self, int zone_type, int source) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
