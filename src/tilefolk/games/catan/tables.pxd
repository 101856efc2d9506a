# The numbers behind the names, and small functions that the compiler puts in place; tables.py says what
# they mean and repeats them for the uncompiled engine.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int catan_lowest(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static int catan_count(unsigned long long m) { return (int)__popcnt64(m); }
    #else
    static inline int catan_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int catan_count(unsigned long long m) { return __builtin_popcountll(m); }
    #endif
    """
    int catan_lowest(unsigned long long m) noexcept nogil
    int catan_count(unsigned long long m) noexcept nogil

cdef inline int lowest(long long mask) noexcept nogil:
    return catan_lowest(<unsigned long long>mask)

cdef inline int count(long long mask) noexcept nogil:
    return catan_count(<unsigned long long>mask)

cdef inline long long simple(int tag, int payload) noexcept nogil:
    return (tag << 20) | payload

cdef inline int tag_of(long long action) noexcept nogil:
    return <int>(action >> 56) if action >> 56 else <int>(action >> 20)

cdef inline int payload_of(long long action) noexcept nogil:
    return <int>(action & 1048575)

cdef inline long long one_of(int resource, int n) noexcept nogil:
    return (<long long>n) << (5 * resource)

cdef inline int amount(long long side, int resource) noexcept nogil:
    return <int>((side >> (5 * resource)) & 31)

cdef inline long long offer_of(int tag, int who, long long give, long long want) noexcept nogil:
    return ((<long long>tag) << 56) | ((<long long>who) << 50) | (want << 25) | give

cpdef enum:
    WOOD = 0
    BRICK = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4
    DESERT = 5
    ANY = 5
    NOTHING = 7

cpdef enum:
    KNIGHT = 0
    ROAD_BUILDING = 1
    PLENTY = 2
    MONOPOLY = 3
    VICTORY = 4

cpdef enum:
    ACT_ROLL = 1
    ACT_END = 2
    ACT_ROAD = 3
    ACT_SETTLEMENT = 4
    ACT_CITY = 5
    ACT_BUY = 6
    ACT_KNIGHT = 7
    ACT_ROAD_BUILDING = 8
    ACT_PLENTY = 9
    ACT_MONOPOLY = 10
    ACT_MARITIME = 11
    ACT_DISCARD = 12
    ACT_ROBBER = 13
    ACT_ROB = 14
    ACT_ACCEPT = 15
    ACT_DECLINE = 16
    ACT_DEAL = 17
    ACT_WITHDRAW = 18
    ACT_DICE = 20
    ACT_STOLEN = 21
    ACT_CARD = 22
    ACT_TERRAIN = 23
    ACT_CORNER = 24
    ACT_HARBOUR = 25
    ACT_FIRST = 26
    ACT_OFFER = 30
    ACT_COUNTER = 31

cpdef enum:
    TAG = 20
    OFFER_TAG = 56
    WANT = 25
    WHO = 50
    SIDE_MASK = 33554431

cpdef enum:
    LAY_HEXES = 0
    LAY_TOKENS = 1
    LAY_HARBOURS = 2
    DRAW_LOTS = 3
    FOUND = 4
    FOUND_ROAD = 5
    BEFORE_ROLL = 6
    DICE = 7
    DISCARD = 8
    MOVE_ROBBER = 9
    CHOOSE_VICTIM = 10
    THEFT = 11
    MAIN = 12
    OFFER = 13
    DRAW_CARD = 14
    FREE_ROADS = 15
    ENDED = 16

cpdef enum:
    EVENT_HEX = 1
    EVENT_TOKENS = 2
    EVENT_HARBOUR = 3
    EVENT_FIRST = 4
    EVENT_SETTLEMENT = 5
    EVENT_ROAD = 6
    EVENT_CITY = 7
    EVENT_INCOME = 8
    EVENT_SHORT = 9
    EVENT_ROLL = 10
    EVENT_MUST_DISCARD = 11
    EVENT_LAID = 12
    EVENT_DISCARDED = 13
    EVENT_ROBBER = 14
    EVENT_STOLEN = 15
    EVENT_BOUGHT = 16
    EVENT_PLAYED = 17
    EVENT_PLENTY = 18
    EVENT_MONOPOLY = 19
    EVENT_MARITIME = 20
    EVENT_OFFER = 21
    EVENT_ACCEPTED = 22
    EVENT_DECLINED = 23
    EVENT_COUNTERED = 24
    EVENT_WITHDRAWN = 25
    EVENT_DEAL = 26
    EVENT_LONGEST_ROAD = 27
    EVENT_LARGEST_ARMY = 28
    EVENT_TURN = 29
    EVENT_WON = 30
    EVENT_DEAD = 31

cpdef enum:
    ASKED_NOT = 0
    ASKED = 1
    DECLINED = 2
    ACCEPTED = 3
    COUNTERED = 4

cdef short PATH_A[72]
cdef short PATH_B[72]
cdef long long PATH_ENDS[72]
cdef short NEAR[162]
cdef short NEAR_PATH[162]
cdef long long AROUND[54]
cdef long long PATHS_LOW[54]
cdef long long PATHS_HIGH[54]
cdef long long HEX_CORNERS[19]
cdef short CORNER_HEX[162]
cdef short HARBOUR_AT[54]
cdef short SPIRAL[114]
cdef short LETTERS[18]
cdef short TERRAIN_COUNT[6]
cdef short CARD_COUNT[5]
cdef short HARBOUR_COUNT[6]
cdef short STANDARD_HARBOUR[9]
cdef short BEGINNER_TERRAIN[19]
cdef short BEGINNER_TOKEN[19]
cdef short BEGINNER_SETTLEMENT[8]
cdef short BEGINNER_ROAD[8]
cdef short BEGINNER_STAR[8]
cdef short COST[20]
