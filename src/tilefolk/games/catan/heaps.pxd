# declarations only: what heaps.py says, for C
cdef inline int total(short* heap) noexcept nogil:
    return heap[0] + heap[1] + heap[2] + heap[3] + heap[4]

cdef inline bint covers(short* heap, short* cost) noexcept nogil:
    return (
        heap[0] >= cost[0]
        and heap[1] >= cost[1]
        and heap[2] >= cost[2]
        and heap[3] >= cost[3]
        and heap[4] >= cost[4]
    )
