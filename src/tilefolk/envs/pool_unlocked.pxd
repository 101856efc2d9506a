# declarations only: what pool_unlocked.py says, for C; see there
from tilefolk.envs.worker_pool cimport WorkerPool

cdef inline void do_all(WorkerPool pool) noexcept:
    with nogil:
        pool._work()
        pool._await_all()

cdef inline void serve(WorkerPool pool) noexcept:
    with nogil:
        while pool._await_work():
            pool._work()
