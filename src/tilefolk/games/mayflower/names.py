"""The numbers of Mayflower, by name."""

from __future__ import annotations

# types of zones, in the order of the tables
PLAIN = 0
ROAD = 1
CITY = 2
FARM = 3

# sources of points
FROM_ROAD = 0
FROM_CITY = 1
FROM_FARM = 2
FROM_PLAIN = 3
FROM_SURVEYOR = 4
SOURCE_COUNT = 5

# figures (M1.2)
SETTLER = 0
SETTLERS = 5

# the board and the surveyors (M1.3, M1.4)
ROWS = 10
SURVEYORS = 2
UPPER = 0
LOWER = 1

# points
FARM_POINTS = 9
SURVEYOR_POINTS = 4

# choices of what is scored next: zones of the tile just laid, then the squares round it that hold farms
FIRST_NEIGHBOUR = 16
NEIGHBOURHOOD = 9
NEIGHBOURHOOD_SIDE = 3
CHOICES_MAX = 32

# raw events of this game's own
BONUS = 16
SURVEYOR_MOVED = 17
SURVEYORS_STAY = 18
SWEPT = 19
LOST = 20
