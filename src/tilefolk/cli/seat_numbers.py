"""Seats as people count them: from 1, as in the names of the seats, while records and Python count from 0."""

from __future__ import annotations

import re

FIRST = 1
"""The number of the first seat."""
_SEATS = re.compile(r"^\d+(?=:)|(?<=^rob )\d+$|(?<=^deal )\d+$|(?<=^first )\d+$|(?<= to )\d+(,\d+)*$")
"""Where a notation names seats: ``1: accept``, ``rob 1``, ``offer 1 wood for 1 ore to 1,2``."""


def for_people(move: str) -> str:
    """A move in notation, its seats counted from 1.

    >>> for_people("offer 1 wood for 1 ore to 1,2")
    'offer 1 wood for 1 ore to 2,3'
    """
    return _shifted(move, FIRST)


def for_engine(typed: str) -> str:
    """What a person typed, as notation.

    >>> for_engine("2: discard wool")
    '1: discard wool'
    """
    return _shifted(typed, -FIRST)


def _shifted(move: str, by: int) -> str:
    return _SEATS.sub(lambda seats: ",".join(str(int(seat) + by) for seat in seats[0].split(",")), move)
