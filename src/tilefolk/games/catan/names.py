"""The numbers of Catan, by name; ``names.pxd`` has the same for the compiler.

Where a number also has a word (in notation, JSON and events), the words stand beside it in the same order.
"""

from __future__ import annotations

# how many there are of each
SEATS = 4
KINDS = 5  # of resources, and of development cards
TERRAINS = 6
HEXES = 19
HARBOURS = 9
INTERSECTIONS = 54
PATHS = 72
WORD_PATHS = 36  # a set of paths is two words of so many bits
AROUND = 3  # paths, neighbours and hexes at an intersection, at most
SPIRALS = 6  # corners of the island where the spiral of tokens may begin
SUMS = 13  # of two dice, counted from 0
SUM_HEXES = 2  # hexes with the same token, at most
DIE_SIDES = 6

# C1.5, C1.6: what a player and the bank have
SETTLEMENTS = 5
CITIES = 4
ROADS = 15
BANK_CARDS = 19

# points and limits
WINNING_POINTS = 10  # C10.1
CITY_POINTS = 2
AWARD_POINTS = 2  # C1.7
LEAST_LONGEST_ROAD = 5  # C9.1
ROADS_THROUGH = 2  # at an intersection, of a line that does not end there
LEAST_LARGEST_ARMY = 3  # C9.3
SEVEN = 7  # C5.1
HAND_LIMIT = 7  # C5.2
FREE_ROADS = 2  # C8.2
BANK_RATE = 4  # C6.2
ANY_HARBOUR_RATE = 3
RESOURCE_HARBOUR_RATE = 2
LAST_TURN = 10000  # C10.3: thirty times a game of random moves
OFFERS_COUNTED = 1000  # in a turn; more are made uncounted: no position tells of more

# no seat, no place
NOBODY = -1
NOWHERE = -1

# resources; terrains and harbours have one more
WOOD = 0
BRICK = 1
WOOL = 2
GRAIN = 3
ORE = 4
DESERT = 5
ANY = 5
NOTHING = 7  # the second card of a year of plenty when the bank has but one

# development cards
KNIGHT = 0
ROAD_BUILDING = 1
YEAR_OF_PLENTY = 2
MONOPOLY = 3
VICTORY_POINT = 4

# what is built or bought
ROAD = 0
SETTLEMENT = 1
CITY = 2
DEVELOPMENT_CARD = 3
BUILDS = 4

# where points come from
SOURCE_SETTLEMENTS = 0
SOURCE_CITIES = 1
SOURCE_LONGEST_ROAD = 2
SOURCE_LARGEST_ARMY = 3
SOURCE_VICTORY_POINTS = 4
SOURCES = 5

# actions; from 20 on chance's, from 30 on with two sides of a trade
ACT_ROLL = 1
ACT_END = 2
ACT_ROAD = 3
ACT_SETTLEMENT = 4
ACT_CITY = 5
ACT_BUY = 6
ACT_KNIGHT = 7
ACT_ROAD_BUILDING = 8
ACT_YEAR_OF_PLENTY = 9
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
ACT_SPIRAL = 24
ACT_HARBOUR = 25
ACT_FIRST = 26
ACT_OFFER = 30
ACT_COUNTER = 31
ACTS = 32

# phases
PHASE_LAY_HEXES = 0
PHASE_LAY_TOKENS = 1
PHASE_LAY_HARBOURS = 2
PHASE_DRAW_LOTS = 3
PHASE_FOUND_SETTLEMENT = 4
PHASE_FOUND_ROAD = 5
PHASE_BEFORE_ROLL = 6
PHASE_DICE = 7
PHASE_DISCARD = 8
PHASE_MOVE_ROBBER = 9
PHASE_CHOOSE_VICTIM = 10
PHASE_THEFT = 11
PHASE_MAIN = 12
PHASE_OFFER = 13
PHASE_DRAW_CARD = 14
PHASE_FREE_ROADS = 15
PHASE_OVER = 16

PHASES = (
    "lay_hexes",
    "lay_tokens",
    "lay_harbours",
    "draw_lots",
    "found_settlement",
    "found_road",
    "before_roll",
    "dice",
    "discard",
    "move_robber",
    "choose_victim",
    "theft",
    "main",
    "offer",
    "draw_card",
    "free_roads",
    "over",
)

# answers to an offer
NOT_ASKED = 0
ASKED = 1
DECLINED = 2
ACCEPTED = 3
COUNTERED = 4

ANSWERS = ("not_asked", "asked", "declined", "accepted", "countered")

# which offers are listed for bots
MENU_NONE = 0
MENU_SIMPLE = 1
MENU_WIDE = 2
SIMPLE_OFFERS = 1  # a turn
WIDE_OFFERS = 3

MENUS = ("none", "simple", "wide")

# small numbers for actions: in pairs of resources, at rates of offers and of counter-offers
PAIRS = 20  # of different resources
PLENTIES = 20  # pairs of any, or one card alone
RATE_ONE_FOR_ONE = 0
RATE_TWO_FOR_ONE = 1
RATE_ONE_FOR_TWO = 2
OFFER_RATES = 3
COUNTER_RATES = 2
INDICES = 506

# events
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
EVENT_LAID_ASIDE = 12
EVENT_DISCARDED = 13
EVENT_ROBBER = 14
EVENT_STOLEN = 15
EVENT_BOUGHT = 16
EVENT_PLAYED = 17
EVENT_YEAR_OF_PLENTY = 18
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
