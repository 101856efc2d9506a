from tilefolk.core cimport memory
from tilefolk.tiles cimport names, packing
from tilefolk.tiles.names cimport CODES, ENDS_IN_ALL, FITS_IN_ALL, KINDS_MAX, PIECES_MAX, STRANDS_IN_ALL, ZONES_IN_ALL, ZONES_MAX

cdef bint _meets(int code, int need) noexcept

cdef class TileTable:
    cdef readonly int kinds
    cdef readonly int decks
    cdef readonly int piece_total
    cdef short count[KINDS_MAX]
    cdef short deck[KINDS_MAX]
    cdef short zones[KINDS_MAX]
    cdef short rotations[KINDS_MAX]
    cdef short code[CODES]
    cdef unsigned char fit[FITS_IN_ALL]
    cdef short strand[STRANDS_IN_ALL]
    cdef short zone_type[ZONES_IN_ALL]
    cdef short zone_open[ZONES_IN_ALL]
    cdef short zone_link[ZONES_IN_ALL]
    cdef long long zone_goods[ZONES_IN_ALL]
    cdef unsigned char ends[ENDS_IN_ALL]
    cdef readonly object tile_set
    cdef readonly tuple types
    cdef readonly tuple goods
