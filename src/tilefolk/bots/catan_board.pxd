from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.core.game cimport Game
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport (
    AROUND, CORNER_HEX, DESERT, HARBOUR_AT, NEAR, NEAR_PATH, count, lowest,
)

cdef class CatanBoard(Evaluator):
    cdef double node_pips[54]
    cdef double pips[20]
    cdef double spot[12]

    cdef void _prepare(self, Game game) noexcept nogil
    cdef void _income(self, Catan game, int seat) noexcept nogil
    cdef double _production(self, Catan game, int seat) noexcept nogil
    cdef long long _onward(self, Catan game, long long nodes, long long low, long long high) noexcept nogil
    cdef double _best_spot(self, long long nodes) noexcept nogil
    cdef void _spots(self, Catan game, int seat) noexcept nogil
