import cython

from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng
from tilefolk.tiles cimport actions, board, decks, features, figures, legal, lookup, masks, names, packing, prefetch, snapshots, turn
from tilefolk.tiles.state cimport TileState
from tilefolk.tiles.table cimport TileTable

cdef class TileGame(TileState):
    cdef int _to_move(self) noexcept nogil
    cdef int _legal_into(self, long long* buffer) noexcept nogil
    cdef int _chance_into(self, long long* outcomes, long long* weights) noexcept nogil
    cdef long long _sample_chance(self, Rng rng) noexcept nogil
    cdef long long _random_action(self, Rng rng) noexcept nogil
    cdef void _apply(self, long long action) noexcept nogil
    cdef int _points(self, int seat, int source) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
    cdef int _index_of(self, long long action) noexcept nogil
    cdef long long _action_at(self, int index) noexcept nogil
    cdef int _mask_into(self, signed char* mask, int front) noexcept nogil
    cdef int _mask_front(self) noexcept nogil
    cdef void _fetch(self, int index) noexcept nogil
