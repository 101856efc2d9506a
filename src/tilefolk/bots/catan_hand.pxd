import cython

from tilefolk.bots cimport catan_dots, catan_income, names
from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport memory
from tilefolk.games.catan cimport heaps, tables
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.rules cimport Catan

cdef int CARDS_THAT_COUNT
cdef int ROADS_AHEAD
cdef int CARD_BITS
cdef int VERSION_SHIFT
cdef int ROBBER_SHIFT
cdef int SHORT_SHIFT
cdef int MOST_SHORT
cdef int HAS_LONGEST_ROAD
cdef int CARDS_LEFT

cdef int expect(CatanJudge judge, Catan game, int seat) noexcept nogil
cdef double closeness(CatanJudge judge, int seat, short* hand, int build, int roads) noexcept nogil
cdef double settlement_worth(CatanJudge judge, Catan game, int seat, short* hand) noexcept nogil
cdef double worth_of(CatanJudge judge, Catan game, int seat, short* hand) noexcept nogil
@cython.locals(held=cython.longlong, state=cython.longlong)
cdef double own_worth(CatanJudge judge, Catan game, int seat) noexcept nogil
cdef double payable(CatanJudge judge, Catan game, int seat, short* hand, int build) noexcept nogil
cdef double this_turn(CatanJudge judge, Catan game, int seat) noexcept nogil
