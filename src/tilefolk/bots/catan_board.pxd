from tilefolk.bots.catan_income cimport CatanIncome
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport FOUND, FOUND_ROAD, NEAR, NEAR_PATH, lowest

cdef class CatanBoard(CatanIncome):
    # weights, by the names of the data file
    cdef public double away, contested, further
    # by seat: cities that were judged last, and how often anything was
    cdef long long seen_cities[4]
    cdef long long version[4]
    # by seat: intersections within 0 to 3 roads, and the best place for a settlement after so many
    cdef long long within[16]
    cdef double spot[16]
    # by seat: all places together
    cdef double room[4]

    cdef void _look(self, Catan game) noexcept nogil
    cdef void _survey(self, Catan game) noexcept nogil
    cdef long long _onward(self, long long nodes, long long low, long long high) noexcept nogil
    cdef void _judge_places(self, Catan game, int seat) noexcept nogil
