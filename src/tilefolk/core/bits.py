"""Sets of small numbers as the bits of one number; in C these are single instructions (``bits.pxd``)."""

from __future__ import annotations


def bit(number: int) -> int:
    """The set of one number."""
    return 1 << number


def has(mask: int, number: int) -> bool:
    """Whether a number is in the set."""
    return bool(mask >> number & 1)


def lowest(mask: int) -> int:
    """The lowest number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def without_lowest(mask: int) -> int:
    """The set without its lowest number."""
    return mask & mask - 1


def count(mask: int) -> int:
    """How many numbers are in the set."""
    return mask.bit_count()
