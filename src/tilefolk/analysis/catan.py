"""What dice and trade brought in Catan: throws against expectation, cards by number and by player."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from tilefolk.core.events import Event
from tilefolk.core.match import Match
from tilefolk.games.catan.geometry import RESOURCES
from tilefolk.games.catan.names import PHASE_DICE
from tilefolk.games.catan.parts import CatanParts
from tilefolk.games.catan.rules import Catan

SUMS = range(2, 13)
WAYS = {total: 6 - abs(7 - total) for total in SUMS}
"""Of 36 throws so many bring a sum."""
THROWS = 36


@dataclass(slots=True)
class CatanSeat:
    """The cards of one seat: what it got from throws and was to expect, lost, stole and traded."""

    income: int
    expected: float
    by_number: dict[str, int]
    by_resource: dict[str, int]
    stolen: int
    robbed: int
    discarded: int
    monopoly: int
    lost_to_monopoly: int
    plenty: int
    bank_gave: int
    bank_took: int
    deals: int
    deal_got: int
    deal_gave: int
    founding: int = 0
    """What the second settlement brought: no throw decided about it."""


@dataclass(frozen=True, slots=True)
class CatanCounts:
    """Throws by sum with what was to be expected, and each seat's cards."""

    rolls: dict[str, int]
    expected_rolls: dict[str, float]
    seats: list[CatanSeat]


def catan_counts(match: Match) -> CatanCounts:
    """What dice and trade brought in a match."""
    rolls: Counter[int] = Counter()
    seats = [_no_cards() for _ in range(match.game.players)]
    rolled = 0
    for event in match.events:
        if event.kind == "roll":
            rolled = cast("CatanParts", event.data)["sum"]
            rolls[rolled] += 1
        else:
            _count(event, rolled, seats)
    for seat, expected in zip(seats, _expected(match), strict=True):
        seat.expected = round(expected, 2)
    total = rolls.total()
    return CatanCounts(
        rolls={str(sum_): rolls[sum_] for sum_ in SUMS},
        expected_rolls={str(sum_): round(total * WAYS[sum_] / THROWS, 2) for sum_ in SUMS},
        seats=seats,
    )


def _no_cards() -> CatanSeat:
    """A seat that has no cards yet."""
    return CatanSeat(
        income=0,
        expected=0.0,
        by_number={str(total): 0 for total in SUMS},
        by_resource=dict.fromkeys(RESOURCES, 0),
        stolen=0,
        robbed=0,
        discarded=0,
        monopoly=0,
        lost_to_monopoly=0,
        plenty=0,
        bank_gave=0,
        bank_took=0,
        deals=0,
        deal_got=0,
        deal_gave=0,
    )


def _count(event: Event, rolled: int, seats: list[CatanSeat]) -> None:
    """Count the cards that an event moves."""
    data = cast("CatanParts", event.data)
    if event.kind == "income":
        _count_income(seats[data["seat"]], data["cards"], rolled)
    elif event.kind == "stolen":
        seats[data["thief"]].stolen += 1
        seats[data["victim"]].robbed += 1
    elif event.kind == "discarded":
        seats[data["seat"]].discarded += _card_count(data["cards"])
    elif event.kind == "monopoly":
        seats[data["seat"]].monopoly += data["count"]
        for given in data["given"]:
            seats[given["seat"]].lost_to_monopoly += given["count"]
    elif event.kind == "year_of_plenty":
        seats[data["seat"]].plenty += len(data["resources"])
    elif event.kind == "maritime":
        seats[data["seat"]].bank_gave += _card_count(data["get"])
        seats[data["seat"]].bank_took += _card_count(data["give"])
    elif event.kind == "deal":
        for number, gets, gives in (
            (data["seat"], data["want"], data["give"]),
            (data["partner"], data["give"], data["want"]),
        ):
            seats[number].deals += 1
            seats[number].deal_got += _card_count(gets)
            seats[number].deal_gave += _card_count(gives)


def _count_income(seat: CatanSeat, cards: dict[str, int], rolled: int) -> None:
    """Count what a throw brought, or, before the first one, a settlement that was founded."""
    if not rolled:
        seat.founding += _card_count(cards)
        return
    seat.income += _card_count(cards)
    seat.by_number[str(rolled)] += _card_count(cards)
    for resource, count in cards.items():
        seat.by_resource[resource] += count


def _card_count(cards: dict[str, int]) -> int:
    return sum(cards.values())


def _expected(match: Match) -> list[float]:
    """The cards that each seat's throws were to bring: all outcomes of every throw, by their weights."""
    players = match.game.players
    totals = [0.0] * players
    for game in match.positions():
        position = cast("Catan", game)
        if not position.is_chance or position.phase != PHASE_DICE:
            continue
        before = [sum(position.hand[seat]) for seat in range(players)]
        outcomes = position.chance()
        weights = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            after = cast("Catan", position.copy())
            after.apply_trusted(outcome)
            for seat in range(players):
                totals[seat] += weight / weights * (sum(after.hand[seat]) - before[seat])
    return totals
