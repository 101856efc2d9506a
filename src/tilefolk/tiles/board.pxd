from tilefolk.core.memory cimport copy_ints, copy_shorts
from tilefolk.tiles.features cimport Features
from tilefolk.tiles.table cimport TileTable

cdef class TileBoard(Features):
    cdef int sites
    cdef int frontier_count
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

    cdef bint _buildable(self, int x, int y) noexcept nogil
    cdef int _site_at(self, int x, int y) noexcept nogil
    cdef int _new_site(self, int x, int y) noexcept nogil
    cdef bint _fits_at(self, int kind, int rotation, int site) noexcept nogil
    cdef bint _fits_somewhere(self, int kind) noexcept nogil
    cdef int _lay(self, int kind, int rotation, int site) noexcept nogil
    cdef void _join_side(self, int tile, int side, int other) noexcept nogil
    cdef void _copy_board(self, TileBoard other) noexcept nogil
