"""The numbers of the bots by name; compiled code takes the same ones from ``names.pxd``."""

from __future__ import annotations

SEATS_MAX = 8
"""Room for what is known of each seat of any game."""
DEPTH_MAX = 512
"""Decisions and outcomes of chance on one way down the tree of a search."""
CANDIDATES_MAX = 64
"""Actions of the root among which a search chooses, at most."""
CANDIDATE_PAIRS = 4096
"""Room for what compares each of them with each."""
STYLES_MAX = 8
"""Styles in which somebody else may play, at most; ``OWN_STYLE`` is how the search itself plays."""
OWN_STYLE = 0
TURN_STARTS = 6
"""Ways to begin a turn that are thought to its end."""
TURN_FOLLOWS = 3
"""Ways to go on after each of them."""
SITES_MAX = 16
"""Open squares of a feature that are looked at; more than these are hopeless anyway."""
NEEDS = 256
"""What the four sides of a square can need."""
KINDS_MAX = 128
"""Kinds of tiles at most."""
MOVES_NOTED = 64
"""Moves of the surveyors for which chances are noted; more are rare."""

REACH = 4
"""A place for a settlement is looked for up to three roads away; with those at hand that makes four."""
STEPS = 16
"""Roads or knights that may lack to an award; more count as many."""

NO_NODE = -1
"""Where a tree has no branch, or room for none."""
ROOT = 0
TREE_START = 1
"""The first node of a tree that may be taken: node 0 is the root, and means "none" among branches."""
ITERATIONS_A_LOOK = 16
"""Iterations of a search between two looks at the clock."""

UNITS_ROOM = 16384
"""Numbers of a perceptron at most."""
UNITS_MAX = 128
"""Hidden units of a perceptron at most."""
WORTH_FACTS = 12
"""What a perceptron is told of a feature; see ``hunters_learned``."""
SUPPLY_FACTS = 3
"""What it is told of the members in hand."""
FEATURES_NOTED = 40
"""Features with figures on them: no more than there are figures."""
NOTES_ROOM = 520
"""Room to note all of them: who owns each, and its facts."""

SEAT_FACTS = 84
"""What a perceptron is told of a seat of Catan; see ``catan_facts``."""
# where these stand: first those of the seat alone, single ones and then several of a kind
FACT_POINTS = 0
FACT_WORTH = 1
FACT_INCOME = 2
FACT_DAMAGE = 3
FACT_ROOM = 4
FACT_HAND_WORTH = 5
FACT_CARDS = 6
FACT_OVER_SEVEN = 7
FACT_KNIGHTS = 8
FACT_HAS_ARMY = 9
FACT_ARMY_SHORT = 10
FACT_LENGTH = 11
FACT_HAS_ROAD = 12
FACT_ROAD_SHORT = 13
FACT_ROADS_LEFT = 14
FACT_SETTLEMENTS_LEFT = 15
FACT_CITIES_LEFT = 16
FACT_UPGRADE = 17
FACT_NEAR_CITY = 18
FACT_NEAR_SETTLEMENT = 19
FACT_NEAR_CARD = 20
FACT_NEAR_ROAD = 21
FACT_BUILT_NOW = 22
FACT_SPOTS = 23
FACT_COME = 27
FACT_HAND = 32
FACT_TRADED = 37
FACT_DEVELOPMENT = 42
# then how many turns come before its next one, and what compares it with others
FACT_TURNS_BEFORE = 47
FACT_POINTS_OF_BEST = 51
FACT_WORTH_OF_BEST = 52
FACT_WORTH_OF_OTHERS = 53
FACT_BUILT_BY_BEST = 54
FACT_PILE = 55
FACT_THREE_PLAYERS = 56
# then some of each other seat, the strongest first
FACT_OTHERS = 57
OTHERS_MAX = 3
OTHER_FACTS = 9
OTHER_POINTS = 0
OTHER_WORTH = 1
OTHER_INCOME = 2
OTHER_DAMAGE = 3
OTHER_CARDS = 4
OTHER_HAND_WORTH = 5
OTHER_BUILT_NOW = 6
OTHER_KNIGHTS = 7
OTHER_TURNS_BEFORE = 8

TILE_FACTS = 52
"""What a perceptron is told of a seat of a tile game; see ``tile_facts``."""
TILE_FACTS_ROOM = 260
"""The same for five seats."""
FIRST_FIGURES = 5
"""Tribe members or settlers: the first figures of a seat."""
ZONE_TYPES = 4
"""Types of features that figures stand on; the lakes of a river system are one with it."""
ZONE_FACTS = 10
"""What is told of all features of one type together; these come first, type by type."""
ZONE_PROMISE = 0
ZONE_BEST = 1
ZONE_ALONE = 2
ZONE_SHARED = 3
ZONE_LOST = 4
ZONE_VALUE = 5
ZONE_ENDS = 6
ZONE_FIGURES = 7
ZONE_CHANCE = 8
ZONE_STUCK = 9
# then what is told of the seat
TILE_SCORE = 40
TILE_WORTH = 41
TILE_LEAD = 42
TILE_IN_HAND = 43
TILE_NONE_IN_HAND = 44
TILE_ONE_IN_HAND = 45
TILE_LATER_FIGURES = 46
TILE_LEFT = 47
TILE_ON_TURN = 48
TILE_TURNS_BEFORE = 49
TILE_MORE_PLAYERS = 50
TILE_OTHERS_IN_HAND = 51
