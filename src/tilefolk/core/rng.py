"""The random numbers of playouts and searches: xoshiro256++, the same stream in both engines.

It is fast and repeatable, not secret: what players must not foresee is drawn by
:class:`tilefolk.core.chance.SeededChance`.
"""

from __future__ import annotations

from tilefolk.core import names, numbers, words
from tilefolk.core.numbers import integer, whole


def _spread(seed: int, step: int) -> int:
    """A step of splitmix64, which spreads a small seed over the whole state."""
    z = (seed + step * words.STEP) & words.MASK
    z = ((z ^ (z >> 30)) * words.MIX_FIRST) & words.MASK
    z = ((z ^ (z >> 27)) * words.MIX_SECOND) & words.MASK
    return z ^ (z >> 31)


class Rng:
    """A seeded stream of random numbers.

    >>> Rng(1).below(6) == Rng(1).below(6)
    True
    """

    s0: int
    s1: int
    s2: int
    s3: int

    def __init__(self, seed: int = 0) -> None:
        self._restart(integer(seed) & words.MASK)

    def _restart(self, seed: int) -> None:
        """Begin the stream of another seed; the same one that ``Rng(seed)`` begins."""
        self.s0 = _spread(seed, 1)
        self.s1 = _spread(seed, 2)
        self.s2 = _spread(seed, 3)
        self.s3 = _spread(seed, 4)

    def _next(self) -> int:
        total = (self.s0 + self.s3) & words.MASK
        result = (((total << 23) | (total >> 41)) + self.s0) & words.MASK
        shifted = (self.s1 << 17) & words.MASK
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= shifted
        self.s3 = ((self.s3 << 45) | (self.s3 >> 19)) & words.MASK
        return result

    def _below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of at most n / 2**32 is far below any sampling noise."""
        word = self._next() >> 32
        return (word * n) >> 32

    def _unit(self) -> float:
        """A number in [0, 1) with 53 random bits."""
        word = self._next() >> 11
        return word * words.UNIT

    def next(self) -> int:
        """The next 64 random bits."""
        return self._next()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if numbers.is_within(n, 1, names.MOST_BELOW):
            return self._below(n)
        return self._below(whole(n, "limit", 1, names.MOST_BELOW))

    def unit(self) -> float:
        """A number in [0, 1)."""
        return self._unit()

    def spawn(self) -> Rng:
        """An independent stream, seeded from this one."""
        return Rng(self._next())

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.s0, self.s1, self.s2, self.s3))


def _restored(s0: int, s1: int, s2: int, s3: int) -> Rng:
    """A stream out of a pickle."""
    rng = Rng(0)
    rng.s0, rng.s1, rng.s2, rng.s3 = s0, s1, s2, s3
    return rng
