"""Numbers of 64 bits for the random generator (splitmix64 and xoshiro256++)."""

from __future__ import annotations

MASK = 0xFFFFFFFFFFFFFFFF
"""All 64 bits: Python's numbers are cut to them, C's have no others."""
STEP = 0x9E3779B97F4A7C15
MIX_FIRST = 0xBF58476D1CE4E5B9
MIX_SECOND = 0x94D049BB133111EB
UNIT = 1.0 / (1 << 53)
"""The step between neighbouring numbers of ``Rng.unit``."""
