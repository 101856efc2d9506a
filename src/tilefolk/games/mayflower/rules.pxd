from tilefolk.core.game cimport Game
from tilefolk.games.mayflower cimport copying, names, order, placing, scoring
from tilefolk.games.mayflower.state cimport MayflowerState

cdef class Mayflower(MayflowerState):
    cdef void _copy_from(self, Game other) noexcept nogil
    cdef bint _buildable(self, int x, int y) noexcept nogil
    cdef int _figures_into(self, long long* buffer, int n, int end) noexcept nogil
    cdef void _place_figure(self, int group, int zone) noexcept nogil
    cdef int _choices_into(self, long long* buffer) noexcept nogil
    cdef void _choose(self, int choice) noexcept nogil
    cdef int _value(self, int root) noexcept nogil
    cdef bint _complete(self, int root) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
