"""What happened in Catan, as objects."""

from __future__ import annotations

from typing import Annotated

from tilefolk.objects.actions import Hints
from tilefolk.objects.events import WITHHELD, Happened

Cards = dict[str, int]


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


class Income(Happened):
    """Hexes brought cards.

    >>> Income("income", {"seat": 1, "cards": {"ore": 1}})
    Income(seat=1, cards={'ore': 1})
    """

    seat: int
    cards: Cards


class Short(Happened):
    """The bank has too few of a resource.

    >>> Short("short", {"resource": "wood", "lone": False, "left": 0})
    Short(resource='wood', lone=False, left=0)
    """

    resource: str
    lone: bool
    left: int
    seat: Annotated[int, WITHHELD]
    """The only one whom it concerns."""


class Rolled(Happened):
    """The dice were rolled.

    >>> Rolled("roll", {"seat": 2, "dice": [1, 2], "sum": 3})
    Rolled(seat=2, dice=[1, 2], sum=3)
    """

    seat: int
    dice: list[int]
    sum: int


class MustDiscard(Happened):
    """A seat has too many cards.

    >>> MustDiscard("must_discard", {"seat": 2, "count": 4})
    MustDiscard(seat=2, count=4)
    """

    seat: int
    count: int


class LaidAside(Happened):
    """A card was chosen to be discarded; only its seat knows which.

    >>> LaidAside("laid_aside", {"seat": 2, "resource": "wool"})
    LaidAside(seat=2, resource='wool')
    """

    seat: int
    resource: str


class CardsDiscarded(Happened):
    """Cards went back to the bank.

    >>> CardsDiscarded("discarded", {"seat": 2, "cards": {"brick": 2}})
    CardsDiscarded(seat=2, cards={'brick': 2})
    """

    seat: int
    cards: Cards


class RobberMoved(Happened):
    """The robber moved.

    >>> RobberMoved("robber", {"seat": 0, "hex": "D2"})
    RobberMoved(seat=0, hex='D2')
    """

    seat: int
    hex: str


class Stolen(Happened):
    """A card was stolen; only thief and victim know which.

    >>> Stolen("stolen", {"thief": 0, "victim": 1, "resource": "wool"})
    Stolen(thief=0, victim=1, resource='wool')
    """

    thief: int
    victim: int
    resource: Annotated[str, WITHHELD]


class Bought(Happened):
    """A development card was bought; only its buyer knows which.

    >>> Bought("bought", {"seat": 1, "card": "knight"})
    Bought(seat=1, card='knight')
    """

    seat: int
    card: Annotated[str, WITHHELD]


class CardPlayed(Happened):
    """A development card was played.

    >>> CardPlayed("played", {"seat": 1, "card": "knight"})
    CardPlayed(seat=1, card='knight')
    """

    seat: int
    card: str


class YearOfPlenty(Happened):
    """Two resources of one's choice.

    >>> YearOfPlenty("year_of_plenty", {"seat": 1, "resources": ["wood", "grain"]})
    YearOfPlenty(seat=1, resources=['wood', 'grain'])
    """

    seat: int
    resources: list[str]


class Monopoly(Happened):
    """All cards of a resource.

    >>> Monopoly("monopoly", {"seat": 1, "resource": "wool", "count": 1})
    Monopoly(seat=1, resource='wool', count=1)
    """

    seat: int
    resource: str
    given: list[dict[str, int]]
    count: int


class MaritimeTrade(Happened):
    """A trade with the bank.

    >>> MaritimeTrade("maritime", {"seat": 0, "give": {"wool": 2}, "get": {"ore": 1}})
    MaritimeTrade(seat=0, give={'wool': 2}, get={'ore': 1})
    """

    seat: int
    give: Cards
    get: Cards


class Offered(Happened):
    """An offer was made.

    >>> Offered("offer", {"seat": 2, "to": [0, 1], "give": {"brick": 1}, "want": {"wood": 1}})
    Offered(seat=2, to=[0, 1], give={'brick': 1}, want={'wood': 1})
    """

    seat: int
    to: list[int]
    give: Cards
    want: Cards


class Accepted(Happened):
    """A seat would trade.

    >>> Accepted("accepted", {"seat": 2})
    Accepted(seat=2)
    """

    seat: int


class Declined(Happened):
    """A seat would not trade.

    >>> Declined("declined", {"seat": 0})
    Declined(seat=0)
    """

    seat: int


class Countered(Happened):
    """A seat would trade otherwise.

    >>> Countered("countered", {"seat": 0, "give": {"ore": 1}, "want": {"wood": 1}})
    Countered(seat=0, give={'ore': 1}, want={'wood': 1})
    """

    seat: int
    give: Cards
    want: Cards


class Withdrawn(Happened):
    """An offer was taken back.

    >>> Withdrawn("withdrawn", {"seat": 1})
    Withdrawn(seat=1)
    """

    seat: int


class Traded(Happened):
    """Two seats traded.

    >>> Traded("deal", {"seat": 2, "partner": 1, "give": {"brick": 1}, "want": {"ore": 1}})
    Traded(seat=2, partner=1, give={'brick': 1}, want={'ore': 1})
    """

    seat: int
    partner: int
    give: Cards
    want: Cards


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
