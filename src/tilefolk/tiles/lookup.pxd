# declarations only: what lookup.py says, for C; see there
from tilefolk.tiles.names cimport FIGURES_MAX, HASH_MASK, HASH_ROW
from tilefolk.tiles.state cimport TileState

cdef inline int find_root(TileState game, int piece) noexcept nogil:
    cdef int parent = game.pieces[piece].parent
    while parent != piece:
        game.pieces[piece].parent = game.pieces[parent].parent
        piece = game.pieces[piece].parent
        parent = game.pieces[piece].parent
    return piece

cdef inline int figure_piece(TileState game, int seat, int slot) noexcept nogil:
    return game.standing[seat * FIGURES_MAX + slot] - 1

cdef inline int supply(TileState game, int seat, int first, int last) noexcept nogil:
    cdef int count = 0
    cdef int slot
    for slot in range(first, last):
        count += figure_piece(game, seat, slot) < 0
    return count

cdef inline int hash_of(int x, int y) noexcept nogil:
    return (x + y * HASH_ROW) & HASH_MASK

cdef inline int site_at(TileState game, int x, int y) noexcept nogil:
    cdef int at = hash_of(x, y)
    cdef int site = game.hash_table[at] - 1
    while site >= 0:
        if game.squares[site].x == x and game.squares[site].y == y:
            return site
        at = (at + 1) & HASH_MASK
        site = game.hash_table[at] - 1
    return -1
