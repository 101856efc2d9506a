from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport copy_ints, copy_longs, copy_shorts
from tilefolk.tiles.table cimport TileTable

cdef class Features(Game):
    cdef readonly TileTable table
    cdef int tiles
    cdef int pieces
    cdef short tile_piece[109]
    cdef short parent[640]
    cdef short ring[640]
    cdef short open_ends[640]
    cdef short piece_tile[640]
    cdef short piece_zone[640]
    cdef int figures[640]
    cdef long long goods[640]

    cdef int _add_pieces(self, int kind) noexcept nogil
    cdef int _find(self, int piece) noexcept nogil
    cdef void _unite(self, int a, int b) noexcept nogil
    cdef int _zone_of(self, int piece) noexcept nogil
    cdef int _table_zone(self, int piece) noexcept nogil
    cdef int _type_of(self, int piece) noexcept nogil
    cdef int _tile_count(self, int root) noexcept nogil
    cdef int _piece_count(self, int root) noexcept nogil
    cdef int _majority(self, int packed) noexcept nogil
    cdef void _copy_features(self, Features other) noexcept nogil
