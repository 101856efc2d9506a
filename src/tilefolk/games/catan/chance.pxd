from tilefolk.core.rng cimport Rng
from tilefolk.games.catan cimport actions, building, founding, income, island, names, robber
from tilefolk.games.catan.state cimport Position

cdef int outcomes_into(Position game, long long* outcomes, long long* weights) noexcept nogil
cdef long long throw_dice(Rng rng) noexcept nogil
cdef void apply(Position game, int tag, int payload) noexcept nogil
