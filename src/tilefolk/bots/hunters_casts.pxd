# declarations only: what hunters_casts.py says, for C; see there
from tilefolk.bots.hunters cimport HuntersEvaluator
from tilefolk.core.game cimport Game
from tilefolk.games.hunters.rules cimport Hunters

cdef inline void judge(HuntersEvaluator evaluator, Game game, double* values) noexcept nogil:
    evaluator._judge(<Hunters> game, values)

cdef inline double still_to_come(HuntersEvaluator evaluator, Game game, int seat) noexcept nogil:
    return evaluator._still_to_come(<Hunters> game, seat)

cdef inline double chance(HuntersEvaluator evaluator, Game game, int root) noexcept nogil:
    return evaluator._chance(<Hunters> game, root)

cdef inline double worth(HuntersEvaluator evaluator, Game game, int root, double chance) noexcept nogil:
    return evaluator._worth(<Hunters> game, root, chance)
