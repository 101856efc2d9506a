from tilefolk.core cimport memory, names

cdef class EventLog:
    cdef int count
    cdef int room
    cdef long long* numbers

    cdef void add(self, int kind, long long a, long long b, long long c, long long d, long long e, long long f, long long g) noexcept nogil
