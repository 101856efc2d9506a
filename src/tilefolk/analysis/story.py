"""``Story``: a match cut into nodes (before main moves of chance), chance moves and decisions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.games.catan import names as catan_names
from tilefolk.tiles.game import TileGame


@dataclass
class Step:
    """One move of the record: its number, the position before it, and who moved (-1: chance)."""

    number: int
    game: Game
    action: int
    seat: int
    text: str
    node: int
    """The last node before it."""


@dataclass
class Story:
    """All moves of a match, from the first that anybody could have luck or skill in."""

    match: Match
    nodes: list[Step] = field(default_factory=list)
    chances: list[Step] = field(default_factory=list)
    decisions: list[Step] = field(default_factory=list)

    @property
    def returns(self) -> list[float]:
        """The result: 1 shared among the winners."""
        return self.match.game.returns()


def is_main(game: Any) -> bool:
    """Whether chance draws from the main deck, or throws dice."""
    if isinstance(game, TileGame):
        return game.drawing_deck == 0
    return game.phase == catan_names.PHASE_DICE if game.name == "catan" else True


def story_of(match: Match) -> Story:
    """The story of a match that is over; what was laid out before the first decision is nobody's luck."""
    story, begun = Story(match), False
    for number, (game, move) in enumerate(zip(match.positions(), match.record.moves, strict=False)):
        action = match.spec.parse_action(game, move.text)
        main = move.chance and is_main(game)
        if not begun and move.chance and not main:
            continue
        step = Step(number, game, action, -1 if move.chance else game.seat_of(action), move.text, 0)
        if main or not begun:
            story.nodes.append(step)
        begun = True
        step.node = len(story.nodes) - 1
        if move.chance:
            story.chances.append(step)
        elif len(game.legal_for(step.seat)) > 1:
            story.decisions.append(step)
    return story
