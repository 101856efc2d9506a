"""Longest Road and Largest Army (chapter 5)."""

from __future__ import annotations

from tilefolk.core import bits
from tilefolk.games.catan import names, road_length, tables
from tilefolk.games.catan.state import Position


def walls(game: Position, seat: int) -> int:
    """C9.1: the intersections where others' settlements and cities interrupt the roads of a seat."""
    built = game.buildings[0] | game.buildings[1] | game.buildings[2] | game.buildings[3]
    return built & ~game.buildings[seat]


def lengthen(game: Position, seat: int, path: int) -> None:
    """C9.1: a new road may make the longest line longer; only lines through it matter."""
    if names.ROADS - game.roads_left[seat] <= game.road_length[seat]:
        return
    length = road_length.length_through(game.roads_low[seat], game.roads_high[seat], walls(game, seat), path)
    if length > game.road_length[seat]:
        game.road_length[seat] = length
        if length >= names.LEAST_LONGEST_ROAD:
            award_longest_road(game)


def cut(game: Position, node: int) -> None:
    """C9.1, C9.2: a new settlement interrupts the roads of others that run through its place."""
    shortened = False
    for seat in range(game.players):
        if bits.has(game.buildings[seat], node) or roads_at(game, seat, node) < names.ROADS_THROUGH:
            continue
        length = road_length.longest(game.roads_low[seat], game.roads_high[seat], walls(game, seat))
        if length != game.road_length[seat]:
            game.road_length[seat] = length
            shortened = True
    if shortened:
        award_longest_road(game)


def roads_at(game: Position, seat: int, node: int) -> int:
    """How many roads of a seat lead to an intersection."""
    low = game.roads_low[seat] & tables.PATHS_LOW[node]
    high = game.roads_high[seat] & tables.PATHS_HIGH[node]
    return bits.count(low) + bits.count(high)


def award_longest_road(game: Position) -> None:
    """C9.1, C9.2: the holder keeps it on a tie; else the one longest of 5 or more has it, or nobody."""
    best = names.LEAST_LONGEST_ROAD - 1
    owner = names.NOBODY
    for seat in range(game.players):
        if game.road_length[seat] > best:
            best = game.road_length[seat]
            owner = seat
        elif game.road_length[seat] == best:
            owner = names.NOBODY
    holder = game.longest_road
    if holder >= 0 and best >= names.LEAST_LONGEST_ROAD and game.road_length[holder] == best:
        return
    if owner != holder:
        game.longest_road = owner
        if game._listening:
            game._emit(names.EVENT_LONGEST_ROAD, owner, best)


def award_largest_army(game: Position, seat: int) -> None:
    """C9.3: three knights first, then more than the holder."""
    holder = game.largest_army
    if game.knights[seat] < names.LEAST_LARGEST_ARMY:
        return
    if holder >= 0 and game.knights[holder] >= game.knights[seat]:
        return
    game.largest_army = seat
    if game._listening:
        game._emit(names.EVENT_LARGEST_ARMY, seat, game.knights[seat])
