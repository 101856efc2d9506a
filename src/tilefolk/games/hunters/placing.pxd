import cython

from tilefolk.games.hunters cimport names
from tilefolk.games.hunters.state cimport HuntersState
from tilefolk.tiles cimport actions, figures, lookup, packing

cdef bint is_free(HuntersState game, int piece) noexcept nogil
cdef bint fire_on_tile(HuntersState game, int tile) noexcept nogil
@cython.locals(member=cython.bint, hut=cython.bint)
cdef int figures_into(HuntersState game, long long* buffer, int n, int end) noexcept nogil
cdef void place_figure(HuntersState game, int group, int zone) noexcept nogil
