from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.lucks cimport Lucks
from tilefolk.bots.policy cimport Policy
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game

cdef class Playouts:
    cdef readonly Evaluator evaluator
    cdef readonly Policy policy
    cdef Game play
    cdef Lucks lucks
    cdef double shares[8]

    cdef void _settle(self) noexcept nogil
    cdef void _go_on(self, int horizon) noexcept nogil
    cdef void _run(self, Game start, int seat, bint acting, long long action, unsigned long long luck, int horizon) noexcept nogil

from tilefolk.bots cimport playouts_unlocked
