from tilefolk.games.catan.development cimport Development
from tilefolk.games.catan.tables cimport (
    ACCEPTED, ACT_ACCEPT, ACT_COUNTER, ACT_DEAL, ACT_DECLINE, ACT_END, ACT_MARITIME, ACT_OFFER, ACT_WITHDRAW,
    ASKED, ASKED_NOT, COUNTERED, DECLINED, EVENT_ACCEPTED, EVENT_COUNTERED, EVENT_DEAL, EVENT_DECLINED,
    EVENT_MARITIME, EVENT_OFFER, MAIN, OFFER, SIDE_MASK, WANT, WHO, amount, offer_of, one_of,
    simple,
)

cdef class Trade(Development):
    cdef bint _may_trade(self) noexcept nogil
    cdef int _maritime_into(self, long long* buffer, int n) noexcept nogil
    cdef void _trade_maritime(self, int give, int get) noexcept nogil
    cdef bint _holds(self, int seat, long long side) noexcept nogil
    cdef bint _fair(self, long long give, long long want) noexcept nogil
    cdef bint _offer_fits(self, long long action) noexcept nogil
    cdef bint _counter_fits(self, long long action) noexcept nogil
    cdef bint _deal_fits(self, int seat) noexcept nogil
    cdef int _pending(self) noexcept nogil
    cdef int _offers_into(self, long long* buffer, int n) noexcept nogil
    cdef int _answers_into(self, int seat, long long* buffer) noexcept nogil
    cdef int _closings_into(self, long long* buffer) noexcept nogil
    cdef void _make_offer(self, long long action) noexcept nogil
    cdef void _shown(self, int seat, long long side) noexcept nogil
    cdef void _answer(self, int seat, int answer, long long counter) noexcept nogil
    cdef void _strike_deal(self, int seat) noexcept nogil
    cdef void _close_offer(self) noexcept nogil
