"""Memory: what plain Python has no word for, in one place.

Compiled code calls the C functions of ``memory.pxd`` by the same names; what they do is written here once
more for the uncompiled engine. C arrays are lists here, and C structs are small objects.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

Mask = Any
"""A row of a NumPy array of int8."""


class Struct:
    """What is a struct in the compiled engine: named numbers, all 0 at first."""

    __slots__: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        for name in self.__slots__:
            setattr(self, name, 0)


def allocate(position: Any) -> None:
    """Make the fields that a class declares; in C they are there already, and all 0.

    ``turn: int`` is a number, ``hand: Annotated[list[int], 5]`` a list of five of them and
    ``pieces: Annotated[list[Piece], 640]`` a list of structs; a list of lists has two sizes. Objects are left
    to ``__init__``.
    """
    kind: Any = type(position)
    numbers_of, lists_of = _declared(kind)
    for name in numbers_of:
        setattr(position, name, 0)
    for name, item, sizes in lists_of:
        setattr(position, name, _filled(item, *sizes))


def _filled(item: Any, size: int, *sizes: int) -> list[Any]:
    """A list of zeros or new structs, or of such lists."""
    if sizes:
        return [_filled(item, *sizes) for _ in range(size)]
    return [0] * size if item is int else [item() for _ in range(size)]


@cache
def _declared(kind: type) -> tuple[list[str], list[tuple[str, Any, tuple[int, ...]]]]:
    """The names of the numbers that a class declares, and its lists with their items and sizes."""
    numbers_of, lists_of = [], []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if hint in (int, bool):
            numbers_of.append(name)
        elif get_origin(hint) is Annotated:
            item, *sizes = get_args(hint)
            for _ in sizes:
                (item,) = get_args(item)
            lists_of.append((name, item, tuple(sizes)))
    return numbers_of, lists_of


def scratch(n: int) -> list[int]:
    """Room for ``n`` numbers until the function returns; what they are at first is not known.

    It costs nothing: in C it is a place on the stack that nobody clears.
    """
    return [0] * n


def scratch_shorts(n: int) -> list[int]:
    """The same for small numbers, as positions hold them."""
    return [0] * n


def scratch_reals(n: int) -> list[float]:
    """The same for numbers that are not whole."""
    return [0.0] * n


def numbers(n: int) -> list[int]:
    """``n`` numbers, all 0, until they are released."""
    return [0] * n


def resized(old: list[int], n: int) -> list[int]:
    """The same numbers with room for ``n`` of them."""
    return old + [0] * (n - len(old))


def release(old: object) -> None:
    """Give the memory of ``numbers`` or ``resized`` back; Python does so by itself."""


def clear(mask: Mask, start: int, n: int) -> None:
    """Write 0 into ``n`` places of a mask."""
    mask[start : start + n] = 0


def copy_shorts(to: list[int], source: list[int], n: int) -> None:
    """Copy the first ``n`` numbers of ``source`` to ``to``."""
    to[:n] = source[:n]


copy_ints = copy_shorts


def copy_records(to: list[Any], source: list[Any], n: int) -> None:
    """Copy the first ``n`` records of ``source`` to ``to``."""
    for i in range(n):
        for name in source[i].__slots__:
            setattr(to[i], name, getattr(source[i], name))
