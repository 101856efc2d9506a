import cython

from tilefolk.core.rng cimport Rng
from tilefolk.tiles cimport actions, names, packing
from tilefolk.tiles.state cimport TileState

@cython.locals(fit=cython.p_uchar, need=cython.p_short, fits=cython.int)
cdef int places_into(TileState game, long long* buffer) noexcept nogil
@cython.locals(fit=cython.p_uchar, need=cython.p_short, fits=cython.int, n=cython.int, pick=cython.uint)
cdef long long random_place(TileState game, Rng rng) noexcept nogil
