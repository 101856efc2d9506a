# declarations only: the same numbers as in names.py
cdef enum:
    MEADOW = 0
    FOREST = 1
    RIVER = 2
    LAKE = 3
    SYSTEM = 4

cdef enum:
    DEER = 0
    MAMMOTH = 1
    TIGER = 2
    AUROCHS = 3
    FIRE = 4
    DOLMEN = 5
    GOLD = 0
    MUSHROOMS = 1

cdef enum:
    FROM_RIVER = 0
    FROM_FOREST = 1
    FROM_HUT = 2
    FROM_MEADOW = 3
    SOURCE_COUNT = 4

cdef enum:
    MEMBER = 0
    HUT = 1
    MEMBERS = 5
    HUTS = 2
    FIGURES = 7

cdef enum:
    MAIN_DECK = 0
    BONUS_DECK = 1

cdef enum:
    GOLD_FOUND = 16

cdef enum:
    LAKES_MAX = 32
