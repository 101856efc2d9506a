from tilefolk.core.batch cimport Batch  # first: it and the pointers need each other
from tilefolk.core cimport memory
from tilefolk.core cimport pointers as core_pointers
from tilefolk.envs cimport atomics, names
from tilefolk.envs.names cimport NUMBERS
from tilefolk.envs.vector_batch cimport VectorBatch

cdef class WorkerPool:
    cdef long long numbers[NUMBERS]
    cdef void** parts
    cdef long long count
    cdef int workers
    cdef int job
    cdef int[::1] actions
    cdef float[:, ::1] logits
    cdef float[::1] chances
    cdef readonly list batches
    cdef list locks
    cdef list threads
    cdef object home

    cdef void _work(self) noexcept nogil
    cdef void _do(self, int number) noexcept nogil
    cdef bint _await_work(self) noexcept nogil
    cdef void _await_all(self) noexcept nogil

from tilefolk.envs cimport batch_calls, pool_unlocked
