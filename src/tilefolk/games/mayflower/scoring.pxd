from tilefolk.games.mayflower cimport names, surveyors
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles cimport features, figures, lookup, packing
from tilefolk.tiles cimport names as tile_names

cdef int neighbours(MayflowerState game, int piece) noexcept nogil
cdef int road_value(MayflowerState game, int root) noexcept nogil
cdef int city_value(MayflowerState game, int root) noexcept nogil
cdef int size(MayflowerState game, int root) noexcept nogil
cdef int value_if_finished(MayflowerState game, int root) noexcept nogil
cdef int value(MayflowerState game, int root) noexcept nogil
cdef bint complete(MayflowerState game, int root) noexcept nogil
cdef int source_of(int zone_type) noexcept nogil
cdef void score_finished(MayflowerState game, int root) noexcept nogil
cdef void score_at_the_end(MayflowerState game, int zone_type) noexcept nogil
cdef void final_scoring(MayflowerState game) noexcept nogil
