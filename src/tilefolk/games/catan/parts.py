"""What actions and events of Catan are made of, by name and type."""

from __future__ import annotations

from typing import TypedDict

from tilefolk.core.values import Description


class CatanAction(Description, total=False):
    """The parts of an action; which of them it has depends on its type."""

    at: str
    hex: str
    resource: str
    card: str
    cards: list[str]
    seat: int
    victim: int
    partner: int
    to: list[int]
    give: dict[str, int]
    want: dict[str, int]
    dice: list[int]
    terrain: str
    side: str
    trade: str


class BankTrade(Description):
    """A trade with the bank, which has one kind of card on each side."""

    give: str
    rate: int
    get: str


class CatanParts(TypedDict, total=False):
    """What events that move cards or pieces are made of; which of it one has depends on its kind."""

    kind: str
    seat: int
    partner: int
    thief: int
    victim: int
    at: str
    free: bool
    resource: str
    resources: list[str]
    cards: dict[str, int]
    give: dict[str, int]
    get: dict[str, int]
    want: dict[str, int]
    given: list[dict[str, int]]
    count: int
    length: int
    knights: int
    points: int
    sum: int
