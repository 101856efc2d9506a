from libc.string cimport memcpy, memset

from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport fetch_ahead, fetch_lines
from tilefolk.core.rng cimport Rng
from tilefolk.tiles.board cimport site_at
from tilefolk.tiles.decks cimport TileDecks

cdef class TileMoves(TileDecks):
    cdef int phase
    cdef int seat
    cdef int laid
    cdef int turns

    cdef int _figures_into(self, long long* buffer, int most) noexcept nogil
    cdef int _choices_into(self, long long* buffer) noexcept nogil
    cdef int _mask_into(self, signed char* mask, int front) noexcept nogil
    cdef int _mask_front(self) noexcept nogil
    cdef long long _random_action(self, Rng rng) noexcept nogil
    cdef void _fetch(self, int index) noexcept nogil
