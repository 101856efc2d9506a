# declarations only: what copying.py says, for C; see there
from tilefolk.core.game cimport Game
from tilefolk.games.hunters.state cimport HuntersState

cdef inline void copy(HuntersState to, Game source) noexcept nogil:
    to._copy_hunters(<HuntersState> source)
