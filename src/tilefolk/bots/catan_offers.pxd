from tilefolk.bots cimport catan_hand
from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport memory
from tilefolk.games.catan cimport actions, scoring, trade
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.rules cimport Catan

cdef int FAR_ON
cdef double VAIN_COUNTER

cdef double gain(CatanJudge judge, Catan game, int seat, long long gets, long long gives) noexcept nogil
cdef double deal_worth(CatanJudge judge, Catan game, int seat, int other, long long give, long long want) noexcept nogil
cdef double answer_worth(CatanJudge judge, Catan game, int seat) noexcept nogil
cdef double offer_worth(CatanJudge judge, Catan game, int seat) noexcept nogil
