"""Names for the engine's numbers, and the board's topology as flat tables.

An ordinary action is ``tag << 20 | payload``. A trade offer or counter-offer packs both sides into
one number: 5 bits for each resource of what is given, 5 for each that is wanted, then the seats asked
(offer) or the answering seat (counter-offer), then the tag.
"""

from __future__ import annotations

import cython

from tilefolk.games.catan.geometry import DATA, GEOMETRY

if not cython.compiled:
    WOOD = 0
    BRICK = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4
    DESERT = 5
    ANY = 5
    NOTHING = 7
    KNIGHT = 0
    ROAD_BUILDING = 1
    PLENTY = 2
    MONOPOLY = 3
    VICTORY = 4
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
    TAG = 20
    OFFER_TAG = 56
    WANT = 25
    WHO = 50
    SIDE_MASK = 33554431
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
    ASKED_NOT = 0
    ASKED = 1
    DECLINED = 2
    ACCEPTED = 3
    COUNTERED = 4

    def lowest(mask: int) -> int:
        """The number of the lowest bit that is set."""
        return (mask & -mask).bit_length() - 1

    def count(mask: int) -> int:
        """How many bits are set."""
        return mask.bit_count()

    def simple(tag: int, payload: int) -> int:
        """An ordinary action as a number."""
        return tag << TAG | payload

    def tag_of(action: int) -> int:
        """What kind of action it is."""
        return action >> OFFER_TAG or action >> TAG

    def payload_of(action: int) -> int:
        """The parameter of an ordinary action."""
        return action & 1048575

    def one_of(resource: int, n: int) -> int:
        """``n`` cards of a resource as one side of a trade."""
        return n << 5 * resource

    def amount(side: int, resource: int) -> int:
        """How many cards of a resource one side of a trade has."""
        return side >> 5 * resource & 31

    def offer_of(tag: int, who: int, give: int, want: int) -> int:
        """An offer (``who``: the seats asked, as bits) or a counter-offer (``who``: the seat)."""
        return tag << OFFER_TAG | who << WHO | want << WANT | give


PATH_A = cython.declare(cython.short[72])
PATH_B = cython.declare(cython.short[72])
PATH_ENDS = cython.declare(cython.longlong[72])
NEAR = cython.declare(cython.short[162])
NEAR_PATH = cython.declare(cython.short[162])
AROUND = cython.declare(cython.longlong[54])
PATHS_LOW = cython.declare(cython.longlong[54])
PATHS_HIGH = cython.declare(cython.longlong[54])
HEX_CORNERS = cython.declare(cython.longlong[19])
CORNER_HEX = cython.declare(cython.short[162])
HARBOUR_AT = cython.declare(cython.short[54])
SPIRAL = cython.declare(cython.short[114])
LETTERS = cython.declare(cython.short[18])
TERRAIN_COUNT = cython.declare(cython.short[6])
CARD_COUNT = cython.declare(cython.short[5])
HARBOUR_COUNT = cython.declare(cython.short[6])
STANDARD_HARBOUR = cython.declare(cython.short[9])
BEGINNER_TERRAIN = cython.declare(cython.short[19])
BEGINNER_TOKEN = cython.declare(cython.short[19])
BEGINNER_SETTLEMENT = cython.declare(cython.short[8])
BEGINNER_ROAD = cython.declare(cython.short[8])
BEGINNER_STAR = cython.declare(cython.short[8])
COST = cython.declare(cython.short[20])

if not cython.compiled:
    PATH_A, PATH_B, PATH_ENDS = [0] * 72, [0] * 72, [0] * 72
    NEAR, NEAR_PATH, CORNER_HEX = [0] * 162, [0] * 162, [0] * 162
    AROUND, PATHS_LOW, PATHS_HIGH, HARBOUR_AT = [0] * 54, [0] * 54, [0] * 54, [0] * 54
    HEX_CORNERS, BEGINNER_TERRAIN, BEGINNER_TOKEN = [0] * 19, [0] * 19, [0] * 19
    SPIRAL, LETTERS, STANDARD_HARBOUR = [0] * 114, [0] * 18, [0] * 9
    TERRAIN_COUNT, CARD_COUNT, HARBOUR_COUNT = [0] * 6, [0] * 5, [0] * 6
    BEGINNER_SETTLEMENT, BEGINNER_ROAD, BEGINNER_STAR = [0] * 8, [0] * 8, [0] * 8
    COST = [0] * 20


