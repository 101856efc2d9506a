import cython

from tilefolk.core cimport bits
from tilefolk.games.catan cimport actions, cards, names
from tilefolk.games.catan.state cimport Position

cdef bint may_trade(Position game) noexcept nogil

cdef int maritime_into(Position game, long long* buffer, int n) noexcept nogil
cdef void trade_maritime(Position game, int give, int get) noexcept nogil

cdef bint holds(Position game, int seat, long long side) noexcept nogil
cdef bint is_fair(long long give, long long want) noexcept nogil
cdef bint is_legal_offer(Position game, long long action) noexcept nogil
cdef bint is_legal_counter_offer(Position game, long long action) noexcept nogil
cdef bint is_legal_deal(Position game, int seat) noexcept nogil
cdef long long deal_give(Position game, int seat) noexcept nogil
cdef long long deal_want(Position game, int seat) noexcept nogil
cdef int next_asked(Position game) noexcept nogil

@cython.locals(wide=cython.bint)
cdef int offers_into(Position game, long long* buffer, int n) noexcept nogil
cdef long long menu_offer(int asked, int give, int given, int want, int wanted) noexcept nogil
cdef int answers_into(Position game, int seat, long long* buffer) noexcept nogil
cdef int counter_offers_into(Position game, int seat, long long* buffer, int n) noexcept nogil
cdef int closings_into(Position game, long long* buffer) noexcept nogil

cdef void make_offer(Position game, long long action) noexcept nogil
cdef void show(Position game, int seat, long long side) noexcept nogil
cdef void accept(Position game, int seat) noexcept nogil
cdef void counter(Position game, long long action) noexcept nogil
cdef void decline(Position game, int seat) noexcept nogil
cdef void strike_deal(Position game, int seat) noexcept nogil
cdef void withdraw(Position game) noexcept nogil
cdef void close_offer(Position game) noexcept nogil
