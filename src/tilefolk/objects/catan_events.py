"""What happened on the island of Catan and to its turns, as objects."""

from __future__ import annotations

from tilefolk.objects.actions import Hints
from tilefolk.objects.events import Happened


class HexLaid(Happened):
    """A hex was laid out.

    >>> HexLaid("hex", {"hex": "A1", "terrain": "hills"})
    HexLaid(hex='A1', terrain='hills')
    """

    hex: str
    terrain: str


class TokensLaid(Happened):
    """The number tokens were laid out, beginning at ``from`` (``event.data["from"]``).

    >>> TokensLaid("tokens", {"from": "A1"})
    TokensLaid(from='A1')
    """

    @classmethod
    def parts(cls) -> Hints:
        return {"from": str}


class HarbourLaid(Happened):
    """A harbour was laid out.

    >>> HarbourLaid("harbour", {"hex": "A1", "side": "nw", "trade": "any"})
    HarbourLaid(hex='A1', side='nw', trade='any')
    """

    hex: str
    side: str
    trade: str


class FirstChosen(Happened):
    """Who begins.

    >>> FirstChosen("first", {"seat": 2})
    FirstChosen(seat=2)
    """

    seat: int


class SettlementBuilt(Happened):
    """A settlement was built; ``free`` in the founding.

    >>> SettlementBuilt("settlement", {"seat": 2, "at": "B3-C3-C4", "free": True})
    SettlementBuilt(seat=2, at='B3-C3-C4', free=True)
    """

    seat: int
    at: str
    free: bool


class RoadBuilt(Happened):
    """A road was built.

    >>> RoadBuilt("road", {"seat": 2, "at": "B3/C4", "free": True})
    RoadBuilt(seat=2, at='B3/C4', free=True)
    """

    seat: int
    at: str
    free: bool


class CityBuilt(Happened):
    """A settlement became a city.

    >>> CityBuilt("city", {"seat": 1, "at": "C5.se"})
    CityBuilt(seat=1, at='C5.se')
    """

    seat: int
    at: str


class Rolled(Happened):
    """The dice were rolled.

    >>> Rolled("roll", {"seat": 2, "dice": [1, 2], "sum": 3})
    Rolled(seat=2, dice=[1, 2], sum=3)
    """

    seat: int
    dice: list[int]
    sum: int


class RobberMoved(Happened):
    """The robber moved.

    >>> RobberMoved("robber", {"seat": 0, "hex": "D2"})
    RobberMoved(seat=0, hex='D2')
    """

    seat: int
    hex: str


class LongestRoad(Happened):
    """A seat has the longest road.

    >>> LongestRoad("longest_road", {"seat": 1, "length": 5})
    LongestRoad(seat=1, length=5)
    """

    seat: int
    length: int


class LongestRoadSetAside(Happened):
    """Nobody has the longest road alone.

    >>> LongestRoadSetAside("longest_road_set_aside", {})
    LongestRoadSetAside()
    """


class LargestArmy(Happened):
    """A seat has the largest army.

    >>> LargestArmy("largest_army", {"seat": 1, "knights": 3})
    LargestArmy(seat=1, knights=3)
    """

    seat: int
    knights: int


class TurnBegan(Happened):
    """Another seat's turn.

    >>> TurnBegan("turn", {"seat": 2, "turn": 1})
    TurnBegan(seat=2, turn=1)
    """

    seat: int
    turn: int


class DeadEnd(Happened):
    """Nobody can win any more.

    >>> DeadEnd("dead", {"turns": 40})
    DeadEnd(turns=40)
    """

    turns: int


class Won(Happened):
    """The game is over.

    >>> Won("won", {"seat": 2, "points": 10, "victory_points": 2})
    Won(seat=2, points=10, victory_points=2)
    """

    seat: int
    points: int
    victory_points: int
