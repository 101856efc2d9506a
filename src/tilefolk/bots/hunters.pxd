from libc.math cimport exp, pow

from tilefolk.bots.tile_evaluation cimport TileEvaluator
from tilefolk.core.game cimport Game
from tilefolk.games.hunters.rules cimport Hunters
from tilefolk.tiles.features cimport find_root

cdef class HuntersEvaluator(TileEvaluator):
    cdef double _chance(self, Hunters game, int root) noexcept nogil
    cdef double _worth(self, Hunters game, int root, double chance) noexcept nogil
    cdef void _count(self, Hunters game, double* values) noexcept nogil
    cdef double _supply(self, int members, double back, int huts, double left) noexcept nogil
    cdef double _best_figure(self, Hunters game, int seat) noexcept nogil
    cdef double _bonus_ahead(self, Hunters game) noexcept nogil
