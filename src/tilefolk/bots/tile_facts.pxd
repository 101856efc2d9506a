from tilefolk.bots cimport evaluation, names
from tilefolk.bots.tile_evaluation cimport TileEvaluator
from tilefolk.core cimport memory
from tilefolk.tiles cimport lookup, packing
from tilefolk.tiles cimport names as tile_names
from tilefolk.tiles.game cimport TileGame

cdef double TENTH
cdef double QUARTER
cdef double TWENTIETH
cdef double FIFTIETH
cdef int FEWEST_PLAYERS
cdef double LITTLE_CHANCE

cdef void write(TileEvaluator evaluator, TileGame game, double* values, double* facts) noexcept nogil
cdef void add_feature(TileEvaluator evaluator, TileGame game, int root, double* facts) noexcept nogil
cdef int in_hand(TileGame game, int seat) noexcept nogil
cdef void write_seat(TileGame game, int seat, double* values, double* facts) noexcept nogil
