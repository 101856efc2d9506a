import cython

from tilefolk.core cimport bits
from tilefolk.games.catan cimport actions, cards, names, robber, tables
from tilefolk.games.catan.state cimport Position

cdef int dice_into(long long* outcomes, long long* weights) noexcept nogil
cdef void roll(Position game, int one, int other) noexcept nogil
@cython.locals(due="short[20]")
cdef void pay(Position game, int number) noexcept nogil
cdef void share_shortage(Position game, int kind, short* due) noexcept nogil
