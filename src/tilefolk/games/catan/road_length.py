"""The length of a road: the longest line without branches, each path once (C9.1).

A road network is two words of path bits (``low`` 0-35, ``high`` 36-71); ``walls`` are the
intersections with another player's building, where a line may begin or end but not go on.
A new road can only make lines longer that run through it, so only those are searched; the whole
network is searched only when a foreign settlement cuts it.
"""

from __future__ import annotations

from tilefolk.core import bits
from tilefolk.games.catan import names, tables


def length_through(low: int, high: int, walls: int, path: int) -> int:
    """C9.1: the longest line that uses the path, which is part of the network."""
    if path < names.WORD_PATHS:
        low &= ~bits.bit(path)
    else:
        high &= ~bits.bit(path - names.WORD_PATHS)
    return 1 + both_ways(low, high, walls, tables.PATH_START[path], tables.PATH_END[path])


def both_ways(low: int, high: int, walls: int, node: int, other: int) -> int:
    """The best sum of a line on from ``node`` and one on from ``other`` that share no path."""
    best = farthest(low, high, walls, other)
    if bits.has(walls, node):
        return best
    for i in range(names.AROUND):
        path = tables.NEIGHBOUR_PATHS[node][i]
        if path < 0:
            break
        if path < names.WORD_PATHS:
            if bits.has(low, path):
                rest = low & ~bits.bit(path)
                found = 1 + both_ways(rest, high, walls, tables.NEIGHBOURS[node][i], other)
                if found > best:
                    best = found
        elif bits.has(high, path - names.WORD_PATHS):
            rest = high & ~bits.bit(path - names.WORD_PATHS)
            found = 1 + both_ways(low, rest, walls, tables.NEIGHBOURS[node][i], other)
            if found > best:
                best = found
    return best


def farthest(low: int, high: int, walls: int, node: int) -> int:
    """The longest line that goes on from ``node``; 0 if a foreign building stands there."""
    best = 0
    if bits.has(walls, node):
        return 0
    for i in range(names.AROUND):
        path = tables.NEIGHBOUR_PATHS[node][i]
        if path < 0:
            break
        if path < names.WORD_PATHS:
            if bits.has(low, path):
                found = 1 + farthest(low & ~bits.bit(path), high, walls, tables.NEIGHBOURS[node][i])
                if found > best:
                    best = found
        elif bits.has(high, path - names.WORD_PATHS):
            rest = high & ~bits.bit(path - names.WORD_PATHS)
            found = 1 + farthest(low, rest, walls, tables.NEIGHBOURS[node][i])
            if found > best:
                best = found
    return best


def longest(low: int, high: int, walls: int) -> int:
    """C9.1: the longest line of a whole network: take away path after path with the lines through it."""
    best = 0
    while low:
        found = length_through(low, high, walls, bits.lowest(low))
        if found > best:
            best = found
        low = bits.without_lowest(low)
    while high:
        found = length_through(low, high, walls, names.WORD_PATHS + bits.lowest(high))
        if found > best:
            best = found
        high = bits.without_lowest(high)
    return best
