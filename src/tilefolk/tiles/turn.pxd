from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport copy_ints, copy_shorts
from tilefolk.core.rng cimport Rng
from tilefolk.tiles.board cimport TileBoard

cdef class TileGame(TileBoard):
    cdef int phase
    cdef int seat
    cdef int drawn
    cdef int drawing_deck
    cdef int laid
    cdef int turns
    cdef int figures_each
    cdef int first_group
    cdef short deck_left[2]
    cdef short left[128]
    cdef short discarded[128]
    cdef short standing[40]
    cdef int points_of[30]

    cdef int _figures_into(self, long long* buffer) noexcept nogil
    cdef int _choices_into(self, long long* buffer) noexcept nogil
    cdef void _place_figure(self, int choice) noexcept nogil
    cdef void _choose(self, int choice) noexcept nogil
    cdef void _score_laid(self) noexcept nogil
    cdef int _value(self, int root) noexcept nogil
    cdef int _owners(self, int root) noexcept nogil
    cdef bint _complete(self, int root) noexcept nogil
    cdef void _deck_ran_out(self) noexcept nogil
    cdef void _final_scoring(self) noexcept nogil
    cdef void _apply_draw(self, int kind) noexcept nogil
    cdef void _apply_place(self, int x, int y, int rotation) noexcept nogil
    cdef void _draw_from(self, int deck) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef int _free_figure(self, int seat, int first, int last) noexcept nogil
    cdef void _stand(self, int seat, int slot, int piece) noexcept nogil
    cdef void _lift(self, int seat, int slot) noexcept nogil
    cdef void _take_back(self, int seat, int slot) noexcept nogil
    cdef void _take_back_from(self, int root) noexcept nogil
    cdef void _award(self, int mask, int source, int points) noexcept nogil
