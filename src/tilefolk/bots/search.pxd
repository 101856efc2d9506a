from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free

from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.policy cimport Policy
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef class Search:
    cdef readonly Evaluator evaluator
    cdef readonly Policy policy
    cdef Rng rng
    cdef Game root
    cdef Game play
    cdef int seat
    cdef unsigned long long luck
    cdef int horizon
    cdef int width
    cdef int expand_at
    cdef double explore
    cdef double trust
    cdef double temperature
    cdef int capacity
    cdef int used
    cdef readonly long long iterations
    cdef int* first
    cdef int* sibling
    cdef int* visits
    cdef long long* action
    cdef double* prior
    cdef double* guess
    cdef double* total

    cdef int _new_node(self, int parent, long long action) noexcept nogil
    cdef int _outcome_node(self, int node, long long key) noexcept nogil
    cdef void _expand(self, int node, int mover) noexcept nogil
    cdef int _select(self, int node, int mover) noexcept nogil
    cdef void _roll_out(self, int moved, int last) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    cdef void _run(self, int count) noexcept nogil
