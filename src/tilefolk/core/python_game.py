"""``PythonGame``: a game written in Python alone, without a .pxd, which the compiled engine plays too.

A subclass says whose move it is and what may be done in ordinary methods; the hooks of the engine take the
interpreter lock and ask them. What a subclass keeps in its attributes is the position: it is copied whole.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, TypeVar

from tilefolk.core import names
from tilefolk.core.game import Game
from tilefolk.core.rng import Rng

if TYPE_CHECKING:
    from tilefolk.core.values import Snapshot

_Item = TypeVar("_Item")
ENGINE_FIELDS = frozenset(("players", "index_count", "source_count", "_listening", "_log", "_failure"))


class PythonGame(Game):
    """A position of a game in Python.

    Where all actions of seats are numbers below ``index_count``, they are their own indices in masks.
    """

    _failure: Exception | None

    def __init__(self, players: int, index_count: int = 0, source_count: int = 1) -> None:
        Game.__init__(self, players)
        self.index_count = index_count
        self.source_count = source_count
        self._failure = None

    # --- what a game says ----------------------------------------------------------------------------

    def mover(self) -> int:
        """The seat to move, CHANCE or OVER."""
        raise NotImplementedError

    def actions_of(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty where it has nothing to decide."""
        raise NotImplementedError

    def allows(self, action: int) -> bool:
        """Whether an action is legal, or an outcome possible; more than is listed, where a game says so."""
        if self.mover() == names.CHANCE:
            return any(action == outcome for outcome, _ in self.outcomes())
        return self.mover() >= 0 and any(action in self.actions_of(seat) for seat in range(self.players))

    def outcomes(self) -> list[tuple[int, int]]:
        """At chance's move: the possible outcomes with their whole-number weights."""
        return []

    def carry_out(self, action: int) -> None:
        """Play a legal action or an outcome of chance; ``tell`` says what happened."""
        raise NotImplementedError

    def points_from(self, seat: int, source: int) -> int:
        """Points of a seat from one source."""
        raise NotImplementedError

    def guess_hidden(self, seat: int, rng: Rng) -> None:
        """Replace what the seat can't know by a random guess that fits all it knows."""

    def tell(self, kind: int, *numbers: int) -> None:
        """Note an event: its kind and up to seven numbers."""
        if self._listening:
            a, b, c, d, e, f, g = list(numbers) + [0] * (names.EVENT_WIDTH - 1 - len(numbers))
            self._emit(kind, a, b, c, d, e, f, g)

    # --- what Python asks: a mistake of the game in a hook is raised here ------------------------------

    @property
    def to_move(self) -> int:
        """The seat to move, CHANCE or OVER."""
        self._raise_failure()
        return self.mover()

    def legal_for(self, seat: int) -> list[int]:
        """The legal actions of one seat, also where several may act at once."""
        seat = self._checked_seat(seat)
        return self.actions_of(seat) if self.to_move >= 0 else []

    def legal(self) -> list[int]:
        """The legal actions of the seat to move; empty at chance's move and at the end."""
        mover = self.to_move
        return self.actions_of(mover) if mover >= 0 else []

    def chance(self) -> list[tuple[int, int]]:
        """Chance's outcomes with their weights; empty when it is not chance's move."""
        return self.outcomes() if self.to_move == names.CHANCE else []

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out a legal action; anything else raises and changes nothing."""
        Game.apply(self, action, seat)
        self._raise_failure()

    def apply_trusted(self, action: int) -> None:
        """Carry out an action taken from ``legal()`` or ``chance()``, without checking it again."""
        Game.apply_trusted(self, action)
        self._raise_failure()

    def apply_listening(self, action: int, seat: int | None = None) -> list[tuple[int, ...]]:
        """Like ``apply``, and return the events as raw numbers."""
        raw = Game.apply_listening(self, action, seat)
        self._raise_failure()
        return raw

    def advance(self, rng: Rng) -> int:
        """Let chance move until a seat must decide or the game is over; returns who is to move."""
        mover = Game.advance(self, rng)
        self._raise_failure()
        return mover

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end; returns the number of decisions made."""
        decisions = Game.playout(self, rng)
        self._raise_failure()
        return decisions

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure

    # --- the position as plain values ----------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The attributes of the position, in the order of their names."""
        return {**Game.snapshot(self), **deepcopy(dict(sorted(self._attributes().items())))}

    def restore(self, snapshot: Snapshot) -> None:
        """Become the position that a snapshot describes."""
        for name in self._attributes():
            setattr(self, name, deepcopy(snapshot[name]))

    def _attributes(self) -> dict[str, object]:
        """What the subclass keeps; the engine's own fields are not among it."""
        return {name: value for name, value in vars(self).items() if name not in ENGINE_FIELDS}

    # --- the hooks of the engine ---------------------------------------------------------------------

    def _share(self, other: Game) -> None:
        self._failure = None

    def _copy_from(self, other: Game) -> None:
        assert isinstance(other, PythonGame)
        for name, value in other._attributes().items():
            setattr(self, name, deepcopy(value))

    def _to_move(self) -> int:
        try:
            return names.OVER if self._failure is not None else self.mover()
        except Exception as error:
            self._failure = error
        return names.OVER

    def _legal_for(self, seat: int, buffer: list[int]) -> int:
        try:
            actions = _fitting(self.actions_of(seat))
            for i, action in enumerate(actions):
                buffer[i] = action
            return len(actions)
        except Exception as error:
            self._failure = error
        return 0

    def _legal_into(self, buffer: list[int]) -> int:
        return self._legal_for(self._to_move(), buffer)

    def _is_legal(self, action: int) -> bool:
        try:
            return self.allows(action)
        except Exception as error:
            self._failure = error
        return False

    def _chance_into(self, outcomes: list[int], weights: list[int]) -> int:
        try:
            possible = _fitting(self.outcomes())
            for i, (outcome, weight) in enumerate(possible):
                outcomes[i] = outcome
                weights[i] = weight
            return len(possible)
        except Exception as error:
            self._failure = error
        return 0

    def _apply(self, action: int) -> None:
        try:
            if self._failure is None:  # else the action was picked from a list that failed
                self.carry_out(action)
        except Exception as error:
            self._failure = error

    def _points(self, seat: int, source: int) -> int:
        try:
            return self.points_from(seat, source)
        except Exception as error:
            self._failure = error
        return 0

    def _redeterminise(self, seat: int, rng: Rng) -> None:
        try:
            self.guess_hidden(seat, rng)
        except Exception as error:
            self._failure = error

    def _index_of(self, action: int) -> int:
        return action if 0 <= action < self.index_count else -1

    def _action_at(self, index: int) -> int:
        return index if 0 <= index < self.index_count else -1


def _fitting(listed: list[_Item]) -> list[_Item]:
    """The same list; raises ValueError where the engine has no room for it, rather than lose its end."""
    if len(listed) > names.LEGAL_MAX:
        raise ValueError(f"{len(listed)} at once are too many: the engine lists {names.LEGAL_MAX}")
    return listed
