# declarations only: the same numbers as in names.py
cdef enum:
    PLAIN = 0
    ROAD = 1
    CITY = 2
    FARM = 3

cdef enum:
    FROM_ROAD = 0
    FROM_CITY = 1
    FROM_FARM = 2
    FROM_PLAIN = 3
    FROM_SURVEYOR = 4
    SOURCE_COUNT = 5

cdef enum:
    SETTLER = 0
    SETTLERS = 5

cdef enum:
    ROWS = 10
    SURVEYORS = 2
    UPPER = 0
    LOWER = 1

cdef enum:
    FARM_POINTS = 9
    SURVEYOR_POINTS = 4

cdef enum:
    FIRST_NEIGHBOUR = 16
    NEIGHBOURHOOD = 9
    NEIGHBOURHOOD_SIDE = 3
    CHOICES_MAX = 32

cdef enum:
    BONUS = 16
    SURVEYOR_MOVED = 17
    SURVEYORS_STAY = 18
    SWEPT = 19
    LOST = 20
