"""A heap of cards: five numbers, one for each resource or each kind of development card.

``heaps.pxd`` has what compiled modules need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilefolk.core.errors import ECHO_MAX, BadNotation
from tilefolk.games.catan.geometry import RESOURCES

DIGITS = 3


def total(heap: list[int]) -> int:
    """How many cards are in the heap."""
    return sum(heap)


def covers(heap: list[int], cost: list[int]) -> bool:
    """Whether the heap has all the cards of a cost."""
    return all(have >= need for have, need in zip(heap, cost, strict=True))


def counted(heap: Sequence[int], words: Sequence[str] = RESOURCES) -> dict[str, int]:
    """Five counts with their words, zeros left out."""
    return {word: n for word, n in zip(words, heap, strict=True) if n}


def all_counted(heap: Sequence[int], words: Sequence[str] = RESOURCES) -> dict[str, int]:
    """Five counts with their words, zeros too."""
    return dict(zip(words, heap, strict=True))


def cards_text(cards: Mapping[str, int]) -> str:
    """``2 wood + 1 ore``, or ``nothing``."""
    return " + ".join(f"{n} {name}" for name, n in cards.items() if n) or "nothing"


def parse_cards(text: str) -> dict[str, int]:
    """``2 wood + 1 ore`` as a dictionary; raises BadNotation."""
    found: dict[str, int] = {}
    if text.strip() == "nothing":
        return found
    for part in text.split("+"):
        *number, name = part.split() or [""]
        if number[1:] or not all(map(is_number, number)) or name not in RESOURCES or name in found:
            raise BadNotation("catan.notation.cards", text=text[:ECHO_MAX])
        found[name] = int(*number) if number else 1
    return found


def is_number(text: str) -> bool:
    """Whether a text is a number of up to three digits."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS
