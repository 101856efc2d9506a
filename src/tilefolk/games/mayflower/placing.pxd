from tilefolk.games.mayflower cimport names
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles cimport actions, figures, lookup

cdef int settlers_into(MayflowerState game, long long* buffer, int n, int end) noexcept nogil
cdef void place_settler(MayflowerState game, int zone) noexcept nogil
