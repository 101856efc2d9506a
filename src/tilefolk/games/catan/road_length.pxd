from tilefolk.games.catan.tables cimport NEAR, NEAR_PATH, PATH_A, PATH_B, lowest

cdef int length_through(long long low, long long high, long long walls, int path) noexcept nogil
cdef int longest_of_all(long long low, long long high, long long walls) noexcept nogil
cdef int farthest(long long low, long long high, long long walls, int node) noexcept nogil
cdef int both_ways(long long low, long long high, long long walls, int node, int other) noexcept nogil
