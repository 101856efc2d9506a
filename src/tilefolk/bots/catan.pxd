from libc cimport math

from tilefolk.bots cimport catan_dots, catan_hand, catan_income, catan_offers, catan_places, evaluation, names
from tilefolk.bots.catan_judge cimport CatanJudge
from tilefolk.core cimport bits
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.games.catan cimport actions, scoring
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.rules cimport Catan

cdef double NEAR_THE_END
cdef double NEARER_A_POINT
cdef int EARLY_POINTS
cdef double POINTS_TO_GO
cdef int RACE_POINTS
cdef double WON
cdef int SAFE_MARGIN

cdef class CatanEvaluator(CatanJudge):
    cdef void _lay_out(self, Catan game) noexcept nogil
    cdef double _race(self, bint holds, int short) noexcept nogil
    cdef double _awards_worth(self, Catan game, int seat) noexcept nogil
    cdef double _seat_worth(self, Catan game, int seat, double late) noexcept nogil
    cdef double _one_card(self, int card) noexcept nogil
    cdef double _unseen_card(self, Catan game, int seat) noexcept nogil
    cdef void _judge(self, Catan game, double* values) noexcept nogil
    cdef void _strengths(self, Catan game, double* strengths) noexcept nogil
    cdef void _win_shares(self, Catan game, double* rewards) noexcept nogil
    cdef double _still_to_come(self, Catan game, int seat) noexcept nogil

from tilefolk.bots cimport catan_casts
