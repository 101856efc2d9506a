"""The numbers of tile-laying games, by name: phases, actions, events, indices and sizes."""

from __future__ import annotations

# phases of a turn, and the tags of the actions in them
DRAW = 0
PLACE = 1
FIGURE = 2
CHOOSE = 3
FINISHED = 4

# kinds of raw events; a game's own kinds begin at 16
DRAWN = 1
DISCARDED = 2
LAID = 3
PLACED = 4
RETURNED = 5
SCORED = 6
ENDED = 7
COMPLETED = 8

# an action is one number: the tag, and its payload below
TAG_BITS = 20
PAYLOAD_MASK = 1048575
COORDINATE_BITS = 8
COORDINATE_MASK = 255
ORIGIN = 128
"""Coordinates are packed as whole numbers from 0: x + ORIGIN."""
ROTATION_BITS = 2
ROTATION_MASK = 3
GROUP_ZONES = 16
"""Places that a group of figures takes in the payload of FIGURE: 1 + group * GROUP_ZONES + zone."""

# indices of masks: places (slot of the frontier, rotation), then figures, then choices
PLACE_INDICES = 848
FIGURE_INDICES = 33
CHOICE_INDICES = 32
FIRST_CHOICE_INDEX = 881
INDICES = 913

# how much of everything there is at most
SEATS = 5
FIGURES_MAX = 8
"""Figure ``slot`` of a seat has the number seat * FIGURES_MAX + slot."""
FIGURES_IN_ALL = 40
SOURCES_MAX = 6
POINTS_IN_ALL = 30
OPTIONS_MAX = 64
"""Places for a figure on one tile."""
TILES_MAX = 108
LAID_TILES = 109
"""One more: the end of the last tile's pieces stands where the next one's begin."""
PIECES_MAX = 640
SITES_MAX = 320
FRONTIER_MAX = 212
"""Squares on which a tile may be laid at most: two more a tile than it uses up."""
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
"""Degrees."""
CODES = 512
NEEDS = 256
FITS_IN_ALL = 32768
STRANDS = 4
"""Joints a side: three strands, and one for what runs on underneath (see ``TileTable``)."""
STRANDS_A_TILE = 16
STRANDS_IN_ALL = 8192
ZONES_MAX = 12
"""Zone z of kind k has the number k * ZONES_MAX + z in the tables."""
ZONES_IN_ALL = 1536
ENDS_IN_ALL = 24576
"""Sides of all zones in all rotations."""

# the sides of a tile, clockwise
NORTH = 0
EAST = 1
SOUTH = 2
WEST = 3

# the joints of a side
MIDDLE_STRAND = 1
LAST_STRAND = 2
UNDER_STRAND = 3

# packed: two bits a side, eight a good, four a seat's figures; a fit has four of rotations, then their number
SIDE_BITS = 2
SIDE_MASK = 3
ANY_SIDE = 3
"""Side code of a side that joins nothing, and need of a side that nothing touches."""
NO_NEED = 255
GOOD_BITS = 8
GOOD_MASK = 255
FIGURE_BITS = 4
FIGURE_MASK = 15
FIT_BITS = 4
FIT_MASK = 15

RANDOM_TRIES = 16
"""So many places are tried at random before those that fit are counted."""
ROUND_A_SQUARE = 8
"""Squares round a square."""
