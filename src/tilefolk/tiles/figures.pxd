from tilefolk.tiles cimport lookup, names, packing
from tilefolk.tiles.state cimport TileState

cdef int free_figure(TileState game, int seat, int first, int last) noexcept nogil
cdef void stand(TileState game, int seat, int slot, int piece) noexcept nogil
cdef void lift(TileState game, int seat, int slot) noexcept nogil
cdef void take_back(TileState game, int seat, int slot) noexcept nogil
cdef void take_back_from(TileState game, int root) noexcept nogil
cdef void award(TileState game, int mask, int source, int points) noexcept nogil
cdef int points(TileState game, int seat, int source) noexcept nogil
cdef int score(TileState game, int seat) noexcept nogil
