from tilefolk.bots cimport evaluation, names
from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.names cimport TURN_FOLLOWS, TURN_STARTS
from tilefolk.bots.policy cimport Policy
from tilefolk.core cimport memory
from tilefolk.core.game cimport Game

cdef double A_POINT_BY_HAND

cdef class TurnPolicy(Policy):
    cdef Game ahead
    cdef Game end
    cdef long long starts[TURN_STARTS]
    cdef double start_leads[TURN_STARTS]
    cdef long long follows[TURN_FOLLOWS]
    cdef double follow_leads[TURN_FOLLOWS]

    cdef double _best_end(self, int seat, double lead) noexcept nogil
    cdef double _worth(self, int seat, double lead) noexcept nogil
