from tilefolk.core.game cimport Game
from tilefolk.envs.encoder cimport Encoder
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles.turn cimport TileGame

cdef class TileEncoder(Encoder):
    cdef int kinds
    cdef int head
    cdef int now
    cdef int stamp[640]
    cdef float memo[3840]

    cdef int _write(self, Game game, int seat, float* out, int used) noexcept nogil
    cdef int _own(self, Game game, float* out, int at) noexcept nogil
    cdef void _write_head(self, TileGame game, int seat, float* out) noexcept nogil
    cdef void _write_tile(self, TileGame game, int seat, float* out, int at) noexcept nogil
    cdef void _write_slots(self, TileGame game, int seat, float* out) noexcept nogil
    cdef int _feature(self, TileGame game, int seat, int root) noexcept nogil

cdef class MayflowerEncoder(TileEncoder):
    cdef int _own(self, Game game, float* out, int at) noexcept nogil
