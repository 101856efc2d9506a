from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles.features cimport find_root

cdef class MayflowerScoring(MayflowerState):
    cdef int _road_value(self, int root) noexcept nogil
    cdef int _city_value(self, int root) noexcept nogil
    cdef int _value_if_finished(self, int root) noexcept nogil
    cdef int _value(self, int root) noexcept nogil
    cdef int _size(self, int root) noexcept nogil
    cdef bint _complete(self, int root) noexcept nogil
    cdef int _source(self, int root) noexcept nogil
    cdef int _surveyor_bonus(self, int root, int seat) noexcept nogil
    cdef void _score_finished(self, int root) noexcept nogil
    cdef void _move_a_surveyor(self) noexcept nogil
    cdef void _sweep_the_east(self) noexcept nogil
    cdef void _score_at_the_end(self, int zone_type) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
