from tilefolk.games.catan cimport heaps, names
from tilefolk.games.catan.state cimport Position

cdef void gain(Position game, int seat, int resource, int n) noexcept nogil
cdef void lose(Position game, int seat, int resource, int n) noexcept nogil
cdef void from_bank(Position game, int seat, int resource, int n) noexcept nogil
cdef void to_bank(Position game, int seat, int resource, int n) noexcept nogil
cdef void hand_over(Position game, int giver, int taker, int resource, int n) noexcept nogil
cdef void steal_unseen(Position game, int thief, int victim, int resource) noexcept nogil
