from libc.string cimport memcpy

from tilefolk.core.game cimport Game
from tilefolk.tiles.table cimport TileTable

# what belongs together lies together in memory: a piece is one line of the processor's cache, not seven
cdef struct Part:
    long long goods
    int figures
    short parent
    short ring
    short open_ends
    short tile
    short zone
    short type

cdef struct Lying:
    short piece
    short site
    short kind
    short rotation

cdef class Features(Game):
    cdef readonly TileTable table
    # counts stand at the head, also those of the board: they tell where to write next, and are fetched together
    cdef int tiles
    cdef int pieces
    cdef int sites
    cdef int frontier_count
    cdef Lying lying[109]
    cdef Part part[640]

    cdef int _add_pieces(self, int kind) noexcept nogil
    cdef void _unite(self, int a, int b) noexcept nogil
    cdef int _zone_of(self, int piece) noexcept nogil
    cdef int _tile_count(self, int root) noexcept nogil
    cdef int _piece_count(self, int root) noexcept nogil
    cdef int _majority(self, int packed) noexcept nogil
    cdef void _copy_features(self, Features other) noexcept nogil

cdef inline int find_root(Features features, int piece) noexcept nogil:
    cdef int parent = features.part[piece].parent
    while parent != piece:
        features.part[piece].parent = features.part[parent].parent
        piece = features.part[piece].parent
        parent = features.part[piece].parent
    return piece

cdef inline void copy_lying(Lying* to, Lying* source, int n) noexcept nogil:
    memcpy(to, source, n * sizeof(Lying))

cdef inline void copy_parts(Part* to, Part* source, int n) noexcept nogil:
    memcpy(to, source, n * sizeof(Part))
