"""The board's topology and the material as tables of numbers.

The compiled engine holds them as C arrays, which only compiled modules read (``tables.pxd``). They are made
in functions: the compiler loses count of references in comprehensions of a module (Cython 3.3).
"""

from __future__ import annotations

from collections.abc import Iterable

from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import DATA, GEOMETRY, RESOURCES, TERRAINS, TRADES


def _filled(rows: list[list[int]]) -> list[list[int]]:
    """What lies round an intersection, of which there are up to three; -1 stands for a missing one."""
    return [row + [names.NOWHERE] * (names.AROUND - len(row)) for row in rows]


def _masks(rows: Iterable[Iterable[int]]) -> list[int]:
    """Sets of numbers as bits."""
    return [sum([1 << number for number in row]) for row in rows]


def _paths_around() -> list[list[int]]:
    """The paths that meet at every intersection."""
    nodes = range(len(GEOMETRY.intersections))
    return [[path for path, ends in enumerate(GEOMETRY.path_ends) if node in ends] for node in nodes]


def _neighbours(paths_around: list[list[int]]) -> list[list[int]]:
    """The intersections at the other ends of these paths."""
    return [
        [sum(GEOMETRY.path_ends[path]) - node for path in paths] for node, paths in enumerate(paths_around)
    ]


def _neighbourhoods(neighbours: list[list[int]]) -> list[list[int]]:
    """C7.2: the intersections that a settlement keeps empty, its own among them."""
    return [[node, *beside] for node, beside in enumerate(neighbours)]


def _words(rows: list[list[int]], high: bool) -> list[list[int]]:
    """Sets of paths, as far as they lie in the low or in the high word of bits."""
    first = names.WORD_PATHS if high else 0
    return [[path - first for path in row if 0 <= path - first < names.WORD_PATHS] for row in rows]


def _hexes_around() -> list[list[int]]:
    """The hexes that meet at every intersection."""
    nodes = range(len(GEOMETRY.intersections))
    return [[i for i, corners in enumerate(GEOMETRY.hex_intersections) if node in corners] for node in nodes]


def _harbours_at() -> list[int]:
    """The harbour place at every intersection, -1 for none."""
    found = [names.NOWHERE] * names.INTERSECTIONS
    for place, ends in enumerate(GEOMETRY.harbour_ends):
        for node in ends:
            found[node] = place
    return found


def _standard_harbours() -> list[int]:
    """C1.4: what is traded in the standard places."""
    return [TRADES.index(place["trade"]) for place in DATA["harbours"]]


def _harbour_counts(harbours: list[int]) -> list[int]:
    """C1.4: how many harbours there are of each kind."""
    return [harbours.count(kind) for kind in range(len(TRADES))]


def _costs() -> list[list[int]]:
    """C7.1 to C7.4."""
    builds = ("road", "settlement", "city", "card")
    return [[DATA["costs"][build].get(resource, 0) for resource in RESOURCES] for build in builds]


def _beginners_pieces() -> list[tuple[int, int, int]]:
    """C2.1: settlement, road and star of each piece of the beginners' map, two a seat."""
    return [
        (GEOMETRY.intersection_id(settlement), GEOMETRY.path_id(road), int(star))
        for pieces in DATA["beginners"]["pieces"]
        for settlement, road, star in pieces
    ]


# intersections and paths
NEIGHBOUR_PATHS: list[list[int]] = _filled(_paths_around())
NEIGHBOURS: list[list[int]] = _filled(_neighbours(_paths_around()))
NEIGHBOURHOOD: list[int] = _masks(_neighbourhoods(_neighbours(_paths_around())))
PATHS_LOW: list[int] = _masks(_words(_paths_around(), high=False))
PATHS_HIGH: list[int] = _masks(_words(_paths_around(), high=True))
PATH_ENDS: list[int] = _masks(GEOMETRY.path_ends)
PATH_START: list[int] = list(map(min, GEOMETRY.path_ends))
PATH_END: list[int] = list(map(max, GEOMETRY.path_ends))

# hexes and harbours
HEX_CORNERS: list[int] = _masks(GEOMETRY.hex_intersections)
CORNER_HEXES: list[list[int]] = _filled(_hexes_around())
HARBOUR_AT: list[int] = _harbours_at()
SPIRAL: list[list[int]] = list(map(list, GEOMETRY.spirals))

# material: C1.2 hexes, C1.3 tokens, C1.4 harbours, C1.6 development cards, and what things cost
TERRAIN_COUNT: list[int] = DATA["terrain_counts"]
LETTER_TOKEN: list[int] = DATA["tokens_in_letter_order"]
STANDARD_HARBOUR: list[int] = _standard_harbours()
HARBOUR_COUNT: list[int] = _harbour_counts(_standard_harbours())
CARD_COUNT: list[int] = DATA["card_counts"]
COST: list[list[int]] = _costs()

# the beginners' map (C2.1)
BEGINNER_TERRAIN: list[int] = [TERRAINS.index(DATA["beginners"]["hexes"][name][0]) for name in GEOMETRY.hexes]
BEGINNER_TOKEN: list[int] = [DATA["beginners"]["hexes"][name][1] for name in GEOMETRY.hexes]
BEGINNER_SETTLEMENT: list[int] = [settlement for settlement, _, _ in _beginners_pieces()]
BEGINNER_ROAD: list[int] = [road for _, road, _ in _beginners_pieces()]
BEGINNER_STAR: list[int] = [star for _, _, star in _beginners_pieces()]
