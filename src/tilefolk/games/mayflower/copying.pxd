# declarations only: what copying.py says, for C; see there
from tilefolk.core.game cimport Game
from tilefolk.games.mayflower.state cimport MayflowerState

cdef inline void copy(MayflowerState to, Game source) noexcept nogil:
    to._copy_mayflower(<MayflowerState> source)
