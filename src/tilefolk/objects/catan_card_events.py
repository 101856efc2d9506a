"""What happened to the cards of Catan, as objects: income, discards, theft, development cards and trade."""

from __future__ import annotations

from typing import Annotated

from tilefolk.objects.events import WITHHELD, Happened

Cards = dict[str, int]


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
