"""The random numbers of playouts and searches: xoshiro256++, the same stream in both engines.

It is fast and repeatable, not secret: what players must not foresee is drawn by
:class:`tilefolk.core.nature.Nature`.
"""

from __future__ import annotations

import cython

MASK = (1 << 64) - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _spread(seed: cython.ulonglong, step: cython.int) -> cython.ulonglong:
    """A step of splitmix64, which spreads a small seed over the whole state."""
    z: cython.ulonglong
    if cython.compiled:
        # in halves, for literals of 64 bits would become Python's numbers
        z = seed + step * ((cython.cast(cython.ulonglong, 0x9E3779B9) << 32) | 0x7F4A7C15)
        z = (z ^ (z >> 30)) * ((cython.cast(cython.ulonglong, 0xBF58476D) << 32) | 0x1CE4E5B9)
        z = (z ^ (z >> 27)) * ((cython.cast(cython.ulonglong, 0x94D049BB) << 32) | 0x133111EB)
    else:
        z = (seed + step * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


@cython.cclass
class Rng:
    """A seeded stream of random numbers.

    >>> Rng(1).below(6) == Rng(1).below(6)
    True
    """

    def __init__(self, seed: object = 0) -> None:
        self._restart(int(seed) & MASK)  # type: ignore[call-overload]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _restart(self, seed: cython.ulonglong) -> cython.void:
        """Begin the stream of another seed; the same one that ``Rng(seed)`` begins."""
        self.s0 = _spread(seed, 1)
        self.s1 = _spread(seed, 2)
        self.s2 = _spread(seed, 3)
        self.s3 = _spread(seed, 4)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next(self) -> cython.ulonglong:
        t: cython.ulonglong = self.s0 + self.s3
        result: cython.ulonglong
        if cython.compiled:
            result = ((t << 23) | (t >> 41)) + self.s0
        else:
            t &= MASK
            result = ((((t << 23) | (t >> 41)) & MASK) + self.s0) & MASK
        t = self.s1 << 17
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= t
        self.s3 = (self.s3 << 45) | (self.s3 >> 19)
        if not cython.compiled:
            self.s2 &= MASK
            self.s3 &= MASK
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _below(self, n: cython.int) -> cython.int:
        """A number from 0 to n - 1; the bias of at most n / 2**32 is far below any sampling noise."""
        word: cython.ulonglong = self._next() >> 32
        return cython.cast(cython.int, (word * n) >> 32)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unit(self) -> cython.double:
        """A number in [0, 1) with 53 random bits."""
        word: cython.ulonglong = self._next() >> 11
        return word * (1.0 / 9007199254740992.0)

    def next(self) -> int:
        """The next 64 random bits."""
        return self._next()

    def below(self, n: cython.int) -> int:
        """A number from 0 to n - 1."""
        return self._below(n)

    def unit(self) -> float:
        """A number in [0, 1)."""
        return self._unit()

    def spawn(self) -> Rng:
        """An independent stream, seeded from this one."""
        return Rng(self._next())

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.s0, self.s1, self.s2, self.s3))


def _restored(s0: object, s1: object, s2: object, s3: object) -> Rng:
    rng: Rng = Rng(0)
    rng.s0, rng.s1, rng.s2, rng.s3 = s0, s1, s2, s3
    return rng
