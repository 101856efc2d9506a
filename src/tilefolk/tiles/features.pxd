import cython

from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles.state cimport TileState

cdef int add_pieces(TileState game, int kind) noexcept nogil
cdef void unite(TileState game, int a, int b) noexcept nogil
cdef int zone_of(TileState game, int piece) noexcept nogil
cdef bint is_first_of_tile(TileState game, int piece) noexcept nogil
@cython.locals(count=cython.int)
cdef int tile_count(TileState game, int root) noexcept nogil
cdef int piece_count(TileState game, int root) noexcept nogil
cdef int majority(TileState game, int packed) noexcept nogil
