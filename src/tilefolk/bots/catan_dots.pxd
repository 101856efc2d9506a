from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport memory
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan cimport tables
from tilefolk.games.catan.rules cimport Catan

cdef double ROLLS
cdef double FAIR_SHARE
cdef double NOTHING_LACKS
cdef double HARDLY_LACKS
cdef double LONGEST_WAIT
cdef int PIECES_OF_TIME

cdef int ways(int token) noexcept nogil
cdef bint is_new_island(CatanJudge judge, Catan game) noexcept nogil
cdef double count_dots(CatanJudge judge, Catan game) noexcept nogil
cdef void lay_out(CatanJudge judge, Catan game) noexcept nogil
cdef double rounds(short* hand, double* come, double* traded, int build, int roads, double* lack) noexcept nogil
