from tilefolk.bots cimport catan_hand, catan_income, names
from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport memory
from tilefolk.games.catan cimport heaps, scoring
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.rules cimport Catan

cdef double TENTH
cdef double FIFTH
cdef double QUARTER
cdef double HALF
cdef double THIRD
cdef int FAR_AWAY

cdef double built_now(CatanJudge judge, Catan game, int seat) noexcept nogil
cdef void write_own(CatanJudge judge, Catan game, int seat, double* facts) noexcept nogil
cdef void write_awards(CatanJudge judge, Catan game, int seat, double* facts) noexcept nogil
cdef void write_other(CatanJudge judge, Catan game, int other, double worth, double* facts, int at) noexcept nogil
cdef void write_others(CatanJudge judge, Catan game, int seat, double* worths, double* facts) noexcept nogil
cdef void write(CatanJudge judge, Catan game, int seat, double* worths, double* facts) noexcept nogil
