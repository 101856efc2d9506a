from tilefolk.core.memory cimport copy_shorts
from tilefolk.core.rng cimport Rng
from tilefolk.tiles.figures cimport TileFigures

cdef class TileDecks(TileFigures):
    cdef int drawn
    cdef int drawing_deck
    cdef short deck_left[2]
    cdef short sixteen_left[16]
    cdef short left[128]
    cdef short discarded[128]

    cdef bint _take(self, int kind) noexcept nogil
    cdef void _copy_decks(self, TileDecks other) noexcept nogil
