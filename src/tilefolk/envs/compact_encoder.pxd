import cython

from tilefolk.core.game cimport Game
from tilefolk.envs cimport names, rows
from tilefolk.envs.encoder cimport Encoder
from tilefolk.games.mayflower cimport names as mayflower_names
from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef double SMALL
cdef double TENTH
cdef double HUNDREDTH
cdef double SUPPLY
cdef double PLACE

cdef class CompactEncoder(Encoder):
    cdef public int phase_at, seat_at, playing_at, on_turn_at, scores_at, supply_at, deck_left_at, deck_at
    cdef public int surveyors_at, tile_sides_at, zones_at, slots_at
    cdef bint surveyed

    cdef void _write_reals(self, Game game, int seat, float* out) noexcept nogil
    cdef void _write_tiles(self, TileGame game, int seat, float* out) noexcept nogil
    cdef void _write_head(self, TileGame game, int seat, float* out) noexcept nogil
    cdef void _write_seat(self, TileGame game, int who, int k, float* out) noexcept nogil
    cdef void _write_tile(self, TileGame game, int seat, int kind, int rotation, float* out) noexcept nogil
    cdef void _write_feature(self, TileGame game, int seat, int root, int row, float* out) noexcept nogil
    @cython.locals(x=cython.int, y=cython.int)
    cdef void _write_slot(self, TileGame game, int seat, int slot, int kind, float* out) noexcept nogil
    cdef void _add_neighbour(self, TileGame game, int seat, int tile, int side, int row, float* out) noexcept nogil

from tilefolk.envs cimport compact_casts
