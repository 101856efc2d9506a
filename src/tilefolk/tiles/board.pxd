import cython

from tilefolk.tiles cimport actions, features, lookup, names, packing
from tilefolk.tiles.state cimport TileState

cdef int new_site(TileState game, int x, int y) noexcept nogil
cdef bint fits_at(TileState game, int kind, int rotation, int site) noexcept nogil
cdef bint fits_somewhere(TileState game, int kind) noexcept nogil
@cython.locals(x=cython.int, y=cython.int)
cdef int lay(TileState game, int kind, int rotation, int site) noexcept nogil
cdef void leave_frontier(TileState game, int site) noexcept nogil
cdef void join_side(TileState game, int tile, int side, int other) noexcept nogil
