"""Small numbers for chance's outcomes, where an interface asks for them."""

from __future__ import annotations

from tilefolk.core.game import Game
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.geometry import TRADES
from tilefolk.games.catan.rules import Catan

DIE = range(1, names.DIE_SIDES + 1)


class Chance:
    """Tile games: an outcome is the number of the kind that is drawn. Catan: its place among all outcomes."""

    def __init__(self, game: Game) -> None:
        self.outcomes = _catan() if isinstance(game, Catan) else list(range(game.table.kinds))  # type: ignore[attr-defined]
        """The outcome of every number."""
        self.numbers = {action: number for number, action in enumerate(self.outcomes)}
        """The number of every outcome."""

    @property
    def count(self) -> int:
        """How many outcomes there are."""
        return len(self.outcomes)


def _catan() -> list[int]:
    """Throws of two dice, stolen and drawn cards, then the lay-out and who begins."""
    payloads = {
        names.ACT_DICE: [actions.dice(one, other) for one in DIE for other in DIE if one <= other],
        names.ACT_STOLEN: range(names.KINDS),
        names.ACT_CARD: range(names.KINDS),
        names.ACT_TERRAIN: range(names.TERRAINS),
        names.ACT_SPIRAL: range(names.SPIRALS),
        names.ACT_HARBOUR: range(len(TRADES)),
        names.ACT_FIRST: range(names.SEATS),
    }
    return [actions.pack_action(tag, payload) for tag, choices in payloads.items() for payload in choices]
