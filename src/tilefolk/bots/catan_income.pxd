from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.core.game cimport Game
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport CORNER_HEX, COST, DESERT, HARBOUR_AT, HEX_CORNERS, count, lowest

cdef class CatanIncome(Evaluator):
    # weights, by the names of the data file
    cdef public double wood, brick, wool, grain, ore, scarcity, variety, numbers, harbour, robbed
    cdef public double settlement_pace, city_pace, card_pace
    # hexes with their tokens, and harbours, that were laid out last
    cdef short board[28]
    # dots at an intersection by resource, its harbour, and what a dot of each resource is worth here
    cdef double node_dots[270]
    cdef short node_harbour[54]
    cdef double dot[5]
    # buildings and roads that were judged last
    cdef long long seen[12]
    # by seat: dots of income, cards a round, cards for a card at the bank, the worth of a further dot, the worth of all,
    # and of that the paces
    cdef double dots[20]
    cdef double full[20]
    cdef double traded[20]
    cdef double need[20]
    cdef double income[4]
    cdef double pace[4]

    cdef void _prepare(self, Game game) noexcept nogil
    cdef void _lay_out(self, Catan game) noexcept nogil
    cdef void _count_income(self, Catan game, int seat) noexcept nogil
    cdef double _lost_dots(self, Catan game, int seat) noexcept nogil
    cdef double _rounds(
        self, int seat, short* hand, double* come, int thing, int roads, double* lack
    ) noexcept nogil
