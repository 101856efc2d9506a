import cython

from tilefolk.core.game cimport Game
from tilefolk.games.hunters cimport copying, names, placing, scoring
from tilefolk.games.hunters.state cimport HuntersState
from tilefolk.tiles cimport turn

cdef class Hunters(HuntersState):
    cdef void _copy_from(self, Game other) noexcept nogil
    cdef int _figures_into(self, long long* buffer, int n, int end) noexcept nogil
    cdef void _place_figure(self, int group, int zone) noexcept nogil
    cdef int _value(self, int root) noexcept nogil
    cdef int _owners(self, int root) noexcept nogil
    @cython.locals(gold=cython.bint)
    cdef void _score_laid(self) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
