"""Longest Road by the official rules, as slowly and plainly as possible."""

from __future__ import annotations

from collections.abc import Iterable

from tilefolk.games.catan.geometry import GEOMETRY


def longest(paths: Iterable[int], walls: set[int]) -> int:
    """Try every line from every intersection, road by road (C9.1)."""
    roads = [GEOMETRY.path_ends[path] for path in paths]

    def go_on(here: int, used: frozenset[int], passing: bool) -> int:
        if passing and here in walls:
            return len(used)
        best = len(used)
        for number, ends in enumerate(roads):
            if number not in used and here in ends:
                there = ends[0] if ends[1] == here else ends[1]
                best = max(best, go_on(there, used | {number}, True))
        return best

    starts = {end for ends in roads for end in ends}
    return max((go_on(start, frozenset(), False) for start in starts), default=0)


def holder(before: int, lengths: list[int]) -> int:
    """Who has the card now: nobody is -1 (C9.1, C9.2)."""
    best = max(lengths)
    leaders = [seat for seat, length in enumerate(lengths) if length == best]
    if best < 5:
        return -1
    if before in leaders:
        return before
    return leaders[0] if len(leaders) == 1 else -1
