import cython

from libc cimport math

from tilefolk.bots cimport names
from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.names cimport KINDS_MAX, NEEDS, SITES_MAX
from tilefolk.bots.perceptron cimport Perceptron
from tilefolk.core cimport memory
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef double HALF_CHANCE
cdef double ALL_TILES
cdef double LEAST_SCALE
cdef int NOT_YET

@cython.locals(x=cython.int, y=cython.int)
cdef int beside(TileGame game, int site, int side) noexcept nogil

cdef class TileEvaluator(Evaluator):
    # weights, by the names of the data file
    cdef public double flat, fit, more_ends, time
    cdef short fitting[NEEDS]
    cdef short left[KINDS_MAX]
    cdef double filled[NEEDS]
    cdef int timed_left
    cdef double in_time[SITES_MAX]
    cdef readonly dict network
    cdef bint is_learned
    cdef Perceptron corrections
    cdef double last_spread, more_spread

    cdef void _recount_tiles(self, TileGame game) noexcept nogil
    cdef void _note_fitting(self, int need, int count, int players) noexcept nogil
    cdef int _fitting_tiles(self, TileGame game, int site) noexcept nogil
    cdef int _open_sites(self, TileGame game, int root, long long* sites) noexcept nogil
    cdef double _in_time(self, TileGame game, int count) noexcept nogil
    cdef double _completion(self, TileGame game, int count, long long* sites) noexcept nogil
    cdef double _feature_chance(self, TileGame game, int root) noexcept nogil
    cdef double _feature_worth(self, TileGame game, int root, int seat, double chance) noexcept nogil
    cdef void _expected(self, TileGame game, double* points) noexcept nogil

from tilefolk.bots cimport tile_casts, tile_facts
