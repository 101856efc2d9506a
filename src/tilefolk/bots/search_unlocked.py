"""A long call in which the compiled engine lets go of the interpreter lock: Python has no word for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilefolk.bots.search import Search


def run(search: Search, count: int) -> None:
    """Go down the tree so many times; other threads may run meanwhile."""
    search._run(count)
