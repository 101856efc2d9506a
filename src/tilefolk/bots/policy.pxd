from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.core.names cimport LEGAL_MAX

cdef class Policy:
    cdef readonly Evaluator evaluator
    cdef Game scratch
    cdef long long ranked[LEGAL_MAX]
    cdef double leads[LEGAL_MAX]

    cdef int _rank(self, Game game, int seat) noexcept nogil
    cdef void _sort_best(self, int kept, int n) noexcept nogil
    cdef long long _pick(self, Game game) noexcept nogil

from tilefolk.bots cimport policy_unlocked
