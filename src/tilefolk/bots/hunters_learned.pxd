from tilefolk.bots cimport hunters, names
from tilefolk.bots.hunters cimport HuntersEvaluator
from tilefolk.bots.names cimport NOTES_ROOM
from tilefolk.bots.perceptron cimport Perceptron
from tilefolk.core cimport memory
from tilefolk.core.game cimport Game
from tilefolk.games.hunters cimport names as hunters_names
from tilefolk.games.hunters.rules cimport Hunters
from tilefolk.tiles cimport lookup, packing

cdef double TENTH
cdef double QUARTER
cdef double HALF
cdef int SYSTEM_FACT
cdef int WORTH_FACT
cdef int VALUE_FACT
cdef int ENDS_FACT
cdef int CHANCE_FACT
cdef int LEFT_FACT
cdef int STRONGEST_FACT
cdef int SECOND_FACT
cdef int SHARED_FACT

cdef class LearnedHuntersEvaluator(HuntersEvaluator):
    cdef Perceptron worths
    cdef Perceptron supplies
    cdef bint noting
    cdef int noted
    cdef double notes[NOTES_ROOM]

    cdef void _write_facts(self, Hunters game, int root, double chance, double worth, double* facts) noexcept nogil
    cdef double _in_hand(self, int members, double left) noexcept nogil
    cdef void _note(self, int owners, double* facts) noexcept nogil

    cpdef list hands(self, Hunters game)
