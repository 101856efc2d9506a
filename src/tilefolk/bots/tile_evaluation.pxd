from libc.math cimport exp

from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.core.game cimport Game
from tilefolk.tiles.board cimport TileBoard
from tilefolk.tiles.turn cimport TileGame
from tilefolk.tiles.board cimport site_at

cdef class TileEvaluator(Evaluator):
    cdef short fits[256]
    cdef short start_left[128]

    cdef int _fitting(self, TileGame game, int site) noexcept nogil
    cdef int _open_sites(self, TileGame game, int root, int* sites) noexcept nogil
    cdef double _completion(self, TileGame game, int count, int* sites) noexcept nogil
    cdef double _time_left(self, TileGame game) noexcept nogil
