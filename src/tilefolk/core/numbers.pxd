# declarations only: what numbers.py says, for C; see there
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_CheckExact

cdef inline bint is_action(object value) noexcept:
    cdef int overflow = 0
    if not PyLong_CheckExact(value):
        return False
    PyLong_AsLongLongAndOverflow(value, &overflow)
    return overflow == 0

cdef inline bint is_within(object value, long long least, long long most) noexcept:
    cdef int overflow = 0
    cdef long long number
    if not PyLong_CheckExact(value):
        return False
    number = PyLong_AsLongLongAndOverflow(value, &overflow)
    return overflow == 0 and least <= number <= most
