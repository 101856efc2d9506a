from tilefolk.core cimport bits
from tilefolk.games.catan cimport names, tables

cdef int length_through(long long low, long long high, long long walls, int path) noexcept nogil
cdef int both_ways(long long low, long long high, long long walls, int node, int other) noexcept nogil
cdef int farthest(long long low, long long high, long long walls, int node) noexcept nogil
cdef int longest(long long low, long long high, long long walls) noexcept nogil
