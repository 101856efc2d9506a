from tilefolk.games.mayflower.scoring cimport MayflowerScoring
from tilefolk.tiles.board cimport site_at
from tilefolk.tiles.features cimport find_root

cdef class Mayflower(MayflowerScoring):
    cdef int _figures_into(self, long long* buffer, int most) noexcept nogil
    cdef void _place_figure(self, int choice) noexcept nogil
    cdef int _choices_into(self, long long* buffer) noexcept nogil
    cdef int _chosen_piece(self, int choice) noexcept nogil
    cdef void _choose(self, int choice) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
    cdef void _score_next(self) noexcept nogil
    cdef void _tell_unowned(self) noexcept nogil
