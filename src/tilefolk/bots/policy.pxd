from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef class Policy:
    cdef readonly Evaluator evaluator
    cdef Game scratch
    cdef long long _ranked[4096]
    cdef double _leads[4096]

    cdef int _rank(self, Game game, int seat) noexcept nogil
    cdef long long _pick(self, Game game) noexcept nogil
