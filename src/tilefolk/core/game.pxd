import cython

from tilefolk.core cimport memory, names, numbers, unlocked
from tilefolk.core.event_log cimport EventLog
from tilefolk.core.hooks cimport Hooks
from tilefolk.core.rng cimport Rng

cdef class Game(Hooks):
    cdef void _copy_from(self, Game other) noexcept nogil
    cdef int _checked_seat(self, object seat) except -1
    cdef long long _checked_action(self, object action) except? -1
    cdef _must_be_legal(self, long long action, object seat)
    @cython.locals(other=Game)
    cpdef Game empty_like(self)
    cpdef Game copy(self)
    cpdef int seat_of(self, object action) except? -3
    cpdef copy_from(self, Game other)
    cpdef _share(self, Game other)
