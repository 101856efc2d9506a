from tilefolk.core.game cimport Game
from tilefolk.envs cimport names, rows

cdef class Encoder:
    cdef readonly int size
    cdef readonly int trace_size
    cdef readonly object layout
    cdef readonly object dtype
    cdef bint compact
    cdef short[::1] own_trace

    cdef void _write(self, Game game, int seat, short* out, short* trace) noexcept nogil
    cdef void _write_reals(self, Game game, int seat, float* out) noexcept nogil
    cdef void _clear_trace(self, short* trace) noexcept nogil
    cdef void _fetch(self, Game game, short* out, short* trace) noexcept nogil

    cdef _write_into(self, Game game, int seat, object out, short* trace)
    cpdef write(self, Game game, int seat, out, trace=*)
    cpdef observe(self, Game game, int seat)
    cpdef mask(self, Game game, int seat)
