"""The length of a road: the longest line without branches, each path once (C9.1).

A road network is two words of path bits (``low`` 0-35, ``high`` 36-71); ``walls`` are the
intersections with another player's building, where a line may begin or end but not go on.
A new road can only make lines longer that run through it, so only those are searched; the whole
network is searched only when a foreign settlement cuts it.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from tilefolk.games.catan.tables import NEAR, NEAR_PATH, PATH_A, PATH_B, lowest


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def length_through(
    low: cython.longlong, high: cython.longlong, walls: cython.longlong, path: cython.int
) -> cython.int:
    """The longest line that uses the path, which is part of the network."""
    one: cython.longlong = 1
    if path < 36:
        low &= ~(one << path)
    else:
        high &= ~(one << (path - 36))
    return 1 + both_ways(low, high, walls, PATH_A[path], PATH_B[path])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def both_ways(
    low: cython.longlong, high: cython.longlong, walls: cython.longlong, node: cython.int, other: cython.int
) -> cython.int:
    """The best sum of a line on from ``node`` and one on from ``other`` that share no path."""
    one: cython.longlong = 1
    best: cython.int = farthest(low, high, walls, other)
    found: cython.int
    i: cython.int
    path: cython.int
    if walls >> node & 1:
        return best
    for i in range(node * 3, node * 3 + 3):
        path = NEAR_PATH[i]
        if path < 0:
            break
        if path < 36:
            if low >> path & 1:
                found = 1 + both_ways(low & ~(one << path), high, walls, NEAR[i], other)
                if found > best:
                    best = found
        elif high >> (path - 36) & 1:
            found = 1 + both_ways(low, high & ~(one << (path - 36)), walls, NEAR[i], other)
            if found > best:
                best = found
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def farthest(
    low: cython.longlong, high: cython.longlong, walls: cython.longlong, node: cython.int
) -> cython.int:
    """The longest line that goes on from ``node``; 0 if a foreign building stands there."""
    one: cython.longlong = 1
    best: cython.int = 0
    found: cython.int
    i: cython.int
    path: cython.int
    if walls >> node & 1:
        return 0
    for i in range(node * 3, node * 3 + 3):
        path = NEAR_PATH[i]
        if path < 0:
            break
        if path < 36:
            if low >> path & 1:
                found = 1 + farthest(low & ~(one << path), high, walls, NEAR[i])
                if found > best:
                    best = found
        elif high >> (path - 36) & 1:
            found = 1 + farthest(low, high & ~(one << (path - 36)), walls, NEAR[i])
            if found > best:
                best = found
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def longest_of_all(low: cython.longlong, high: cython.longlong, walls: cython.longlong) -> cython.int:
    """The longest line of a whole network: take away path after path with the lines through it."""
    best: cython.int = 0
    found: cython.int
    while low:
        found = length_through(low, high, walls, lowest(low))
        if found > best:
            best = found
        low &= low - 1
    while high:
        found = length_through(low, high, walls, 36 + lowest(high))
        if found > best:
            best = found
        high &= high - 1
    return best


def road_length(paths: object, walls: object = ()) -> int:
    """The length of a set of path ids with foreign buildings at these intersection ids.

    >>> road_length([0, 1, 2])
    3
    """
    low: cython.longlong = 0
    high: cython.longlong = 0
    shut: cython.longlong = 0
    one: cython.longlong = 1
    number: cython.int
    for number in paths:  # type: ignore[attr-defined]
        if number < 36:
            low |= one << number
        else:
            high |= one << (number - 36)
    for number in walls:  # type: ignore[attr-defined]
        shut |= one << number
    return longest_of_all(low, high, shut)
