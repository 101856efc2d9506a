cimport cython

from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport fetch_ahead, fetch_lines
from tilefolk.envs.encoder cimport clear, copy_numbers
from tilefolk.envs.tile_features cimport END, FEATURE, KIND, LEFT, PIECES, SLOT, ZONES
from tilefolk.envs.tile_tokens cimport TileTokens
from tilefolk.games.hunters.state cimport HuntersState
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles.board cimport site_at
from tilefolk.tiles.features cimport find_root
from tilefolk.tiles.table cimport TileTable
from tilefolk.tiles.turn cimport TileGame

cdef class TileEncoder(TileTokens):
    cdef int kinds
    cdef int left_at
    cdef short zone_rows[23040]

    cdef void _write(self, Game game, int seat, short* out, short* trace) noexcept nogil
    cdef void _fetch(self, Game game, short* out, short* trace) noexcept nogil
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
    cdef short farm[128]

    cdef void _own(self, TileGame game, int seat, bint changed, short* out) noexcept nogil
    cdef void _beside(self, TileGame game, int tile, short* out, short* trace) noexcept nogil
