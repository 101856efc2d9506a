import cython

from tilefolk.bots cimport catan_income, names
from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport bits
from tilefolk.games.catan cimport awards, building, tables
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.rules cimport Catan

@cython.locals(moved=cython.bint, founding=cython.bint)
cdef void find_places(CatanJudge judge, Catan game) noexcept nogil
@cython.locals(found=cython.longlong)
cdef long long onward(long long nodes, long long free_low, long long free_high) noexcept nogil
cdef void survey(CatanJudge judge, Catan game) noexcept nogil
@cython.locals(theirs=cython.longlong, nodes=cython.longlong, changed=cython.bint)
cdef bint judge_places(CatanJudge judge, Catan game, int seat) noexcept nogil
