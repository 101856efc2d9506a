from tilefolk.core.rng cimport Rng
from tilefolk.games.catan.guess cimport Guess
from tilefolk.games.catan.road_length cimport longest_of_all
from tilefolk.games.catan.tables cimport (
    ACT_CARD, ACT_CORNER, ACT_DICE, ACT_HARBOUR, ACT_STOLEN, ACT_TERRAIN, DICE, DRAW_CARD, PATH_ENDS, THEFT, simple,
)

cdef class Chance(Guess):
    cdef int _chance_into(self, long long* outcomes, long long* weights) noexcept nogil
    cdef long long _sample_chance(self, Rng rng) noexcept nogil
    cdef void _apply_chance(self, int tag, int payload) noexcept nogil
