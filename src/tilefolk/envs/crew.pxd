from tilefolk.core.batch cimport Batch

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
    """
    void take_a_breath() noexcept nogil
    int sched_yield() noexcept nogil
    long long read_number(long long* place) noexcept nogil
    void write_number(long long* place, long long value) noexcept nogil
    long long swap_number(long long* place, long long value) noexcept nogil

# a hand's numbers, each in a line of the cache of its own: nobody waits for a line that another writes
cdef enum:
    CALLED = 0
    DONE = 8
    ASLEEP = 16
    HAND = 24
    MOST_HANDS = 64
    MOMENT = 4000

cdef class Crew:
    cdef long long numbers[1536]
    cdef long long calls
    cdef list batches
    cdef void* part[64]
    cdef list locks
    cdef list threads
    cdef int hands
    cdef int* actions
    cdef object home

    cdef void _work(self, int hand) noexcept nogil
    cdef bint _await_call(self, int hand, long long done) noexcept nogil
    cdef void _await_done(self, int hand) noexcept nogil
