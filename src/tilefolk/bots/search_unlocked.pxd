# declarations only: what search_unlocked.py says, for C; see there
from tilefolk.bots.search cimport Search

cdef inline void run(Search search, int count) noexcept:
    with nogil:
        search._run(count)
