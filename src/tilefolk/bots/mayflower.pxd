from libc.math cimport pow

from tilefolk.bots.tile_evaluation cimport TileEvaluator
from tilefolk.core.game cimport Game
from tilefolk.games.mayflower.rules cimport Mayflower
from tilefolk.tiles.features cimport find_root

cdef class MayflowerEvaluator(TileEvaluator):
    cdef double _worth(self, Mayflower game, int root, double chance, int column, int bonus) noexcept nogil
    cdef double _stays(self, Mayflower game, int column) noexcept nogil
    cdef double _comes_home(self, Mayflower game, double chance, int column) noexcept nogil
    cdef double _chance(self, Mayflower game, int root) noexcept nogil
    cdef double _meets(self, Mayflower game, int column) noexcept nogil
    cdef void _count(self, Mayflower game, double* values) noexcept nogil
    cdef double _best_settler(self, Mayflower game, int seat) noexcept nogil
