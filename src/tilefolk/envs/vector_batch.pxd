from tilefolk.core.batch cimport Batch
from tilefolk.core.game cimport Game
from tilefolk.envs.encoder cimport Encoder

cdef class VectorBatch(Batch):
    cdef readonly Encoder encoder
    cdef bint by_points
    cdef float[:, ::1] observations
    cdef float[::1] rewards
    cdef int[::1] learners
    cdef int[::1] used
    cdef int[:, ::1] before

    cdef int _advance(self, int i) noexcept nogil
    cdef void _settle(self, int i) noexcept nogil
    cdef float _outcome(self, int i, int seat) noexcept nogil
    cdef int _random(self, int i) noexcept nogil
