# declarations only: what policy_unlocked.py says, for C; see there
from tilefolk.bots.policy cimport Policy
from tilefolk.core.game cimport Game

cdef inline int rank(Policy policy, Game game, int seat) noexcept:
    cdef int n
    with nogil:
        policy.evaluator._prepare(game)
        n = policy._rank(game, seat)
    return n
