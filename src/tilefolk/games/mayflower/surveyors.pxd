from tilefolk.games.mayflower cimport names
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles cimport figures, lookup

cdef int column_of(MayflowerState game, int piece) noexcept nogil
cdef int westernmost(MayflowerState game) noexcept nogil
cdef int bonus(MayflowerState game, int root, int seat) noexcept nogil
cdef void move(MayflowerState game) noexcept nogil
cdef void sweep(MayflowerState game) noexcept nogil
