from libc.stdlib cimport calloc

from tilefolk.core.hooks cimport EVENT_WIDTH, EVENTS_MAX, LEGAL_MAX, Hooks
from tilefolk.core.rng cimport Rng

cdef class Game(Hooks):
    cdef void _copy_from(self, Game other) noexcept nogil
