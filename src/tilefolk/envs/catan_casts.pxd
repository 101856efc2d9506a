# declarations only: what catan_casts.py says, for C; see there
from tilefolk.core.game cimport Game
from tilefolk.envs.catan_encoder cimport CatanEncoder
from tilefolk.games.catan.rules cimport Catan

cdef inline void write(CatanEncoder encoder, Game game, int seat, short* out, short* trace) noexcept nogil:
    encoder._write_catan(<Catan> game, seat, out, trace)
