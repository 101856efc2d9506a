# declarations only: the same numbers as in names.py
cdef enum:
    UNKNOWN = 0
    CURRENT = 1
    STALE = 2

cdef enum:
    KNOWN = 0
    TILES = 1
    SEAT = 2
    SLOTS = 3
    KIND = 4
    ZONES = 5
    PIECES = 6
    SITES = 7
    LEFT = 8
    STANDING = 16
    SLOT = 56
    FEATURE = 376
    FEATURE_ENDS = 2
    LAST_END = 1
    END = 1664
    SITE_ENDS = 16
    SITE_BITS = 4
    END_MASK = 15
    TRACE = 6784

cdef enum:
    OBSERVER = 1
    TO_BUILD = 2
    ROBBER = 3
    CATAN_TRACE = 4
    CITY_STEPS = 2

cdef enum:
    TILE_SEATS = 5
    GOODS = 6
    SORTS = 2

cdef enum:
    FIRST_TYPE = 1
    FEATURE_OPEN_ENDS = 6
    FEATURE_VALUE = 7
    FEATURE_HOLDERS = 8
    FEATURE_GOODS = 14
    FEATURE_ROW = 20
    HOLDERS = 6
    OWNED = 5

cdef enum:
    ZONE_GOODS = 6
    ZONE_OPEN_ENDS = 12
    ZONE_COMPLETE = 13
    ZONE_FEATURE = 14
    ZONE_ROW = 15
    ZONES_MAX = 12
    ZONES_A_KIND = 180
    ZONE_ROWS = 23040

cdef enum:
    TOKEN_X = 1
    TOKEN_Y = 2
    TOKEN_HEAD = 3
    PATTERNS = 3
    SIDE_PATTERNS = 4

cdef enum:
    SETTLER_X = 1
    SETTLER_Y = 2
    SETTLER_FEATURE = 3
    SETTLER_ROW = 4
    PLACE_BITS = 10
    PLACE_MASK = 1023
    PLACE_ORIGIN = 512

cdef enum:
    COMPACT_FILLED = 3
    COMPACT_FITS = 4
    COMPACT_MINE = 5
    COMPACT_THEIRS = 6
    COMPACT_CLOSING = 7
    COMPACT_SLOT = 8
    COMPACT_GOODS = 6
    COMPACT_VALUE = 7
    COMPACT_OWN_FIGURES = 8
    COMPACT_FIGURES = 9
    COMPACT_OPEN_ENDS = 10
    COMPACT_ZONE = 11

cdef enum:
    MINE = 1
    SHARED = 0
    THEIRS = -1

cdef enum:
    TURN_CARD = 1
    TURN_BUILT = 2
    TURN_FREE_ROADS = 3
    SEAT_POINTS = 1
    SEAT_CARDS = 2
    SEAT_DEVELOPMENT = 3
    SEAT_BOUGHT = 4
    SEAT_KNIGHTS = 5
    SEAT_ROAD_LENGTH = 6
    SEAT_LONGEST_ROAD = 7
    SEAT_LARGEST_ARMY = 8
    SEAT_ROADS = 9
    SEAT_SETTLEMENTS = 10
    SEAT_CITIES = 11
    SEAT_RATES = 12
    SEAT_MUST_ACT = 17
    SEAT_ROW = 18

cdef enum:
    OFFER_GIVE = 4
    OFFER_WANT = 9
    ANSWER_GIVE = 5
    ANSWER_WANT = 10
    ANSWER_ROW = 15
    HEX_WAYS = 6
    HEX_ROBBER = 7
    HEX_ROW = 8
    HARBOUR_ROW = 6

cdef enum:
    JOB_STEP = 0
    JOB_RANDOM = 1
    JOB_SAMPLE = 2

cdef enum:
    NEXT = 0
    DONE = 8
    ENDING = 16
    ASLEEP = 24
    LINE = 8
    WORKERS_MAX = 64
    BATCHES_MAX = 512
    NUMBERS = 536
    LOOKS = 4000

cdef enum:
    LEARNS_ALL = -1
    MASK_BYTES_AHEAD = 256
