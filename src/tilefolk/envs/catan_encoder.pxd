from tilefolk.bots cimport catan_dots
from tilefolk.core cimport bits
from tilefolk.core.game cimport Game
from tilefolk.envs cimport names, rows
from tilefolk.envs.encoder cimport Encoder
from tilefolk.games.catan cimport actions, heaps, scoring
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.rules cimport Catan

cdef class CatanEncoder(Encoder):
    cdef public int phase_at, seat_at, on_turn_at, turn_at, dice_at, options_at, bank_at, development_left_at
    cdef public int hand_at, laid_aside_at, owes_at, cards_at, bought_this_turn_at, points_at, seats_at, known_at, offer_at
    cdef public int answers_at, hexes_at, harbours_at, settlements_at, cities_at, roads_at

    cdef void _write(self, Game game, int seat, short* out, short* trace) noexcept nogil
    cdef void _clear_trace(self, short* trace) noexcept nogil
    cdef void _write_catan(self, Catan game, int seat, short* out, short* trace) noexcept nogil
    cdef int _to_build(self, Catan game) noexcept nogil
    cdef void _write_turn(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_own(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_seat(self, Catan game, int who, bint others, int row, short* out) noexcept nogil
    cdef void _write_side(self, long long side, int at, short* out) noexcept nogil
    cdef void _write_offer(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_island(self, Catan game, short* out) noexcept nogil
    cdef void _write_robber(self, Catan game, short* out, short* trace) noexcept nogil
    cdef void _write_pieces(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_pieces_of(self, Catan game, int who, int k, short* out) noexcept nogil
    cdef bint _must_act(self, Catan game, int who) noexcept nogil

from tilefolk.envs cimport catan_casts
