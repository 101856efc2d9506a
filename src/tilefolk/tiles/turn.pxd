from tilefolk.core.game cimport Game
from tilefolk.tiles.board cimport site_at
from tilefolk.tiles.decks cimport TileDecks
from tilefolk.tiles.features cimport find_root
from tilefolk.tiles.moves cimport TileMoves

cdef class TileGame(TileMoves):
    cdef void _place_figure(self, int choice) noexcept nogil
    cdef void _choose(self, int choice) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
    cdef void _deck_ran_out(self) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
    cdef void _apply_draw(self, int kind) noexcept nogil
    cdef void _apply_place(self, int x, int y, int rotation) noexcept nogil
    cdef void _draw_from(self, int deck) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
