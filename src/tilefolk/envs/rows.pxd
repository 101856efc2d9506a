# declarations only: what rows.py says, for C; see there
from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from libc.string cimport memcmp, memcpy, memset

from tilefolk.core.memory cimport fetch_ahead, fetch_lines

cdef inline int number(int[::1] numbers, int i) noexcept nogil:
    return numbers[i]

cdef inline short* shorts(short[:, ::1] table, int i) noexcept nogil:
    return &table[i, 0]

cdef inline float* reals(float[:, ::1] table, int i) noexcept nogil:
    return &table[i, 0]

cdef inline signed char* bytes_of(signed char[:, ::1] table, int i) noexcept nogil:
    return &table[i, 0]

cdef inline short* kept_shorts(short[::1] row) noexcept nogil:
    return &row[0]

cdef inline void* checked_memory(object row, Py_ssize_t size) except NULL:
    # a view of memory would be an object of its own, and cost more than what is written into it
    cdef Py_buffer view
    PyObject_GetBuffer(row, &view, PyBUF_WRITABLE)
    cdef void* place = view.buf
    cdef Py_ssize_t room = view.len
    PyBuffer_Release(&view)
    if room != size:
        raise ValueError(f"an array of {size} bytes is needed, this one has {room}")
    return place

cdef inline short* all_shorts(object row, int n) except NULL:
    return <short*> checked_memory(row, n * sizeof(short))

cdef inline float* all_reals(object row, int n) except NULL:
    return <float*> checked_memory(row, n * sizeof(float))

cdef inline signed char* all_bytes(object row, int n) except NULL:
    return <signed char*> checked_memory(row, n)

cdef inline void clear(short* out, int start, int n) noexcept nogil:
    memset(out + start, 0, n * sizeof(short))

cdef inline void clear_reals(float* out, int start, int n) noexcept nogil:
    memset(out + start, 0, n * sizeof(float))

cdef inline void copy(short* out, int at, short* source, int start, int n) noexcept nogil:
    memcpy(out + at, source + start, n * sizeof(short))

cdef inline bint same(short* one, int start, short* other, int n) noexcept nogil:
    return memcmp(one + start, other, n * sizeof(short)) == 0

cdef inline void fetch_numbers(short* row, int at, int n) noexcept nogil:
    fetch_lines(row + at, n * sizeof(short))

cdef inline void fetch_bytes(signed char* row, int n) noexcept nogil:
    fetch_lines(row, n)
