# declarations only: what atomics.py says, for C; see there
cdef extern from *:
    """
    #include <sched.h>
    #if defined(__x86_64__) || defined(__i386__)
    #define tilefolk_cpu_relax() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define tilefolk_cpu_relax() __asm__ __volatile__("yield")
    #else
    #define tilefolk_cpu_relax() ((void)0)
    #endif
    #define tilefolk_read(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
    #define tilefolk_write(place, value) __atomic_store_n(place, value, __ATOMIC_SEQ_CST)
    #define tilefolk_swap(place, value) __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST)
    #define tilefolk_add_one(place) __atomic_fetch_add(place, 1, __ATOMIC_SEQ_CST)
    """
    void tilefolk_cpu_relax() noexcept nogil
    int sched_yield() noexcept nogil
    long long tilefolk_read(long long* place) noexcept nogil
    void tilefolk_write(long long* place, long long value) noexcept nogil
    long long tilefolk_swap(long long* place, long long value) noexcept nogil
    long long tilefolk_add_one(long long* place) noexcept nogil

cdef inline int most_workers(int wanted) noexcept nogil:
    return wanted

cdef inline long long read(long long* numbers, int at) noexcept nogil:
    return tilefolk_read(numbers + at)

cdef inline void write(long long* numbers, int at, long long value) noexcept nogil:
    tilefolk_write(numbers + at, value)

cdef inline long long swap(long long* numbers, int at, long long value) noexcept nogil:
    return tilefolk_swap(numbers + at, value)

cdef inline long long add_one(long long* numbers, int at) noexcept nogil:
    return tilefolk_add_one(numbers + at)

cdef inline void cpu_relax() noexcept nogil:
    tilefolk_cpu_relax()

cdef inline void yield_processor() noexcept nogil:
    sched_yield()
