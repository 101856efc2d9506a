"""Numbers that several threads change at once, each change as a whole.

The uncompiled engine holds the interpreter lock while it steps games, so its pools have no workers, and these
are plain reads and writes.
"""

from __future__ import annotations


def most_workers(wanted: int) -> int:
    """How many of the workers that are wanted would be of use."""
    return 0


def read(numbers: list[int], at: int) -> int:
    """A number as it is now."""
    return numbers[at]


def write(numbers: list[int], at: int, value: int) -> None:
    """Change a number."""
    numbers[at] = value


def swap(numbers: list[int], at: int, value: int) -> int:
    """Change a number, and tell what it was."""
    was, numbers[at] = numbers[at], value
    return was


def add_one(numbers: list[int], at: int) -> int:
    """Count up, and tell what the number was."""
    numbers[at] += 1
    return numbers[at] - 1


def cpu_relax() -> None:
    """Tell the processor that this thread only waits."""


def yield_processor() -> None:
    """Let another thread have the processor."""
