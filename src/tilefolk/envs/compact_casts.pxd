# declarations only: what compact_casts.py says, for C; see there
from tilefolk.core.game cimport Game
from tilefolk.envs.compact_encoder cimport CompactEncoder
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles.game cimport TileGame

cdef inline void write(CompactEncoder encoder, Game game, int seat, float* out) noexcept nogil:
    encoder._write_tiles(<TileGame> game, seat, out)

cdef inline int surveyor(TileGame game, int which) noexcept nogil:
    return (<MayflowerState> game).surveyor[which]