def _bit(number: object) -> object:
    """2 to the power of a number beyond 31: as an object, since a C int would overflow."""
    return 1 << number  # type: ignore[operator]


def _fill_topology() -> None:
    """An intersection has up to three neighbours; -1 stands for a missing one."""
    for i in range(162):
        NEAR[i] = NEAR_PATH[i] = CORNER_HEX[i] = -1
    for i in range(54):
        AROUND[i] = _bit(i)
        PATHS_LOW[i] = PATHS_HIGH[i] = 0
        HARBOUR_AT[i] = -1
    degree = [0] * 54
    for path, (a, b) in enumerate(GEOMETRY.path_ends):
        PATH_A[path], PATH_B[path] = a, b
        PATH_ENDS[path] = _bit(a) | _bit(b)
        for here, there in ((a, b), (b, a)):
            NEAR[here * 3 + degree[here]] = there
            NEAR_PATH[here * 3 + degree[here]] = path
            degree[here] += 1
            AROUND[here] |= _bit(there)
            # 72 paths in two words of 36 bits
            if path < 36:
                PATHS_LOW[here] |= _bit(path)
            else:
                PATHS_HIGH[here] |= _bit(path - 36)
    filled = [0] * 54
    for hexagon, corners in enumerate(GEOMETRY.hex_intersections):
        HEX_CORNERS[hexagon] = sum(_bit(corner) for corner in corners)
        for corner in corners:
            CORNER_HEX[corner * 3 + filled[corner]] = hexagon
            filled[corner] += 1
    for place, ends in enumerate(GEOMETRY.harbour_ends):
        for end in ends:
            HARBOUR_AT[end] = place
    for corner, spiral in enumerate(GEOMETRY.spirals):
        for step, hexagon in enumerate(spiral):
            SPIRAL[corner * 19 + step] = hexagon


def _fill_material() -> None:
    """C1.2 to C1.6 and the beginners' map of C2.1."""
    resources = DATA["resources"]
    for i, number in enumerate(DATA["tokens_in_letter_order"]):
        LETTERS[i] = number
    for i, number in enumerate(DATA["terrain_counts"]):
        TERRAIN_COUNT[i] = number
    for i, number in enumerate(DATA["card_counts"]):
        CARD_COUNT[i] = number
    for i in range(6):
        HARBOUR_COUNT[i] = 0
    for i, place in enumerate(DATA["harbours"]):
        kind = (*resources, "any").index(place["trade"])
        STANDARD_HARBOUR[i] = kind
        HARBOUR_COUNT[kind] += 1
    for i, thing in enumerate(("road", "settlement", "city", "card")):
        for j, resource in enumerate(resources):
            COST[i * 5 + j] = DATA["costs"][thing].get(resource, 0)
    for i, name in enumerate(GEOMETRY.hexes):
        terrain, token = DATA["beginners"]["hexes"][name]
        BEGINNER_TERRAIN[i] = DATA["terrains"].index(terrain)
        BEGINNER_TOKEN[i] = token
    for seat, pieces in enumerate(DATA["beginners"]["pieces"]):
        for i, (settlement, road, star) in enumerate(pieces):
            BEGINNER_SETTLEMENT[seat * 2 + i] = GEOMETRY.intersection_id(settlement)
            BEGINNER_ROAD[seat * 2 + i] = GEOMETRY.path_id(road)
            BEGINNER_STAR[seat * 2 + i] = int(star)


_fill_topology()
_fill_material()
