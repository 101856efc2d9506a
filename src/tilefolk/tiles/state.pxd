import cython

from tilefolk.core cimport memory
from tilefolk.core.game cimport Game
from tilefolk.tiles cimport names, records
from tilefolk.tiles.names cimport DECKS_MAX, FIGURES_IN_ALL, FRONTIER_MAX, GROUPS_IN_ALL, HASH_SIZE, KINDS_MAX, LAID_TILES, PIECES_MAX, POINTS_IN_ALL, SITES_MAX
from tilefolk.tiles.records cimport LaidTile, Piece, Square
from tilefolk.tiles.table cimport TileTable

cdef class TileState(Game):
    cdef readonly TileTable table
    # counts stand at the head: they tell where to write next, and are fetched together
    cdef readonly int tile_count
    cdef int piece_count
    cdef int site_count
    cdef int frontier_count
    cdef LaidTile laid_tiles[LAID_TILES]
    cdef Piece pieces[PIECES_MAX]
    cdef short hash_table[HASH_SIZE]
    cdef Square squares[SITES_MAX]
    cdef short frontier[FRONTIER_MAX]
    cdef short frontier_need[FRONTIER_MAX]
    cdef int frontier_place[FRONTIER_MAX]
    cdef readonly int figures_each
    cdef int first_group
    cdef short standing[FIGURES_IN_ALL]
    cdef int points_of[POINTS_IN_ALL]
    cdef int drawn
    cdef readonly int drawing_deck
    cdef short deck_left[DECKS_MAX]
    cdef short group_left[GROUPS_IN_ALL]
    cdef short left[KINDS_MAX]
    cdef short discarded[KINDS_MAX]
    cdef readonly int phase
    cdef readonly int seat
    cdef int last_tile
    cdef readonly int turns

    cdef bint _buildable(self, int x, int y) noexcept nogil
    cdef int _value(self, int root) noexcept nogil
    cdef int _owners(self, int root) noexcept nogil
    cdef bint _complete(self, int root) noexcept nogil
    cdef int _figures_into(self, long long* buffer, int n, int end) noexcept nogil
    cdef int _choices_into(self, long long* buffer) noexcept nogil
    cdef void _place_figure(self, int group, int zone) noexcept nogil
    cdef void _choose(self, int choice) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
    cdef void _copy_tiles(self, TileState other) noexcept nogil
    @cython.locals(source=TileState)
    cpdef _share(self, Game other)

from tilefolk.tiles cimport features, turn
