from tilefolk.core.game cimport Game
from tilefolk.tiles.turn cimport TileGame

cdef class HuntersState(TileGame):
    cdef int dolmen_piece
    cdef int dolmen_seat
