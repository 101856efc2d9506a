"""The numbers of Hunters and Gatherers, by name."""

from __future__ import annotations

# types of zones, in the order of the tables
MEADOW = 0
FOREST = 1
RIVER = 2
LAKE = 3
SYSTEM = 4

# goods of a meadow and of a forest: their lanes in a packed number; lakes and river systems count fish only
DEER = 0
MAMMOTH = 1
TIGER = 2
AUROCHS = 3
FIRE = 4
DOLMEN = 5
GOLD = 0
MUSHROOMS = 1

# sources of points
FROM_RIVER = 0
FROM_FOREST = 1
FROM_HUT = 2
FROM_MEADOW = 3
SOURCE_COUNT = 4

# figures: the first slots of a seat are its tribe members, the others its huts (H1.2)
MEMBER = 0
HUT = 1
MEMBERS = 5
HUTS = 2
FIGURES = 7

# decks
MAIN_DECK = 0
BONUS_DECK = 1

# raw events of this game's own
GOLD_FOUND = 16

LAKES_MAX = 32
"""Lakes at the ends of one river: two, as far as the books' tiles go."""
