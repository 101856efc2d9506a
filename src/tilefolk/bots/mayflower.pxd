from libc cimport math

from tilefolk.bots cimport names, tile_evaluation
from tilefolk.bots.names cimport MOVES_NOTED, SEATS_MAX
from tilefolk.bots.tile_evaluation cimport TileEvaluator
from tilefolk.core cimport memory
from tilefolk.core.game cimport Game
from tilefolk.games.mayflower cimport names as mayflower_names
from tilefolk.games.mayflower cimport scoring, surveyors
from tilefolk.games.mayflower.rules cimport Mayflower
from tilefolk.tiles cimport actions, features, lookup
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef double MAIN_TILES
cdef double AT_ONCE
cdef double TILE_OF_A_CITY

cdef int surveyors_in(Mayflower game, int column) noexcept nogil

cdef class MayflowerEvaluator(TileEvaluator):
    # weights, by the names of the data file
    cdef public double road_growth, city_growth, plain_growth, settler, settler_next
    cdef public double surveyor, surveyor_west, sweep, unfinished, farm_fill, plain, back
    cdef double staying[MOVES_NOTED]

    cdef double _worth(self, Mayflower game, int root, double chance, int column, int bonus) noexcept nogil
    cdef double _stays(self, Mayflower game, int column) noexcept nogil
    cdef double _comes_home(self, Mayflower game, double chance, int column) noexcept nogil
    cdef double _chance(self, Mayflower game, int root) noexcept nogil
    cdef double _meets(self, Mayflower game, int column) noexcept nogil
    cdef void _judge(self, Mayflower game, double* values) noexcept nogil
    cdef double _seat_worth(self, Mayflower game, int seat) noexcept nogil
    cdef double _worth_to(self, Mayflower game, int root, int seat, double chance) noexcept nogil
    cdef double _best_settler(self, Mayflower game, int seat) noexcept nogil
    cdef double _still_to_come(self, Mayflower game, int seat) noexcept nogil

from tilefolk.bots cimport mayflower_casts
