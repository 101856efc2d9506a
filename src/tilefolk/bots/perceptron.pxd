from tilefolk.bots cimport names
from tilefolk.bots.names cimport UNITS_ROOM
from tilefolk.core cimport memory

cdef int BESIDE_INPUTS

cdef class Perceptron:
    cdef int inputs
    cdef int hidden
    cdef double bias
    cdef double weights[UNITS_ROOM]

    cdef double _answer(self, double* facts, int first) noexcept nogil
