"""What chance does in Catan: dice, hidden cards and the set-up of the island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilefolk.core.values import Parts
from tilefolk.objects.actions import Action, kind_of_action
from tilefolk.objects.catan_actions import CatanAction


@kind_of_action
class Dice(CatanAction):
    """Both dice, the lower first.

    >>> Dice(2, 5)
    Dice(one=2, other=5)
    """

    type = "dice"
    one: int
    other: int

    @staticmethod
    def _number(one: int, other: int) -> int:
        return Dice._encoded(dice=[one, other])

    @classmethod
    def _parts(cls, description: Mapping[str, Any]) -> Parts:
        one, other = description["dice"]
        return {"one": one, "other": other}

    def description(self) -> Parts:
        return {"type": self.type, "dice": [self.one, self.other]}


@kind_of_action
class StolenCard(CatanAction):
    """The card that a thief draws.

    >>> StolenCard(resource="wool")
    StolenCard(resource='wool')
    """

    type = "stolen"
    resource: str

    @staticmethod
    def _number(resource: str) -> int:
        return StolenCard._encoded(resource=resource)


@kind_of_action
class DevelopmentCard(CatanAction):
    """The card that was bought.

    >>> DevelopmentCard(card="knight")
    DevelopmentCard(card='knight')
    """

    type = "card"
    card: str

    @staticmethod
    def _number(card: str) -> int:
        return DevelopmentCard._encoded(card=card)


@kind_of_action
class First(CatanAction):
    """Who begins.

    >>> First(seat=0)
    First(seat=0)
    """

    type = "first"
    seat: int

    @staticmethod
    def _number(seat: int) -> int:
        return First._encoded(seat=seat)


@kind_of_action
class Tokens(CatanAction):
    """The corner from which the number tokens are laid out.

    >>> Tokens(corner="A1")
    Tokens(corner='A1')
    """

    type = "tokens"
    corner: str

    @staticmethod
    def _number(corner: str) -> int:
        return Tokens._encoded(**{"from": corner})

    @classmethod
    def _parts(cls, description: Mapping[str, Any]) -> Parts:
        return {"corner": description["from"]}

    def description(self) -> Parts:
        return {"type": self.type, "from": self.corner}


@kind_of_action
class Hex(Action):
    """The terrain of the next hex; it comes from a position.

    >>> import tilefolk
    >>> next(iter(tilefolk.Catan(players=3).chance_outcomes))
    Hex(hex='A1', terrain='forest')
    """

    type = "hex"
    hex: str
    terrain: str


@kind_of_action
class Harbour(Action):
    """What the next harbour trades; it comes from a position.

    >>> import tilefolk
    >>> tilefolk.Catan(players=3, harbours="shuffled").actions["harbour"] is tilefolk.Harbour
    True
    """

    type = "harbour"
    hex: str
    side: str
    trade: str
