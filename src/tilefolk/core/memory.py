"""Copying of fixed-size arrays, the same in the compiled and in the uncompiled engine."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:

    class Record:
        """What is a struct in the compiled engine."""

        def __init__(self, names: tuple[str, ...]) -> None:
            self.__dict__.update(dict.fromkeys(names, 0))

    def copy_records(to: Any, source: Any, n: int) -> None:
        """Copy the first ``n`` records of ``source`` to ``to``."""
        for i in range(n):
            to[i].__dict__.update(source[i].__dict__)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_shorts(to: cython.p_short, source: cython.p_short, n: cython.size_t) -> cython.void:
    """Copy the first ``n`` numbers of ``source`` to ``to``."""
    if cython.compiled:
        memcpy(to, source, n * cython.sizeof(cython.short))
    else:
        to[:n] = source[:n]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_ints(to: cython.p_int, source: cython.p_int, n: cython.size_t) -> cython.void:
    """Copy the first ``n`` numbers of ``source`` to ``to``."""
    if cython.compiled:
        memcpy(to, source, n * cython.sizeof(cython.int))
    else:
        to[:n] = source[:n]
