import cython

from tilefolk.core cimport memory
from tilefolk.games.hunters cimport names
from tilefolk.games.hunters.state cimport HuntersState
from tilefolk.tiles cimport features, figures, lookup, packing
from tilefolk.tiles cimport names as tile_names

cdef int fish_at_the_ends(HuntersState game, int root) noexcept nogil
cdef int river_value(HuntersState game, int root) noexcept nogil
cdef int forest_value(HuntersState game, int root) noexcept nogil
cdef int system_value(HuntersState game, int root) noexcept nogil
cdef int meadow_value(HuntersState game, int root) noexcept nogil
cdef int value(HuntersState game, int root) noexcept nogil
cdef int owners(HuntersState game, int root) noexcept nogil
@cython.locals(river=cython.bint)
cdef void score_completed(HuntersState game, int root) noexcept nogil
@cython.locals(gold=cython.bint)
cdef bint score_last_tile(HuntersState game) noexcept nogil
cdef void send_members_home(HuntersState game) noexcept nogil
cdef void score_at_the_end(HuntersState game, int zone_type, int source) noexcept nogil
cdef void final_scoring(HuntersState game) noexcept nogil
