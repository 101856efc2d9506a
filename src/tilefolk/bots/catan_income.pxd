import cython

from tilefolk.bots cimport catan_dots
from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport bits, memory
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan cimport tables
from tilefolk.games.catan.rules cimport Catan

cdef double SOME_DOTS
cdef double AT_BANK
cdef double AT_ANY_HARBOUR
cdef double AT_OWN_HARBOUR

cdef double income_worth(CatanJudge judge, double* dots, double* traded, int tokens) noexcept nogil
cdef int tokens_at(Catan game, int node) noexcept nogil
@cython.locals(nodes=cython.longlong)
cdef void count_income(CatanJudge judge, Catan game, int seat) noexcept nogil
cdef double place_worth(CatanJudge judge, Catan game, int seat, int node) noexcept nogil
cdef int lost_dots(Catan game, int seat) noexcept nogil
cdef double robber_damage(CatanJudge judge, Catan game, int seat) noexcept nogil
