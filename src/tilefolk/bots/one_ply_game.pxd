import cython

from tilefolk.bots.policy cimport Policy
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef class OnePlyGame:
    cdef list policies
    cdef Game guess
    cdef Rng rng

    @cython.locals(policy=Policy, decisions=cython.int)
    cpdef int play(self, Game game, Rng chance, int most)
