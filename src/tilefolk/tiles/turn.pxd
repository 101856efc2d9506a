from libc.string cimport memcpy, memset

from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport fetch_ahead, fetch_lines
from tilefolk.core.rng cimport Rng
from tilefolk.tiles.decks cimport TileDecks
from tilefolk.tiles.board cimport site_at
from tilefolk.tiles.features cimport find_root

cdef class TileGame(TileDecks):
    cdef int phase
    cdef int seat
    cdef int laid
    cdef int turns

    cdef int _figures_into(self, long long* buffer) noexcept nogil
    cdef int _choices_into(self, long long* buffer) noexcept nogil
    cdef void _place_figure(self, int choice) noexcept nogil
    cdef void _choose(self, int choice) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
    cdef void _deck_ran_out(self) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
    cdef void _apply_draw(self, int kind) noexcept nogil
    cdef void _apply_place(self, int x, int y, int rotation) noexcept nogil
    cdef void _draw_from(self, int deck) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef int _mask_into(self, signed char* mask, int front) noexcept nogil
    cdef int _mask_front(self) noexcept nogil
    cdef long long _random_action(self, Rng rng) noexcept nogil
    cdef void _fetch(self) noexcept nogil
