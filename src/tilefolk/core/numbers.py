"""Whole numbers that come from outside: checked at the border, so that the engine need not ask again."""

from __future__ import annotations

import operator
from typing import SupportsIndex, TypeGuard, cast

from tilefolk.core.errors import BadNumber

LEAST_ACTION, MOST_ACTION = -(2**63), 2**63 - 1
"""An action is a number of 64 bits."""
LEAST_COORDINATE, MOST_COORDINATE = -(2**31), 2**31 - 1
"""A coordinate is a number of 32 bits."""
SHOWN_DIGITS = 20
"""What is longer is not repeated in a refusal."""
SHOWN_BITS = 64


def is_action(value: object) -> TypeGuard[int]:
    """Whether it is an int, of no other class, of 64 bits: nearly always, and in C quickly said."""
    return type(value) is int and LEAST_ACTION <= value <= MOST_ACTION


def is_within(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether it is an int, of no other class, from ``least`` to ``most``."""
    return type(value) is int and least <= value <= most


def integer(value: object) -> int:
    """A whole number of any size; raises BadNumber for anything else."""
    if type(value) is int:
        return value
    try:
        return operator.index(cast("SupportsIndex", value))
    except TypeError:
        shown = value if isinstance(value, str | float) else type(value).__name__
        raise BadNumber("core.not_whole", value=str(shown)[:SHOWN_DIGITS]) from None


def whole(value: object, what: str, least: int, most: int) -> int:
    """The whole number that is meant; raises BadNumber for anything else, and out of range.

    >>> whole(3, "seat", 0, 4)
    3
    """
    if is_within(value, least, most):
        return value
    number = integer(value)
    if not least <= number <= most:
        shown = str(number) if number.bit_length() <= SHOWN_BITS else f"±2^{number.bit_length() - 1}…"
        raise BadNumber("core.out_of_range", what=what, number=shown, min=str(least), max=str(most))
    return number


def digits(text: str, what: str, least: int, most: int) -> int:
    """The whole number that is written; raises BadNumber like ``whole``."""
    bare = text.removeprefix("-")
    if not (bare.isascii() and bare.isdigit()):
        raise BadNumber("core.not_whole", value=text[:SHOWN_DIGITS])
    if len(bare) > SHOWN_DIGITS:
        raise BadNumber(
            "core.out_of_range", what=what, number=text[:SHOWN_DIGITS] + "…", min=str(least), max=str(most)
        )
    return whole(int(text), what, least, most)
