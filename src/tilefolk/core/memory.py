"""Copying of fixed-size arrays, the same in the compiled and in the uncompiled engine."""

from __future__ import annotations

import cython


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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_longs(to: cython.p_longlong, source: cython.p_longlong, n: cython.size_t) -> cython.void:
    """Copy the first ``n`` numbers of ``source`` to ``to``."""
    if cython.compiled:
        memcpy(to, source, n * cython.sizeof(cython.longlong))
    else:
        to[:n] = source[:n]
