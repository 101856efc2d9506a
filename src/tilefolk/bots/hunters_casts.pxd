# declarations only: what hunters_casts.py says, for C; see there
from tilefolk.bots.hunters cimport HuntersEvaluator
from tilefolk.core.game cimport Game
from tilefolk.games.hunters.rules cimport Hunters

cdef inline void judge(HuntersEvaluator evaluator, Game game, double* values) noexcept nogil:
    evaluator._judge(<Hunters> game, values)

cdef inline double still_to_come(HuntersEvaluator evaluator, Game game, int seat) noexcept nogil:
    return evaluator._still_to_come(<Hunters> game, seat)
