# declarations only: what records.py says, for C; see there
from libc.string cimport memcpy

# what belongs together lies together in memory: a piece is one line of the processor's cache, not seven
cdef struct Piece:
    long long goods
    int figures
    short parent
    short ring
    short open_ends
    short tile
    short zone
    short type

cdef struct LaidTile:
    short first_piece
    short site
    short kind
    short rotation

cdef struct Square:
    short x
    short y
    short tile
    short slot

cdef inline void copy_pieces(Piece* to, Piece* source, int n) noexcept nogil:
    memcpy(to, source, n * sizeof(Piece))

cdef inline void copy_laid_tiles(LaidTile* to, LaidTile* source, int n) noexcept nogil:
    memcpy(to, source, n * sizeof(LaidTile))

cdef inline void copy_squares(Square* to, Square* source, int n) noexcept nogil:
    memcpy(to, source, n * sizeof(Square))
