from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.core.game cimport Game
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport CORNER_HEX, COST, DESERT, HARBOUR_AT

cdef class CatanDots(Evaluator):
    # weights, by the names of the data file
    cdef public double wood, brick, wool, grain, ore, scarcity
    # hexes with their tokens, and harbours, that were laid out last; rolls a round, for a dot
    cdef short board[28]
    cdef double rolls
    # dots at an intersection by resource, its harbour, and what a dot of each resource is worth here
    cdef double node_dots[270]
    cdef short node_harbour[54]
    cdef double dot[5]
    # buildings and roads that were judged last
    cdef long long seen[12]

    cdef void _prepare(self, Game game) noexcept nogil
    cdef void _lay_out(self, Catan game) noexcept nogil
    cdef double _rounds(
        self, short* hand, double* come, int at, double* traded, int rates, int thing, int roads, double* lack
    ) noexcept nogil
