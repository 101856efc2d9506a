from tilefolk.envs.vector_batch cimport VectorBatch

cdef extern from *:
    """
    #include <sched.h>
    #if defined(__x86_64__) || defined(__i386__)
    #define take_a_breath() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define take_a_breath() __asm__ __volatile__("yield")
    #else
    #define take_a_breath() ((void)0)
    #endif
    #define read_number(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
    #define write_number(place, value) __atomic_store_n(place, value, __ATOMIC_SEQ_CST)
    #define swap_number(place, value) __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST)
    #define add_one(place) __atomic_fetch_add(place, 1, __ATOMIC_SEQ_CST)
    """
    void take_a_breath() noexcept nogil
    int sched_yield() noexcept nogil
    long long read_number(long long* place) noexcept nogil
    void write_number(long long* place, long long value) noexcept nogil
    long long swap_number(long long* place, long long value) noexcept nogil
    long long add_one(long long* place) noexcept nogil

# numbers that several threads write stand in lines of the cache of their own
cdef enum:
    NEXT = 0
    DONE = 8
    ENDING = 16
    ASLEEP = 24
    MOST_HANDS = 64
    MOST_BATCHES = 512
    MOMENT = 4000

cdef class Crew:
    cdef long long numbers[536]
    cdef void* part[512]
    cdef long long count
    cdef int hands
    cdef int* actions
    cdef bint choosing
    cdef list batches
    cdef list locks
    cdef list threads
    cdef object home

    cdef void _share(self, int* actions, bint choosing) except *
    cdef void _work(self) noexcept nogil
    cdef bint _await_work(self) noexcept nogil
    cdef void _await_all(self) noexcept nogil
