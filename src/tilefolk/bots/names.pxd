# declarations only: the same numbers as in names.py
cdef enum:
    SEATS_MAX = 8
    DEPTH_MAX = 512
    SITES_MAX = 16
    NEEDS = 256
    KINDS_MAX = 128

cdef enum:
    REACH = 4
    STEPS = 16

cdef enum:
    NO_NODE = -1
    ROOT = 0
    TREE_START = 1
    ITERATIONS_A_LOOK = 16

cdef enum:
    UNITS_ROOM = 512
    WORTH_FACTS = 12
    SUPPLY_FACTS = 3
    FEATURES_NOTED = 40
    NOTES_ROOM = 520
