"""``SearchSettings``: how a search thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a search thinks; each game's values are in ``data/levels.json``.

    ``horizon``: moves of chance from the root after which a position is judged, when our turn comes; -1:
    random play to the end. ``far_horizon``: the same, where the evaluation says that it pays to look further;
    0: the evaluation is not asked. ``width``: actions of a decision that are considered. ``explore``: how
    much the untried is preferred. ``trust``: how many tries the first judgement of an action weighs.
    ``temperature``: points of lead that make an action e times as likely to be tried. ``expand_at``: visits
    before a leaf gets branches. ``styles``: whether others may play in other styles than we do.
    ``scenarios``: whether others answer as the policy does and chance offers few scenarios, so that our next
    turn is searched too. ``compares_turns``: whether actions are compared together with what may follow
    them in the same turn. ``whole_turns``: whether beyond the tree we look to the end of our turns
    (:class:`TurnPolicy`), and not one action ahead.
    """

    horizon: int = 2
    width: int = 24
    explore: float = 0.6
    trust: float = 2.0
    temperature: float = 2.0
    expand_at: int = 4
    capacity: int = 1 << 18
    far_horizon: int = 0
    styles: bool = False
    scenarios: bool = False
    compares_turns: bool = False
    whole_turns: bool = False
