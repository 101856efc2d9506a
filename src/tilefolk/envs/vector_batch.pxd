import cython

from libc cimport math

from tilefolk.core.batch cimport Batch  # first: it and the pointers need each other
from tilefolk.bots.policy cimport Policy
from tilefolk.core cimport memory
from tilefolk.core cimport names as core_names
from tilefolk.core cimport pointers as core_pointers
from tilefolk.core.game cimport Game
from tilefolk.envs cimport names, rows
from tilefolk.envs.encoder cimport Encoder

cdef class VectorBatch(Batch):
    cdef readonly Encoder encoder
    cdef readonly Policy policy
    cdef Game guess
    cdef bint thinking
    cdef bint by_points
    cdef bint compact
    cdef short[:, ::1] observations
    cdef float[:, ::1] reals
    cdef short[:, ::1] traces
    cdef float[::1] rewards
    cdef float[:, ::1] seat_rewards
    cdef float[:, ::1] returns
    cdef int[::1] learners
    cdef int[:, ::1] before
    cdef int[:, ::1] counted

    cdef int _advance(self, int i) noexcept nogil
    @cython.final
    cdef void _reply(self, int i, int seat) noexcept nogil
    @cython.locals(anew=cython.bint, mover=cython.int)
    cdef void _settle(self, int i) noexcept nogil
    @cython.final
    cdef void _reward_seats(self, int i, bint anew) noexcept nogil
    @cython.final
    cdef void _allow_anything(self, int i) noexcept nogil
    cdef void _fetch(self, int i, int index) noexcept nogil
    @cython.final
    cdef void _observe(self, int i, int seat, bint anew) noexcept nogil
    @cython.final
    @cython.locals(share=cython.float)
    cdef float _outcome(self, int i, int seat) noexcept nogil
    @cython.final
    cdef int _random(self, int i) noexcept nogil
    cdef void _random_into(self, int* actions) noexcept nogil
    @cython.final
    cdef int _sample(self, int i, float* logits, float* chance) noexcept nogil
    cdef void _sample_into(self, float* logits, int* actions, float* chances) noexcept nogil
    cdef void _restart(self, int i) noexcept nogil

    cpdef restart(self, int i, unsigned long long seed)

from tilefolk.envs cimport batch_calls
