import cython

from tilefolk.core.game cimport Game
from tilefolk.games.mayflower cimport names
from tilefolk.games.mayflower.names cimport SURVEYORS
from tilefolk.tiles.game cimport TileGame

cdef class MayflowerState(TileGame):
    cdef bint bonus_once
    cdef bint ten_rows
    cdef short surveyor[SURVEYORS]

    cdef void _copy_mayflower(self, MayflowerState other) noexcept nogil
    @cython.locals(source=MayflowerState)
    cpdef _share(self, Game other)
