# declarations only: what mayflower_casts.py says, for C; see there
from tilefolk.bots.mayflower cimport MayflowerEvaluator
from tilefolk.core.game cimport Game
from tilefolk.games.mayflower.rules cimport Mayflower

cdef inline void judge(MayflowerEvaluator evaluator, Game game, double* values) noexcept nogil:
    evaluator._judge(<Mayflower> game, values)

cdef inline double still_to_come(MayflowerEvaluator evaluator, Game game, int seat) noexcept nogil:
    return evaluator._still_to_come(<Mayflower> game, seat)

cdef inline double chance(MayflowerEvaluator evaluator, Game game, int root) noexcept nogil:
    return evaluator._chance(<Mayflower> game, root)

cdef inline double worth_to(MayflowerEvaluator evaluator, Game game, int root, int seat, double chance) noexcept nogil:
    return evaluator._worth_to(<Mayflower> game, root, seat, chance)
