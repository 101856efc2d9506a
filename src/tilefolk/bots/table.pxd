from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.policy cimport Policy
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef class Table:
    cdef list policies
    cdef Game guess
    cdef Rng luck
