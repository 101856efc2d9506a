from tilefolk.core.game cimport Game
from tilefolk.tiles.turn cimport TileGame
from tilefolk.tiles.board cimport site_at

cdef class MayflowerState(TileGame):
    cdef bint once
    cdef bint rows
    cdef short surveyor[2]

    cdef bint _buildable(self, int x, int y) noexcept nogil
    cdef int _column_of(self, int piece) noexcept nogil
    cdef int _westernmost(self) noexcept nogil
    cdef int _neighbours(self, int piece) noexcept nogil
