from libc.string cimport memcpy

from tilefolk.bots.policy cimport Policy
from tilefolk.core.batch cimport AHEAD, Batch
from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport fetch_lines
from tilefolk.core.rng cimport Rng
from tilefolk.envs.encoder cimport Encoder

cdef class VectorBatch(Batch):
    cdef readonly Encoder encoder
    cdef readonly Policy policy
    cdef Game guess
    cdef bint thinking
    cdef bint by_points
    cdef short[:, ::1] observations
    cdef short[:, ::1] traces
    cdef float[::1] rewards
    cdef int[::1] learners
    cdef int[:, ::1] before

    cdef int _advance(self, int i) noexcept nogil
    cdef long long _reply(self, int i, int seat) noexcept nogil
    cdef void _settle(self, int i) noexcept nogil
    cdef void _fetch(self, int i, int index) noexcept nogil
    cdef void _observe(self, int i, int seat, bint anew) noexcept nogil
    cdef float _outcome(self, int i, int seat) noexcept nogil
    cdef int _random(self, int i) noexcept nogil
    cdef void _random_into(self, int* actions) noexcept nogil
