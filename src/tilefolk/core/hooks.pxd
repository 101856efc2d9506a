from tilefolk.core cimport memory, names
from tilefolk.core.event_log cimport EventLog
from tilefolk.core.rng cimport Rng

cdef class Hooks:
    cdef readonly int players
    cdef readonly int index_count
    cdef readonly int source_count
    cdef bint _listening
    cdef EventLog _log

    cdef int _to_move(self) noexcept nogil
    cdef int _legal_into(self, long long* buffer) noexcept nogil
    cdef int _chance_into(self, long long* outcomes, long long* weights) noexcept nogil
    cdef void _apply(self, long long action) noexcept nogil
    cdef int _points(self, int seat, int source) noexcept nogil

    cdef void _redeterminise(self, int seat, Rng rng) noexcept nogil
    cdef int _index_of(self, long long action) noexcept nogil
    cdef long long _action_at(self, int index) noexcept nogil

    cdef int _legal_for(self, int seat, long long* buffer) noexcept nogil
    cdef bint _is_legal(self, long long action) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
    cdef int _winner_mask(self) noexcept nogil
    cdef int _mask_into(self, signed char* mask, int front) noexcept nogil
    cdef int _mask_front(self) noexcept nogil
    cdef int _mark_legal(self, signed char* mask) noexcept nogil
    cdef long long _sample_chance(self, Rng rng) noexcept nogil
    cdef int _advance(self, Rng rng) noexcept nogil
    cdef long long _random_action(self, Rng rng) noexcept nogil
    cdef int _playout(self, Rng rng) noexcept nogil
    cdef void _fetch(self, int index) noexcept nogil
    cdef void _emit(self, int kind, long long a=*, long long b=*, long long c=*, long long d=*, long long e=*, long long f=*, long long g=*) noexcept nogil
