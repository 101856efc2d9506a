# declarations only: the same numbers as in names.py
cdef enum:
    DRAW = 0
    PLACE = 1
    FIGURE = 2
    CHOOSE = 3
    FINISHED = 4

cdef enum:
    DRAWN = 1
    DISCARDED = 2
    LAID = 3
    PLACED = 4
    RETURNED = 5
    SCORED = 6
    ENDED = 7
    COMPLETED = 8

cdef enum:
    TAG_BITS = 20
    PAYLOAD_MASK = 1048575
    COORDINATE_BITS = 8
    COORDINATE_MASK = 255
    ORIGIN = 128
    ROTATION_BITS = 2
    ROTATION_MASK = 3
    GROUP_ZONES = 16

cdef enum:
    PLACE_INDICES = 848
    FIGURE_INDICES = 33
    CHOICE_INDICES = 32
    FIRST_CHOICE_INDEX = 881
    INDICES = 913

cdef enum:
    SEATS = 5
    FIGURES_MAX = 8
    FIGURES_IN_ALL = 40
    SOURCES_MAX = 6
    POINTS_IN_ALL = 30
    OPTIONS_MAX = 64
    TILES_MAX = 108
    LAID_TILES = 109
    PIECES_MAX = 640
    SITES_MAX = 320
    FRONTIER_MAX = 212
    HASH_SIZE = 512
    HASH_MASK = 511
    HASH_ROW = 23
    DECKS_MAX = 2
    KINDS_MAX = 128
    KIND_GROUP_BITS = 4
    GROUPS_A_DECK = 8
    GROUPS_IN_ALL = 16
    ROTATIONS = 4
    SIDES = 4
    QUARTER_TURN = 90
    CODES = 512
    NEEDS = 256
    FITS_IN_ALL = 32768
    STRANDS = 4
    STRANDS_A_TILE = 16
    STRANDS_IN_ALL = 8192
    ZONES_MAX = 12
    ZONES_IN_ALL = 1536
    ENDS_IN_ALL = 24576

cdef enum:
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

cdef enum:
    MIDDLE_STRAND = 1
    LAST_STRAND = 2
    UNDER_STRAND = 3

cdef enum:
    SIDE_BITS = 2
    SIDE_MASK = 3
    ANY_SIDE = 3
    NO_NEED = 255
    GOOD_BITS = 8
    GOOD_MASK = 255
    FIGURE_BITS = 4
    FIGURE_MASK = 15
    FIT_BITS = 4
    FIT_MASK = 15

cdef enum:
    RANDOM_TRIES = 16
    ROUND_A_SQUARE = 8
