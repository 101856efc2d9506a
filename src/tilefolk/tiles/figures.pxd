from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport copy_ints, copy_shorts
from tilefolk.tiles.board cimport TileBoard
from tilefolk.tiles.features cimport find_root

cdef class TileFigures(TileBoard):
    cdef int figures_each
    cdef int first_group
    cdef short standing[40]
    cdef int points_of[30]

    cdef int _value(self, int root) noexcept nogil
    cdef int _owners(self, int root) noexcept nogil
    cdef bint _complete(self, int root) noexcept nogil
    cdef int _free_figure(self, int seat, int first, int last) noexcept nogil
    cdef void _stand(self, int seat, int slot, int piece) noexcept nogil
    cdef void _lift(self, int seat, int slot) noexcept nogil
    cdef void _take_back(self, int seat, int slot) noexcept nogil
    cdef void _take_back_from(self, int root) noexcept nogil
    cdef void _award(self, int mask, int source, int points) noexcept nogil
    cdef void _copy_figures(self, TileFigures other) noexcept nogil
