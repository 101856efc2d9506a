# declarations only: what playouts_unlocked.py says, for C; see there
from tilefolk.bots.playouts cimport Playouts
from tilefolk.core.game cimport Game

cdef inline void run(Playouts playouts, Game start, int seat, bint acting, long long action, unsigned long long luck, int horizon) noexcept:
    with nogil:
        playouts._run(start, seat, acting, action, luck, horizon)
