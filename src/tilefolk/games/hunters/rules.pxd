from tilefolk.games.hunters.scoring cimport HuntersScoring
from tilefolk.tiles.features cimport find_root

cdef class Hunters(HuntersScoring):
    cdef bint _may_stand(self, int piece) noexcept nogil
    cdef int _figures_into(self, long long* buffer, int most) noexcept nogil
    cdef void _place_figure(self, int choice) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
