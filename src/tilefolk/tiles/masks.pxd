import cython

from tilefolk.core cimport memory
from tilefolk.tiles cimport actions, lookup, names, packing
from tilefolk.tiles.state cimport TileState

cdef int index_of(TileState game, long long action) noexcept nogil
cdef long long action_at(TileState game, int index) noexcept nogil
cdef void clear(TileState game, signed char* mask, Py_ssize_t front) noexcept nogil
@cython.locals(fit=cython.p_uchar, need=cython.p_short, fits=cython.uint, row=cython.Py_ssize_t, slot=cython.Py_ssize_t)
cdef int places_into(TileState game, signed char* mask) noexcept nogil
cdef int front(TileState game) noexcept nogil
