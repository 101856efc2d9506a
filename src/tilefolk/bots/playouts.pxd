from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.policy cimport Policy
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.state cimport Position
from tilefolk.tiles.game cimport TileGame

cdef class Playouts:
    cdef readonly Evaluator evaluator
    cdef readonly Policy policy
    cdef Game play
    cdef TileGame tiles
    cdef Position island
    cdef Rng main_luck
    cdef Rng other_luck
    cdef double shares[8]

    cdef bint _is_main(self) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef void _go_on(self, int horizon) noexcept nogil
    cdef void _run(self, Game start, int seat, bint acting, long long action, unsigned long long luck, int horizon) noexcept nogil

from tilefolk.bots cimport playouts_unlocked
