# declarations only: the same numbers as in names.py
cdef enum:
    CHANCE = -1
    OVER = -2

cdef enum:
    LEGAL_MAX = 4096
    EVENT_WIDTH = 8
    GAMES_AHEAD = 4
    MOST_BELOW = 2147483647
