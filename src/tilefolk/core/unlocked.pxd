# declarations only: what unlocked.py says, for C; see there
from tilefolk.core.hooks cimport Hooks
from tilefolk.core.rng cimport Rng

cdef inline int playout(Hooks game, Rng rng) noexcept:
    cdef int decisions
    with nogil:
        decisions = game._playout(rng)
    return decisions
