from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng
from tilefolk.games.catan cimport names as catan_names
from tilefolk.games.catan.state cimport Position
from tilefolk.tiles.game cimport TileGame

cdef class Lucks:
    cdef Game play
    cdef TileGame tiles
    cdef Position island
    cdef Rng main
    cdef Rng other
    cdef Rng scenario
    cdef int scenario_moves

    cdef void _restart(self, unsigned long long luck) noexcept nogil
    cdef void _enter_scenario(self, unsigned long long number, int moves) noexcept nogil
    cdef bint _is_main(self) noexcept nogil
    cdef long long _outcome(self) noexcept nogil
