"""In which style does somebody play Catan? What he has built tells, and everybody can see that.

Hard players of each style were watched (``python -m benchmarks.style_builds``); ``data/styles.json`` says
which part of their builds were roads, settlements, cities and development cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tilefolk.bots.weights import style_builds, styles
from tilefolk.games.catan import names

STYLES = ("tuned", *styles("catan"))
"""The balanced style of hard, and those that overrate something."""
BUILDS = ("road", "settlement", "city", "card")
SET_UP_BUILDINGS = 2
"""Roads and settlements that everybody founds."""
BALANCED = 0.5
"""How likely somebody plays in the balanced style before he has built anything; the rest is shared."""
EVIDENCE = 0.5
"""How much a single build counts as evidence: one often follows from the other."""


def builds_of(game: Any, seat: int) -> tuple[int, ...]:
    """What a seat has built since the set-up, as ``BUILDS``; of played cards only knights are remembered."""
    buildings = game.buildings[seat].bit_count()
    return (
        max(0, names.ROADS - game.roads_left[seat] - SET_UP_BUILDINGS),
        max(0, buildings - SET_UP_BUILDINGS),
        (game.buildings[seat] & game.cities).bit_count(),
        sum(game.development_cards[seat]) + game.knights[seat],
    )


def chances_of(builds: Sequence[int]) -> list[float]:
    """How likely each of ``STYLES`` is for who has built this."""
    likelihoods = []
    for style in STYLES:
        shares = style_builds("catan")[style]
        log = sum(count * math.log(shares[name]) for name, count in zip(BUILDS, builds, strict=True))
        prior = BALANCED if style == STYLES[0] else (1.0 - BALANCED) / (len(STYLES) - 1)
        likelihoods.append(prior * math.exp(EVIDENCE * log))
    return [likelihood / sum(likelihoods) for likelihood in likelihoods]
