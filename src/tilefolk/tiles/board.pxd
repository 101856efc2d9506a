from libc.string cimport memcpy

from tilefolk.core.memory cimport copy_ints, copy_shorts
from tilefolk.tiles.features cimport Features, find_root
from tilefolk.tiles.table cimport TileTable

cdef struct Square:
    short x
    short y
    short tile
    short slot

cdef class TileBoard(Features):
    cdef short hash_table[512]
    cdef Square square[320]
    cdef short frontier[212]
    cdef short frontier_need[212]
    cdef int frontier_place[212]

    cdef bint _buildable(self, int x, int y) noexcept nogil
    cdef int _new_site(self, int x, int y) noexcept nogil
    cdef bint _fits_at(self, int kind, int rotation, int site) noexcept nogil
    cdef bint _fits_somewhere(self, int kind) noexcept nogil
    cdef int _lay(self, int kind, int rotation, int site) noexcept nogil
    cdef void _join_side(self, int tile, int side, int other) noexcept nogil
    cdef void _copy_board(self, TileBoard other) noexcept nogil

cdef inline int hash_of(int x, int y) noexcept nogil:
    return (x + y * 23) & 511

cdef inline int site_at(TileBoard board, int x, int y) noexcept nogil:
    cdef int at = hash_of(x, y)
    cdef int site = board.hash_table[at] - 1
    while site >= 0:
        if board.square[site].x == x and board.square[site].y == y:
            return site
        at = (at + 1) & 511
        site = board.hash_table[at] - 1
    return -1

cdef inline void copy_squares(Square* to, Square* source, int n) noexcept nogil:
    memcpy(to, source, n * sizeof(Square))
