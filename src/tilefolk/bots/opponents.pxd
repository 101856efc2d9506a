from tilefolk.bots cimport names
from tilefolk.bots.names cimport SEATS_MAX, STYLES_MAX
from tilefolk.bots.policy cimport Policy
from tilefolk.core cimport memory, pointers
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef class Opponents:
    cdef readonly list policies
    cdef int count
    cdef int seat
    cdef double chances[SEATS_MAX][STYLES_MAX]
    cdef int style[SEATS_MAX]
    cdef void** _policies

    cdef void _restart(self, int players, Rng rng) noexcept nogil
    cdef long long _pick(self, Game game, int mover) noexcept nogil

from tilefolk.bots cimport opponents_casts
