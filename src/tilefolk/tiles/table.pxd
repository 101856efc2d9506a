cdef class TileTable:
    cdef readonly int kinds
    cdef readonly int decks
    cdef readonly int piece_total
    cdef short count[128]
    cdef short deck[128]
    cdef short zones[128]
    cdef short rotations[128]
    cdef short code[512]
    cdef unsigned char fit[32768]
    cdef short strand[8192]
    cdef short zone_type[1536]
    cdef short zone_open[1536]
    cdef short zone_link[1536]
    cdef long long zone_goods[1536]
    cdef readonly object tile_set
    cdef readonly tuple types
    cdef readonly tuple goods
