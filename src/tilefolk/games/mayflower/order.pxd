from tilefolk.core cimport memory
from tilefolk.games.mayflower cimport names, scoring
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles cimport actions, features, figures, lookup, turn
from tilefolk.tiles cimport names as tile_names

cdef int choices_into(MayflowerState game, long long* buffer) noexcept nogil
cdef int farms_beside(MayflowerState game) noexcept nogil
cdef int neighbour_tile(MayflowerState game, int place) noexcept nogil
cdef int farm_of(MayflowerState game, int tile) noexcept nogil
cdef int chosen_piece(MayflowerState game, int choice) noexcept nogil
cdef int chosen_root(MayflowerState game, long long action) noexcept nogil
cdef void choose(MayflowerState game, int choice) noexcept nogil
cdef void score_next(MayflowerState game) noexcept nogil
cdef void tell_unowned(MayflowerState game) noexcept nogil
