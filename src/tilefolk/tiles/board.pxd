from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport copy_ints, copy_longs, copy_shorts
from tilefolk.tiles.table cimport TileTable

cdef class TileBoard(Game):
    cdef readonly TileTable table
    cdef int sites
    cdef int frontier_count
    cdef int tiles
    cdef int pieces
    cdef short hash_table[512]
    cdef short site_x[320]
    cdef short site_y[320]
    cdef short site_tile[320]
    cdef short site_slot[320]
    cdef short frontier[212]
    cdef short frontier_need[212]
    cdef int frontier_place[212]
    cdef short tile_site[108]
    cdef short tile_kind[108]
    cdef short tile_rotation[108]
    cdef short tile_piece[109]
    cdef short parent[640]
    cdef short ring[640]
    cdef short open_ends[640]
    cdef short piece_tile[640]
    cdef short piece_zone[640]
    cdef int figures[640]
    cdef long long goods[640]

    cdef bint _buildable(self, int x, int y) noexcept nogil
    cdef int _site_at(self, int x, int y) noexcept nogil
    cdef int _new_site(self, int x, int y) noexcept nogil
    cdef bint _fits_at(self, int kind, int rotation, int site) noexcept nogil
    cdef bint _fits_somewhere(self, int kind) noexcept nogil
    cdef int _lay(self, int kind, int rotation, int site) noexcept nogil
    cdef void _join_side(self, int tile, int side, int other) noexcept nogil
    cdef int _find(self, int piece) noexcept nogil
    cdef void _unite(self, int a, int b) noexcept nogil
    cdef int _zone_of(self, int piece) noexcept nogil
    cdef int _table_zone(self, int piece) noexcept nogil
    cdef int _type_of(self, int piece) noexcept nogil
    cdef int _tile_count(self, int root) noexcept nogil
    cdef int _piece_count(self, int root) noexcept nogil
    cdef int _majority(self, int packed) noexcept nogil
    cdef void _copy_board(self, TileBoard other) noexcept nogil
