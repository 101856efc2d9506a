cimport cython

from tilefolk.core.game cimport Game
from tilefolk.envs.encoder cimport Encoder, clear, same_numbers
from tilefolk.tiles.features cimport find_root
from tilefolk.tiles.turn cimport TileGame

# places in a trace; the ends of two sites are one line of the cache
cdef enum:
    KNOWN = 0
    TILES = 1
    SEAT = 2
    SLOTS = 3
    KIND = 4
    ZONES = 5
    PIECES = 6
    SITES = 7
    LEFT = 8
    STANDING = 16
    SLOT = 56
    FEATURE = 376
    END = 1664
    TRACE = 6784

cdef class TileFeatures(Encoder):
    cdef int features_at
    cdef int lone_root
    cdef int lone_seat
    cdef bint renamed

    @cython.final
    cdef void _write_feature(self, TileGame game, int seat, int root, short* out) noexcept nogil
    @cython.final
    cdef void _write_holders(self, TileGame game, int seat, int root, short* out) noexcept nogil
    @cython.final
    cdef bint _follow_figures(self, TileGame game, int seat, short* out, short* trace) noexcept nogil
