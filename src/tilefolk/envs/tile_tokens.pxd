import cython

from tilefolk.core cimport memory
from tilefolk.envs cimport names, rows
from tilefolk.envs.names cimport SITE_ENDS
from tilefolk.envs.tile_features cimport TileFeatures
from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef class TileTokens(TileFeatures):
    cdef int slots_at
    cdef int token
    cdef int strands
    cdef short offset[SITE_ENDS]

    cdef void _beside(self, TileGame game, int tile, short* out, short* trace) noexcept nogil
    @cython.final
    cdef bint _catch_up(self, TileGame game, int seat, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _begin(self, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _move_slots(self, TileGame game, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _move(self, TileGame game, int slot, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _join_ends(self, TileGame game, int tile, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _hand_over(self, TileGame game, int root, int joined, short* out, short* trace) noexcept nogil
    @cython.final
    cdef inline void _list_end(self, int root, int cell, int near, int strand, short* out, short* trace) noexcept nogil
    @cython.final
    @cython.locals(east=cython.int, south=cython.int)
    cdef void _add_ends(self, TileGame game, int tile, short* out, short* trace) noexcept nogil
