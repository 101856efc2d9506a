from tilefolk.core cimport memory
from tilefolk.core cimport names as core_names
from tilefolk.core.rng cimport Rng
from tilefolk.games.catan cimport (
    actions, building, chance, development, founding, hidden_cards, income, indices, island, names, robber, scoring,
    trade, turn,
)
from tilefolk.games.catan.state cimport Position

cdef class Catan(Position):
    cpdef int seat_of(self, object action) except? -3
    cdef int _to_move(self) noexcept nogil
    cdef int _legal_into(self, long long* buffer) noexcept nogil
    cdef int _legal_for(self, int seat, long long* buffer) noexcept nogil
    cdef int _before_roll_into(self, long long* buffer) noexcept nogil
    cdef int _main_into(self, long long* buffer) noexcept nogil
    cdef bint _is_legal(self, long long action) noexcept nogil
    cdef int _chance_into(self, long long* outcomes, long long* weights) noexcept nogil
    cdef long long _sample_chance(self, Rng rng) noexcept nogil
    cdef void _apply(self, long long action) noexcept nogil
    cdef void _apply_build(self, int tag, int payload) noexcept nogil
    cdef void _apply_card(self, int tag, int payload) noexcept nogil
    cdef void _apply_trade(self, int tag, long long action) noexcept nogil
    cdef int _points(self, int seat, int source) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
    cdef int _winner_mask(self) noexcept nogil
    cdef void _redeterminise(self, int seat, Rng rng) noexcept nogil
    cdef int _index_of(self, long long action) noexcept nogil
    cdef long long _action_at(self, int index) noexcept nogil
