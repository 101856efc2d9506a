from libc cimport math

from tilefolk.bots cimport evaluation, names, tree
from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.policy cimport Policy
from tilefolk.bots.tree cimport Node
from tilefolk.core cimport memory
from tilefolk.core.game cimport Game

cdef double EVEN_SHARE

cdef class SearchTree:
    cdef Evaluator evaluator
    cdef Policy policy
    cdef int width
    cdef double explore
    cdef double trust
    cdef double temperature
    cdef int capacity
    cdef int used
    cdef Node* nodes

    cdef void _restart(self) noexcept nogil
    cdef int _new_node(self, int parent, long long action) noexcept nogil
    cdef int _outcome_node(self, int node, long long key) noexcept nogil
    cdef void _expand(self, int node, Game play, int mover) noexcept nogil
    cdef void _visit(self, int node, double share) noexcept nogil
    cdef double _mean(self, int node) noexcept nogil
    cdef int _select(self, int node, Game play) noexcept nogil
