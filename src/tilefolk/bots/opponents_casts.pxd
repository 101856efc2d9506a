# declarations only: what opponents_casts.py says, for C; see there
from tilefolk.bots.policy cimport Policy
from tilefolk.core.game cimport Game

cdef inline long long pick(void* policy, Game game) noexcept nogil:
    return (<Policy> policy)._pick(game)
