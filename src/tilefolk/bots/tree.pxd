# declarations only: what tree.py says, for C; see there
from libc.stdlib cimport abort, calloc

cdef struct Node:
    int first
    int sibling
    int visits
    long long action
    double prior
    double first_share
    double total

cdef inline Node* nodes(size_t n) noexcept nogil:
    cdef Node* made = <Node*> calloc(n, sizeof(Node))
    if made == NULL:
        abort()
    return made
