from tilefolk.bots.catan_dots cimport CatanDots
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport ANY, CORNER_HEX, HEX_CORNERS, count, lowest

cdef class CatanIncome(CatanDots):
    # weights, by the names of the data file
    cdef public double variety, numbers, harbour, robbed, settlement_pace, city_pace, card_pace
    cdef public double first_variety, set_up_dot, set_up_variety
    cdef public double set_up_settlement_pace, set_up_city_pace, set_up_card_pace
    # whether settlements are founded, and the seat that is judged has but one
    cdef bint setting_up
    cdef bint lone
    # by seat: dots of income, what a card brings at the bank, tokens, the worth of all, what a city would add
    cdef double dots[20]
    cdef double traded[20]
    cdef int tokens[4]
    cdef double income[4]
    cdef double upgrade[4]
    # by seat: places that were judged, and what they would add
    cdef long long judged[4]
    cdef double place_worth[216]
    # by seat: where the robber was judged, and the damage he does
    cdef int robber_at[4]
    cdef double damage[4]

    cdef double _income_worth(self, double* dots, int at, double* traded, int rates, int numbers) noexcept nogil
    cdef int _numbers_at(self, Catan game, int node) noexcept nogil
    cdef void _count_income(self, Catan game, int seat) noexcept nogil
    cdef double _place_worth(self, Catan game, int seat, int node) noexcept nogil
    cdef int _lost_dots(self, Catan game, int seat) noexcept nogil
    cdef double _robber_damage(self, Catan game, int seat) noexcept nogil
