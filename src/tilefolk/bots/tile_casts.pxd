# declarations only: what tile_casts.py says, for C; see there
from tilefolk.bots.tile_evaluation cimport TileEvaluator
from tilefolk.core.game cimport Game
from tilefolk.tiles.game cimport TileGame

cdef inline int kinds(Game game) noexcept nogil:
    return (<TileGame> game).table.kinds

cdef inline int left_of(Game game, int kind) noexcept nogil:
    return (<TileGame> game).left[kind]

cdef inline int tiles_left(Game game) noexcept nogil:
    return (<TileGame> game).deck_left[0]

cdef inline void recount(TileEvaluator evaluator, Game game) noexcept nogil:
    evaluator._recount_tiles(<TileGame> game)

cdef inline void expected(TileEvaluator evaluator, Game game, double* points) noexcept nogil:
    evaluator._expected(<TileGame> game, points)
