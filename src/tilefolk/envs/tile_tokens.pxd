cimport cython

from tilefolk.envs.encoder cimport clear, copy_numbers
from tilefolk.envs.tile_features cimport END, FEATURE, KNOWN, PIECES, SEAT, SITES, SLOT, SLOTS, TILES, TileFeatures
from tilefolk.tiles.board cimport site_at
from tilefolk.tiles.features cimport find_root
from tilefolk.tiles.turn cimport TileGame

cdef class TileTokens(TileFeatures):
    cdef int slots_at
    cdef int token
    cdef int strands
    cdef short offset[16]

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
    cdef inline void _list_end(self, int root, int cell, int near, int strand, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _add_ends(self, TileGame game, int tile, short* out, short* trace) noexcept nogil
