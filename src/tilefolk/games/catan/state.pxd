from libc.string cimport memcpy

from tilefolk.core.game cimport Game
from tilefolk.games.catan.tables cimport CARD_COUNT, MAIN, BEFORE_ROLL

cdef class Position(Game):
    # one block from `built` to `end`: a copy is a single memory copy
    cdef public long long built[4]
    cdef public long long reach[4]
    cdef public long long roads_low[4]
    cdef public long long roads_high[4]
    cdef public long long counter[4]
    cdef public long long offer
    cdef public long long cities
    cdef public long long blocked
    cdef public short hand[20]
    cdef public short sure[20]
    cdef public short laid[20]
    cdef public short cards[20]
    cdef public short rate[20]
    cdef public short bank[5]
    cdef public short pile[5]
    cdef public short fresh[5]
    cdef public short knights[4]
    cdef public short roads_left[4]
    cdef public short settlements_left[4]
    cdef public short cities_left[4]
    cdef public short length[4]
    cdef public short owes[4]
    cdef public short answer[4]
    cdef public short terrain[19]
    cdef public short token[19]
    cdef public short yielding[26]
    cdef public short harbour[9]
    cdef public short dice[2]
    cdef public short longest_road
    cdef public short largest_army
    cdef public short robber
    cdef public short phase
    cdef public short turn
    cdef public short first
    cdef public short step
    cdef public short founded
    cdef public short victim
    cdef public short rolled
    cdef public short card_played
    cdef public short has_built
    cdef public short free_roads
    cdef public short offers_made
    cdef public short beginners
    cdef public short shuffled
    cdef public short mixed
    cdef public short menu
    cdef public short lot
    cdef public int turns
    cdef public int end

    cdef int _hand_size(self, int seat) noexcept nogil
    cdef void _gain(self, int seat, int resource, int n) noexcept nogil
    cdef void _lose(self, int seat, int resource, int n) noexcept nogil
    cdef void _from_bank(self, int seat, int resource, int n) noexcept nogil
    cdef void _to_bank(self, int seat, int resource, int n) noexcept nogil
    cdef void _hand_over(self, int giver, int taker, int resource, int n) noexcept nogil
    cdef void _steal_unseen(self, int thief, int victim, int resource) noexcept nogil
    cdef void _resume(self) noexcept nogil
    cdef void _copy_from(self, Game other) noexcept nogil
