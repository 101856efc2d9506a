# declarations only: what copying.py says, for C
from libc.string cimport memcpy

from tilefolk.core.game cimport Game

cdef inline void copy_fields(Game to, Game source, size_t size) noexcept nogil:
    memcpy(<char*> <void*> to + sizeof(Game), <char*> <void*> source + sizeof(Game), size - sizeof(Game))
