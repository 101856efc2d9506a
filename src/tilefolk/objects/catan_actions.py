"""The actions of Catan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilefolk.core.values import Parts
from tilefolk.games.catan import notation
from tilefolk.games.catan.actions import pack_action, pair
from tilefolk.games.catan.geometry import RESOURCES
from tilefolk.games.catan.names import ACT_MARITIME
from tilefolk.objects.actions import Action, Hints, kind_of_action


class CatanAction(Action):
    """An action of Catan, whose number follows from its parts."""

    @classmethod
    def _encoded(cls, **parts: Any) -> int:
        nowhere = cast("Any", None)  # these actions mean the same in every position
        return notation.encode(nowhere, {"type": cls.type, **parts})


class ActionWithoutParts(CatanAction):
    """An action without parts."""

    def __new__(cls) -> ActionWithoutParts:
        return int.__new__(cls, cls._encoded())


@kind_of_action
class Roll(ActionWithoutParts):
    """Roll the dice.

    >>> Roll()
    Roll()
    """

    type = "roll"


@kind_of_action
class End(ActionWithoutParts):
    """End the turn.

    >>> End()
    End()
    """

    type = "end"


@kind_of_action
class Buy(ActionWithoutParts):
    """Buy a development card.

    >>> Buy()
    Buy()
    """

    type = "buy"


@kind_of_action
class PlayKnight(ActionWithoutParts):
    """Play a knight.

    >>> PlayKnight()
    PlayKnight()
    """

    type = "knight"


@kind_of_action
class PlayRoadBuilding(ActionWithoutParts):
    """Play the card for two roads.

    >>> PlayRoadBuilding()
    PlayRoadBuilding()
    """

    type = "road_building"


@kind_of_action
class Withdraw(ActionWithoutParts):
    """Take back one's offer.

    >>> Withdraw()
    Withdraw()
    """

    type = "withdraw"


@kind_of_action
class BuildRoad(CatanAction):
    """Build a road on a path.

    >>> BuildRoad("A2/B2")
    BuildRoad(at='A2/B2')
    """

    type = "road"
    at: str

    @staticmethod
    def _number(at: str) -> int:
        return BuildRoad._encoded(at=at)


@kind_of_action
class BuildSettlement(CatanAction):
    """Build a settlement on an intersection.

    >>> BuildSettlement(at="A1.n")
    BuildSettlement(at='A1.n')
    """

    type = "settlement"
    at: str

    @staticmethod
    def _number(at: str) -> int:
        return BuildSettlement._encoded(at=at)


@kind_of_action
class BuildCity(CatanAction):
    """Make a settlement a city.

    >>> BuildCity(at="A1.n")
    BuildCity(at='A1.n')
    """

    type = "city"
    at: str

    @staticmethod
    def _number(at: str) -> int:
        return BuildCity._encoded(at=at)


@kind_of_action
class MoveRobber(CatanAction):
    """Move the robber to a hex.

    >>> MoveRobber(hex="C3")
    MoveRobber(hex='C3')
    """

    type = "robber"
    hex: str

    @staticmethod
    def _number(hex: str) -> int:  # noqa: A002
        return MoveRobber._encoded(hex=hex)


@kind_of_action
class Rob(CatanAction):
    """Steal a card from a seat.

    >>> Rob(victim=1)
    Rob(victim=1)
    """

    type = "rob"
    victim: int

    @staticmethod
    def _number(victim: int) -> int:
        return Rob._encoded(victim=victim)


@kind_of_action
class Discard(CatanAction):
    """Lay a card aside after a seven.

    >>> Discard(seat=2, resource="wool")
    Discard(seat=2, resource='wool')
    """

    type = "discard"
    seat: int
    resource: str

    @staticmethod
    def _number(seat: int, resource: str) -> int:
        return Discard._encoded(seat=seat, resource=resource)


@kind_of_action
class PlayMonopoly(CatanAction):
    """Play the card that takes all of a resource.

    >>> PlayMonopoly(resource="ore")
    PlayMonopoly(resource='ore')
    """

    type = "monopoly"
    resource: str

    @staticmethod
    def _number(resource: str) -> int:
        return PlayMonopoly._encoded(resource=resource)


@kind_of_action
class PlayYearOfPlenty(CatanAction):
    """Play the card for two resources (one, if no more are left).

    >>> PlayYearOfPlenty(cards=("wood", "ore"))
    PlayYearOfPlenty(cards=('wood', 'ore'))
    """

    type = "year_of_plenty"
    cards: tuple[str, ...]

    @staticmethod
    def _number(cards: Sequence[str]) -> int:
        return PlayYearOfPlenty._encoded(cards=list(cards))

    @classmethod
    def _parts(cls, description: Mapping[str, Any]) -> Parts:
        return {"cards": tuple(description["cards"])}


@kind_of_action
class Maritime(CatanAction):
    """Trade with the bank at one's own rate.

    >>> Maritime("wool", "ore")
    Maritime(give='wool', get='ore')
    """

    type = "maritime"
    give: str
    get: str

    @staticmethod
    def _number(give: str, get: str) -> int:
        return pack_action(ACT_MARITIME, pair(RESOURCES.index(give), RESOURCES.index(get)))

    @classmethod
    def described(cls) -> Hints:
        return super().described() | {"rate": int}


@kind_of_action
class Offer(CatanAction):
    """Offer a trade to some of the other seats.

    >>> Offer({"wood": 1}, {"ore": 1}, to=(1, 2))
    Offer(give={'wood': 1}, want={'ore': 1}, to=(1, 2))
    """

    type = "offer"
    give: Mapping[str, int]
    want: Mapping[str, int]
    to: tuple[int, ...]

    @staticmethod
    def _number(give: Mapping[str, int], want: Mapping[str, int], to: Sequence[int]) -> int:
        return Offer._encoded(give=dict(give), want=dict(want), to=list(to))

    @classmethod
    def _parts(cls, description: Mapping[str, Any]) -> Parts:
        return {**super()._parts(description), "to": tuple(description["to"])}


@kind_of_action
class Counter(CatanAction):
    """Answer an offer with another one.

    >>> Counter(seat=1, give={"ore": 1}, want={"wood": 2})
    Counter(seat=1, give={'ore': 1}, want={'wood': 2})
    """

    type = "counter"
    seat: int
    give: Mapping[str, int]
    want: Mapping[str, int]

    @staticmethod
    def _number(seat: int, give: Mapping[str, int], want: Mapping[str, int]) -> int:
        return Counter._encoded(seat=seat, give=dict(give), want=dict(want))


@kind_of_action
class Accept(CatanAction):
    """A seat accepts the offer.

    >>> Accept(seat=1)
    Accept(seat=1)
    """

    type = "accept"
    seat: int

    @staticmethod
    def _number(seat: int) -> int:
        return Accept._encoded(seat=seat)


@kind_of_action
class Decline(CatanAction):
    """A seat declines the offer.

    >>> Decline(seat=1)
    Decline(seat=1)
    """

    type = "decline"
    seat: int

    @staticmethod
    def _number(seat: int) -> int:
        return Decline._encoded(seat=seat)


@kind_of_action
class Deal(CatanAction):
    """Who made the offer trades with one who accepted.

    >>> Deal(partner=1)
    Deal(partner=1)
    """

    type = "deal"
    partner: int

    @staticmethod
    def _number(partner: int) -> int:
        return Deal._encoded(partner=partner)
