import cython

from tilefolk.core.game cimport Game
from tilefolk.envs cimport names, rows
from tilefolk.envs.encoder cimport Encoder
from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef class TileFeatures(Encoder):
    cdef int features_at
    cdef int lone_root
    cdef int lone_seat
    cdef bint renamed

    @cython.final
    @cython.locals(goods=cython.longlong)
    cdef void _write_feature(self, TileGame game, int seat, int root, short* out) noexcept nogil
    @cython.final
    @cython.locals(most=cython.int)
    cdef void _write_holders(self, TileGame game, int seat, int root, short* out) noexcept nogil
    @cython.final
    cdef void _fetch_holders(self, TileGame game, short* out) noexcept nogil
    @cython.final
    @cython.locals(other=cython.bint, changed=cython.bint)
    cdef bint _follow_figures(self, TileGame game, int seat, short* out, short* trace) noexcept nogil
