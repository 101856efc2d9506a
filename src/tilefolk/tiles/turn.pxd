from tilefolk.core cimport memory
from tilefolk.tiles cimport board, decks, features, lookup, names
from tilefolk.tiles.state cimport TileState

cdef void lay_start_tile(TileState game, int kind, int x, int y) noexcept nogil
cdef void join_start_tiles(TileState game, int first, int second) noexcept nogil
cdef void draw(TileState game, int kind) noexcept nogil
cdef void place(TileState game, int x, int y, int rotation) noexcept nogil
cdef void draw_from(TileState game, int deck) noexcept nogil
cdef void end_turn(TileState game) noexcept nogil
