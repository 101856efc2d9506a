from tilefolk.games.catan.founding cimport Founding
from tilefolk.games.catan.tables cimport (
    ACT_DISCARD, ACT_ROB, ACT_ROBBER, ACT_STOLEN, CHOOSE_VICTIM, DISCARD, EVENT_DISCARDED, EVENT_INCOME,
    EVENT_LAID, EVENT_MUST_DISCARD, EVENT_ROBBER, EVENT_ROLL, EVENT_SHORT, EVENT_STOLEN, HEX_CORNERS, MAIN,
    MOVE_ROBBER, THEFT, count, simple,
)

cdef class Robber(Founding):
    cdef void _roll(self, int one, int other) noexcept nogil
    cdef void _income(self, int number) noexcept nogil
    cdef void _seven(self) noexcept nogil
    cdef int _discards_into(self, int seat, long long* buffer) noexcept nogil
    cdef void _lay_aside(self, int seat, int resource) noexcept nogil
    cdef void _discards_done(self) noexcept nogil
    cdef int _robber_into(self, long long* buffer) noexcept nogil
    cdef int _victims(self) noexcept nogil
    cdef void _move_robber(self, int hexagon) noexcept nogil
    cdef void _rob(self, int seat) noexcept nogil
    cdef int _theft_into(self, long long* outcomes, long long* weights) noexcept nogil
    cdef void _stolen(self, int resource) noexcept nogil
