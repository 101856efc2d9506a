from tilefolk.games.hunters cimport names
from tilefolk.tiles cimport packing
from tilefolk.tiles.game cimport TileGame

cdef class HuntersState(TileGame):
    cdef int dolmen_piece
    cdef int dolmen_seat

    cdef void _copy_hunters(self, HuntersState other) noexcept nogil
