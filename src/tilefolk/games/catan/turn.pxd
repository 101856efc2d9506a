from tilefolk.games.catan cimport names, scoring, trade
from tilefolk.games.catan.state cimport Position

cdef void resume(Position game) noexcept nogil
cdef void end(Position game) noexcept nogil
