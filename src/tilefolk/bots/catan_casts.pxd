# declarations only: what catan_casts.py says, for C; see there
from tilefolk.bots.catan cimport CatanEvaluator
from tilefolk.core.game cimport Game
from tilefolk.games.catan cimport names
from tilefolk.games.catan.rules cimport Catan

cdef inline void lay_out(CatanEvaluator evaluator, Game game) noexcept nogil:
    evaluator._lay_out(<Catan> game)

cdef inline void judge(CatanEvaluator evaluator, Game game, double* values) noexcept nogil:
    evaluator._judge(<Catan> game, values)

cdef inline double still_to_come(CatanEvaluator evaluator, Game game, int seat) noexcept nogil:
    return evaluator._still_to_come(<Catan> game, seat)

cdef inline void win_shares(CatanEvaluator evaluator, Game game, double* rewards) noexcept nogil:
    evaluator._win_shares(<Catan> game, rewards)

cdef inline bint begins_turn(Game game, int seat) noexcept nogil:
    return (<Catan> game).phase == names.PHASE_BEFORE_ROLL and (<Catan> game).turn == seat
