from tilefolk.core.rng cimport Rng
from tilefolk.tiles cimport actions, board, names
from tilefolk.tiles.state cimport TileState

cdef void fill(TileState game) noexcept nogil
cdef void empty(TileState game) noexcept nogil
cdef void put(TileState game, int kind, int count) noexcept nogil
cdef int group_of(TileState game, int kind) noexcept nogil
cdef int kinds_into(TileState game, long long* outcomes, long long* weights) noexcept nogil
cdef long long sample(TileState game, Rng rng) noexcept nogil
cdef bint take(TileState game, int kind) noexcept nogil
