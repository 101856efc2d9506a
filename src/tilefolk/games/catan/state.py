"""``Position``: everything that lies on the table, as small numbers.

Intersections are sets of 54 bits, paths two sets of 36. ``hand``, ``sure``, ``laid``, ``cards`` and
``rate`` hold five numbers a seat. ``sure`` is what every careful onlooker knows a hand to contain;
``laid`` are cards chosen for a discard that nobody may see yet; ``fresh`` are the development cards
bought this turn; ``yielding`` names up to two hexes for every sum of the dice.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.game import Game

if not cython.compiled:
    from tilefolk.games.catan.tables import BEFORE_ROLL, CARD_COUNT, MAIN

ARRAYS = {
    "built": 4,
    "reach": 4,
    "roads_low": 4,
    "roads_high": 4,
    "counter": 4,
    "hand": 20,
    "sure": 20,
    "laid": 20,
    "cards": 20,
    "rate": 20,
    "bank": 5,
    "pile": 5,
    "fresh": 5,
    "knights": 4,
    "roads_left": 4,
    "settlements_left": 4,
    "cities_left": 4,
    "length": 4,
    "owes": 4,
    "answer": 4,
    "terrain": 19,
    "token": 19,
    "yielding": 26,
    "harbour": 9,
    "dice": 2,
}
NUMBERS = (
    "offer",
    "cities",
    "blocked",
    "longest_road",
    "largest_army",
    "robber",
    "phase",
    "turn",
    "first",
    "step",
    "founded",
    "victim",
    "rolled",
    "card_played",
    "has_built",
    "free_roads",
    "offers_made",
    "beginners",
    "shuffled",
    "mixed",
    "menu",
    "lot",
    "turns",
)


@cython.cclass
class Position(Game):
    """The material and where it lies (chapter 1); the rules are in the classes built on it."""

    def __init__(self, players: cython.int) -> None:
        Game.__init__(self, players)
        self.source_count = 5
        i: cython.int
        for name in NUMBERS:
            setattr(self, name, 0)
        self.end = 0
        self.longest_road = self.largest_army = self.victim = self.founded = self.robber = -1
        for i in range(5):
            self.bank[i] = 19
            self.pile[i] = CARD_COUNT[i]
        for i in range(20):
            self.rate[i] = 4
        for i in range(4):
            self.roads_left[i] = 15
            self.settlements_left[i] = 5
            self.cities_left[i] = 4
        for i in range(26):
            self.yielding[i] = -1
        for i in range(19):
            self.terrain[i] = -1
        for i in range(9):
            self.harbour[i] = -1

    def _allocate(self) -> None:
        if not cython.compiled:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hand_size(self, seat: cython.int) -> cython.int:
        """How many resource cards a seat holds; everybody may count them."""
        at: cython.int = seat * 5
        return self.hand[at] + self.hand[at + 1] + self.hand[at + 2] + self.hand[at + 3] + self.hand[at + 4]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gain(self, seat: cython.int, resource: cython.int, n: cython.int) -> cython.void:
        """Cards come to a hand for all to see."""
        self.hand[seat * 5 + resource] += n
        self.sure[seat * 5 + resource] += n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lose(self, seat: cython.int, resource: cython.int, n: cython.int) -> cython.void:
        """Cards leave a hand for all to see."""
        at: cython.int = seat * 5 + resource
        self.hand[at] -= n
        self.sure[at] = self.sure[at] - n if self.sure[at] > n else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _from_bank(self, seat: cython.int, resource: cython.int, n: cython.int) -> cython.void:
        self.bank[resource] -= n
        self._gain(seat, resource, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_bank(self, seat: cython.int, resource: cython.int, n: cython.int) -> cython.void:
        self._lose(seat, resource, n)
        self.bank[resource] += n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hand_over(
        self, giver: cython.int, taker: cython.int, resource: cython.int, n: cython.int
    ) -> cython.void:
        self._lose(giver, resource, n)
        self._gain(taker, resource, n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _steal_unseen(self, thief: cython.int, victim: cython.int, resource: cython.int) -> cython.void:
        """One card changes hands and only two know which; the table is now less sure of both (C11.1)."""
        kind: cython.int
        at: cython.int = victim * 5
        if self.sure[at + resource] == self._hand_size(victim):
            # a hand of one kind hides nothing
            self._hand_over(victim, thief, resource, 1)
            return
        for kind in range(5):
            if self.sure[at + kind] > 0:
                self.sure[at + kind] -= 1
        self.hand[at + resource] -= 1
        self.hand[thief * 5 + resource] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _resume(self) -> cython.void:
        """Go on where a development card or the robber interrupted the turn."""
        self.phase = MAIN if self.rolled else BEFORE_ROLL

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_from(self, other: Game) -> cython.void:
        if cython.compiled:
            memcpy(
                cython.address(self.built[0]),
                cython.address(cython.cast(Position, other).built[0]),
                cython.cast(cython.p_char, cython.address(self.end))
                - cython.cast(cython.p_char, cython.address(self.built[0])),
            )
        else:
            for name in ARRAYS:
                getattr(self, name)[:] = getattr(other, name)
            for name in NUMBERS:
                setattr(self, name, getattr(other, name))

    def fields(self) -> dict[str, Any]:
        """The whole position as plain numbers and lists."""
        found: dict[str, Any] = {"players": self.players}
        for name in ARRAYS:
            found[name] = list(getattr(self, name))
        for name in NUMBERS:
            found[name] = getattr(self, name)
        return found

    def restore(self, fields: dict[str, Any]) -> None:
        """Become the position that ``fields`` describe."""
        for name in ARRAYS:
            setattr(self, name, list(fields[name]))
        for name in NUMBERS:
            setattr(self, name, fields[name])

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (type(self), self.players, self.fields()))


def _restored(kind: type[Position], players: int, fields: dict[str, Any]) -> Position:
    game = kind(players)
    game.restore(fields)
    return game
