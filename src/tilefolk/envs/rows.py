"""Rows of NumPy arrays: compiled code writes into them without the interpreter lock, as C arrays.

What plain Python has no word for stands in ``rows.pxd``; here is the same for the uncompiled engine.
"""

from __future__ import annotations

from typing import Any


def number(numbers: Any, i: int) -> int:
    """One of the numbers, as Python's: the rules of the uncompiled engine never get NumPy's."""
    return int(numbers[i])


def shorts(table: Any, i: int) -> Any:
    """A row of int16."""
    return table[i]


def reals(table: Any, i: int) -> Any:
    """A row of float32."""
    return table[i]


def bytes_of(table: Any, i: int) -> Any:
    """A row of int8."""
    return table[i]


def kept_shorts(row: Any) -> Any:
    """An array of int16 that is kept, and was checked when it was."""
    return row


def checked_memory(row: Any, size: int) -> Any:
    """The memory of an array that lies in one piece, may be written to and has so many bytes.

    In C it is the place where that begins, good as long as the array is there; its type was checked before.
    """
    if not (row.flags.c_contiguous and row.flags.writeable):
        raise ValueError("an array is needed that lies in one piece and may be written to")
    if row.nbytes != size:
        raise ValueError(f"an array of {size} bytes is needed, this one has {row.nbytes}")
    return row


def all_shorts(row: Any, n: int) -> Any:
    """An array of ``n`` numbers of int16."""
    return checked_memory(row, 2 * n)


def all_reals(row: Any, n: int) -> Any:
    """An array of ``n`` numbers of float32."""
    return checked_memory(row, 4 * n)


def all_bytes(row: Any, n: int) -> Any:
    """An array of ``n`` numbers of int8."""
    return checked_memory(row, n)


def clear(out: Any, start: int, n: int) -> None:
    """Set ``n`` numbers to 0."""
    out[start : start + n] = 0


def clear_reals(out: Any, start: int, n: int) -> None:
    """Set ``n`` numbers of float32 to 0."""
    out[start : start + n] = 0


def copy(out: Any, at: int, source: Any, start: int, n: int) -> None:
    """Copy ``n`` numbers of ``source`` from ``start`` on; the two do not overlap."""
    out[at : at + n] = source[start : start + n]


def same(one: Any, start: int, other: Any, n: int) -> bool:
    """Whether ``n`` numbers of ``one`` from ``start`` on are the first ``n`` of the other."""
    return list(one[start : start + n]) == list(other[:n])


def fetch_numbers(row: Any, at: int, n: int) -> None:
    """Bring ``n`` numbers near; a hint to the processor."""


def fetch_bytes(row: Any, n: int) -> None:
    """Bring ``n`` bytes near."""
