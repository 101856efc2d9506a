from tilefolk.bots cimport catan_facts, names
from tilefolk.bots.catan cimport CatanEvaluator
from tilefolk.bots.perceptron cimport Perceptron
from tilefolk.core cimport memory
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.games.catan.rules cimport Catan

cdef class LearnedCatanEvaluator(CatanEvaluator):
    cdef readonly dict network
    cdef Perceptron strengths

    cpdef list facts(self, Catan game)
