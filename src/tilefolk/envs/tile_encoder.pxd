import cython

from tilefolk.core.game cimport Game
from tilefolk.envs cimport names, rows
from tilefolk.envs.names cimport ZONE_ROWS
from tilefolk.envs.tile_tokens cimport TileTokens
from tilefolk.games.mayflower cimport names as mayflower_names
from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame
from tilefolk.tiles.names cimport KINDS_MAX
from tilefolk.tiles.table cimport TileTable

cdef class TileEncoder(TileTokens):
    cdef int kinds
    cdef public int phase_at, seat_at, playing_at, on_turn_at, scores_at, supply_at, deck_left_at, deck_at
    cdef public int left_at, tile_at, tile_sides_at, zones_at
    cdef short zone_rows[ZONE_ROWS]

    cdef void _draw_zones(self, TileTable table) noexcept nogil
    cdef void _write(self, Game game, int seat, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _write_tiles(self, TileGame game, int seat, short* out, short* trace) noexcept nogil
    cdef void _fetch(self, Game game, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _fetch_tiles(self, TileGame game, short* out, short* trace) noexcept nogil
    cdef void _look(self, TileGame game) noexcept nogil
    cdef void _own(self, TileGame game, int seat, bint changed, short* out) noexcept nogil
    @cython.final
    cdef void _write_head(self, TileGame game, int seat, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _write_tile(self, TileGame game, short* out, short* trace) noexcept nogil
    @cython.final
    cdef void _write_supplies(self, TileGame game, int seat, short* out) noexcept nogil

cdef class HuntersEncoder(TileEncoder):
    cdef void _look(self, TileGame game) noexcept nogil

cdef class MayflowerEncoder(TileEncoder):
    cdef short farm[KINDS_MAX]
    cdef public int surveyors_at, switches_at, settlers_at

    cdef void _own(self, TileGame game, int seat, bint changed, short* out) noexcept nogil
    cdef int _sort_settlers(self, TileGame game, int who, long long* keys) noexcept nogil
    cdef void _beside(self, TileGame game, int tile, short* out, short* trace) noexcept nogil

from tilefolk.core cimport memory
from tilefolk.envs cimport tile_casts
