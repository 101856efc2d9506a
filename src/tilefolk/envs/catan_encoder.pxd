from tilefolk.core.game cimport Game
from tilefolk.envs.encoder cimport Encoder, clear
from tilefolk.games.catan.rules cimport Catan
from tilefolk.games.catan.tables cimport ASKED, ASKED_NOT, DISCARD, DRAW_LOTS, ENDED, OFFER, SIDE_MASK, WANT, WHO, amount, lowest

cdef class CatanEncoder(Encoder):
    cdef void _write(self, Game game, int seat, short* out, short* trace) noexcept nogil
    cdef void _write_turn(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_seats(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_offer(self, Catan game, int seat, short* out) noexcept nogil
    cdef void _write_island(self, Catan game, short* out) noexcept nogil
    cdef void _write_pieces(self, Catan game, int seat, short* out) noexcept nogil
    cdef bint _must_act(self, Catan game, int who) noexcept nogil
