from libc cimport math

from tilefolk.bots cimport names
from tilefolk.bots.tile_evaluation cimport TileEvaluator
from tilefolk.core cimport memory
from tilefolk.core.game cimport Game
from tilefolk.games.hunters cimport names as hunters_names
from tilefolk.games.hunters cimport scoring
from tilefolk.games.hunters.rules cimport Hunters
from tilefolk.tiles cimport actions, lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef double MAIN_TILES

cdef class HuntersEvaluator(TileEvaluator):
    # weights, by the names of the data file
    cdef public double forest_growth, river_growth, meadow_growth, fish_growth
    cdef public double member, member_next, hut, bonus, gold, animals, back

    cdef double _chance(self, Hunters game, int root) noexcept nogil
    cdef double _worth(self, Hunters game, int root, double chance) noexcept nogil
    cdef double _supply(self, int members, double back, int huts, double left) noexcept nogil
    cdef void _judge(self, Hunters game, double* values) noexcept nogil
    cdef double _best_figure(self, Hunters game, int seat) noexcept nogil
    cdef double _member_cost(self, Hunters game, int members, double last, double chance) noexcept nogil
    cdef double _bonus_ahead(self, Hunters game) noexcept nogil
    cdef double _still_to_come(self, Hunters game, int seat) noexcept nogil

from tilefolk.bots cimport hunters_casts
