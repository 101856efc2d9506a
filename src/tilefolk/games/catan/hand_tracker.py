"""``HandTracker``: what a careful player at the table can count of every hand (C11.1).

Everything that comes to a hand or leaves it is seen by all, except a theft between two others.
For every hand and resource a least and a most number is kept; they are narrowed by the size of
the hand and by all cards of a kind that are not in the bank.
"""

from __future__ import annotations

from collections.abc import Mapping

from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import DATA, RESOURCES
from tilefolk.games.catan.parts import CatanParts
from tilefolk.games.catan.rules import Catan

KINDS = range(names.KINDS)


class HandTracker:
    """Bounds of all hands, folded over the events that one seat sees.

    >>> from tilefolk.games.catan import SPEC
    >>> tracker = HandTracker(SPEC.new(4, {"setup": "beginner", "first": "0"}), seat=2)
    >>> tracker.bounds(0)["wood"]
    (2, 2)
    """

    def __init__(self, start: Catan, seat: int | None) -> None:
        """``start`` is the game before its first move: its starting cards lie open."""
        self.seat = seat
        self.players = start.players
        self.low = [list(start.known_hand[s]) for s in range(start.players)]
        self.high = [list(numbers) for numbers in self.low]
        self.count = [sum(numbers) for numbers in self.low]
        self.outside = [names.BANK_CARDS - n for n in start.bank]
        """Cards of each kind that are in hands."""

    def bounds(self, seat: int) -> dict[str, tuple[int, int]]:
        """The least and the most cards of every resource that the seat can hold."""
        return {name: (self.low[seat][i], self.high[seat][i]) for i, name in enumerate(RESOURCES)}

    def see(self, event: CatanParts) -> None:
        """Take in one event as the seat saw it (``Event.seen_by``)."""
        match event["kind"]:
            case "income":
                self._gain(event["seat"], event["cards"])
            case "year_of_plenty":
                for name in event["resources"]:
                    self._gain(event["seat"], {name: 1})
            case "road" | "settlement" | "city" if not event.get("free"):
                self._lose(event["seat"], DATA["costs"][event["kind"]])
            case "bought":
                self._lose(event["seat"], DATA["costs"]["card"])
            case "discarded":
                self._lose(event["seat"], event["cards"])
            case "maritime":
                self._lose(event["seat"], event["give"])
                self._gain(event["seat"], event["get"])
            case "monopoly":
                self._monopoly(event)
            case "offer" | "countered":
                self._shown(event["seat"], event["give"])
            case "deal":
                self._pass(event["seat"], event["partner"], event["give"])
                self._pass(event["partner"], event["seat"], event["want"])
            case "stolen":
                if "resource" in event:
                    self._pass(event["victim"], event["thief"], {event["resource"]: 1})
                else:
                    self._unseen(event["victim"], event["thief"])
        self._narrow()

    def _gain(self, seat: int, cards: Mapping[str, int], from_bank: bool = True) -> None:
        for name, n in cards.items():
            kind = RESOURCES.index(name)
            self.low[seat][kind] += n
            self.high[seat][kind] += n
            self.count[seat] += n
            if from_bank:
                self.outside[kind] += n

    def _lose(self, seat: int, cards: Mapping[str, int], to_bank: bool = True) -> None:
        self._shown(seat, cards)
        for name, n in cards.items():
            kind = RESOURCES.index(name)
            self.low[seat][kind] -= n
            self.high[seat][kind] -= n
            self.count[seat] -= n
            if to_bank:
                self.outside[kind] -= n

    def _pass(self, giver: int, taker: int, cards: Mapping[str, int]) -> None:
        self._lose(giver, cards, to_bank=False)
        self._gain(taker, cards, from_bank=False)

    def _shown(self, seat: int, cards: Mapping[str, int]) -> None:
        """The seat holds at least these."""
        for name, n in cards.items():
            kind = RESOURCES.index(name)
            self.low[seat][kind] = max(self.low[seat][kind], n)

    def _monopoly(self, event: CatanParts) -> None:
        """Everybody sees how many each gives, and that he has none left."""
        kind = RESOURCES.index(event["resource"])
        given = {part["seat"]: part["count"] for part in event["given"]}
        for seat in range(self.players):
            if seat != event["seat"]:
                self.low[seat][kind] = self.high[seat][kind] = given.get(seat, 0)
                self._pass(seat, event["seat"], {event["resource"]: given.get(seat, 0)})

    def _unseen(self, victim: int, thief: int) -> None:
        """One card, of any kind that the victim can hold."""
        for kind in KINDS:
            if self.high[victim][kind] > 0:
                self.high[thief][kind] += 1
            if self.low[victim][kind] > 0:
                self.low[victim][kind] -= 1
        self.count[victim] -= 1
        self.count[thief] += 1

    def _narrow(self) -> None:
        """Use the sizes of hands and the cards outside the bank until nothing gets narrower."""
        seats = range(self.players)
        changed = True
        while changed:
            changed = False
            for seat in seats:
                for kind in KINDS:
                    low, high = self.low[seat][kind], self.high[seat][kind]
                    others = [self.low[seat][k] for k in KINDS if k != kind]
                    others_high = [self.high[seat][k] for k in KINDS if k != kind]
                    rest = [self.low[s][kind] for s in seats if s != seat]
                    rest_high = [self.high[s][kind] for s in seats if s != seat]
                    most = min(high, self.count[seat] - sum(others), self.outside[kind] - sum(rest))
                    least = max(low, self.count[seat] - sum(others_high), self.outside[kind] - sum(rest_high))
                    if (least, most) != (low, high):
                        self.low[seat][kind], self.high[seat][kind] = least, most
                        changed = True
