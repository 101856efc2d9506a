"""The numbers that all games share, by name."""

from __future__ import annotations

# whose move it is, where it is no seat's
CHANCE = -1
"""Whose move it is when dice, a draw or a stolen card decide."""
OVER = -2
"""Whose move it is when the game has ended."""

LEGAL_MAX = 4096
"""No position has more legal actions or outcomes than this."""
EVENT_WIDTH = 8
"""Numbers an event: its kind and seven parameters."""
GAMES_AHEAD = 4
"""Games of a batch between asking for their memory and using it."""
MOST_BELOW = 2147483647
"""The most that a random number can be asked to stay below."""
