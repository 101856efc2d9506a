from tilefolk.core cimport names
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef class PythonGame(Game):
    cdef object _failure

    cdef int _to_move(self) noexcept with gil
    cdef int _legal_into(self, long long* buffer) noexcept with gil
    cdef int _legal_for(self, int seat, long long* buffer) noexcept with gil
    cdef bint _is_legal(self, long long action) noexcept with gil
    cdef int _chance_into(self, long long* outcomes, long long* weights) noexcept with gil
    cdef void _apply(self, long long action) noexcept with gil
    cdef int _points(self, int seat, int source) noexcept with gil
    cdef void _redeterminise(self, int seat, Rng rng) noexcept with gil
    cdef int _index_of(self, long long action) noexcept with gil
    cdef long long _action_at(self, int index) noexcept with gil
    cdef void _copy_from(self, Game other) noexcept with gil
    cpdef _share(self, Game other)
