"""``Game``: one position of any of the games, and all that Python asks of it.

A position is fixed-size arrays of numbers, without Python objects: a copy is a few memory copies
and whole playouts run without the interpreter lock. Nothing random and nothing hidden is inside:
dice and draws are actions of chance, chosen from outside among weighted outcomes.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from tilefolk.core import memory, names, numbers, unlocked
from tilefolk.core.errors import IllegalAction
from tilefolk.core.event_log import EventLog
from tilefolk.core.hooks import Hooks
from tilefolk.core.numbers import LEAST_ACTION, MOST_ACTION, integer, whole
from tilefolk.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tilefolk.core.events import Event
    from tilefolk.core.registry import GameSpec
    from tilefolk.core.values import Options, Snapshot


class Game(Hooks):
    """A position. A game fills in what it holds, and its rules (``Hooks``); see ``docs/add-a-game.md``.

    >>> import tilefolk
    >>> game = tilefolk.get("hunters").new(2)
    >>> game.is_chance, game.scores()
    (True, [0, 0])
    """

    name = ""
    """The name under which the game is registered."""

    def __init__(self, players: int) -> None:
        memory.allocate(self)
        self.players = players
        self.index_count = 0
        self.source_count = 1

    # --- a game knows itself -----------------------------------------------------------------------

    @property
    def spec(self) -> GameSpec:
        """The game that this is a position of: its words, views, events, refusals and pictures."""
        from tilefolk.core.registry import get  # here, for it knows the positions

        return get(self.name)

    @property
    def options(self) -> Options:
        """The switches of the table."""
        return {}

    @property
    def tiles_text(self) -> str | None:
        """The tile set as text, where the game has tiles and these are not its own."""
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (self.name, self.players, self.options, self.tiles_text, self.snapshot()))

    # --- what a position holds: every game fills this in -------------------------------------------

    def _share(self, other: Game) -> None:
        """Take over the constant tables of ``other``."""

    def _copy_from(self, other: Game) -> None:
        """Become the same position as ``other``, a game of the same kind, players and options."""

    def snapshot(self) -> Snapshot:
        """The whole position as plain numbers and lists."""
        return {"players": self.players}

    def restore(self, snapshot: Snapshot) -> None:
        """Become the position that a snapshot describes."""

    def refusal(self, action: int) -> IllegalAction:
        """Why an action is not legal here, from what its own seat (``seat_of``) knows."""
        action = self._checked_action(action)
        return self.spec.refusal(self, action) if self.name else IllegalAction("core.illegal_action")

    def seat_of(self, action: int) -> int:
        """Whose action this is, legal or not: the seat to move, unless the action names its seat."""
        return self._to_move()

    # --- numbers from outside -----------------------------------------------------------------------

    def _checked_seat(self, seat: int) -> int:
        if numbers.is_within(seat, 0, self.players - 1):
            return seat
        return whole(seat, "seat", 0, self.players - 1)

    def _checked_action(self, action: int) -> int:
        if numbers.is_action(action):
            return action
        return whole(action, "action", LEAST_ACTION, MOST_ACTION)

    # --- whose move, and what may be done -----------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat to move, CHANCE (-1) or OVER (-2)."""
        return self._to_move()

    @property
    def is_chance(self) -> bool:
        """Whether chance moves next."""
        return self._to_move() == names.CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._to_move() == names.OVER

    def legal(self) -> list[int]:
        """The legal actions of the seat to move; empty at chance's move and at the end."""
        buffer = memory.scratch(names.LEGAL_MAX)
        if self._to_move() < 0:
            return []
        n = self._legal_into(buffer)
        return [buffer[i] for i in range(n)]

    def legal_for(self, seat: int) -> list[int]:
        """The legal actions of one seat, also where several may act at once."""
        buffer = memory.scratch(names.LEGAL_MAX)
        seat = self._checked_seat(seat)
        n = self._legal_for(seat, buffer) if self._to_move() >= 0 else 0
        return [buffer[i] for i in range(n)]

    def is_legal(self, action: int) -> bool:
        """Whether the action, or the outcome of chance, is possible here."""
        return self._is_legal(self._checked_action(action))

    def explain(self, action: int, seat: int | None = None) -> IllegalAction | None:
        """Why the action is not legal here; None if it is.

        ``seat`` asks: what is not its own to do is refused before anything about it is looked at, and the
        rest is explained from what the seat may know. Without a seat the whole position is open to who asks.
        """
        action = self._checked_action(action)
        if seat is not None and not self.is_over and self.seat_of(action) != self._checked_seat(seat):
            return IllegalAction("core.not_yours" if self.legal_for(seat) else "core.not_your_turn")
        return None if self.is_legal(action) else self.refusal(action)

    def chance(self) -> list[tuple[int, int]]:
        """Chance's outcomes with their weights; empty when it is not chance's move."""
        outcomes = memory.scratch(names.LEGAL_MAX)
        weights = memory.scratch(names.LEGAL_MAX)
        if self._to_move() != names.CHANCE:
            return []
        n = self._chance_into(outcomes, weights)
        return [(outcomes[i], weights[i]) for i in range(n)]

    def sample_chance(self, rng: Rng) -> int:
        """One of chance's outcomes, drawn by weight; only at chance's move."""
        if self._to_move() != names.CHANCE:
            raise IllegalAction("core.not_chances_move")
        return self._sample_chance(rng)

    def advance(self, rng: Rng) -> int:
        """Let chance move until a seat must decide or the game is over; returns who is to move."""
        return self._advance(rng)

    def random_action(self, rng: Rng) -> int:
        """One of the legal actions, each as likely; only where a seat is to move."""
        if self._to_move() < 0:
            raise IllegalAction("core.illegal_action")
        return self._random_action(rng)

    def index_of(self, action: int) -> int:
        """The small number of an action in masks and policies, or -1."""
        return self._index_of(self._checked_action(action))

    def action_at(self, index: int) -> int:
        """The action that an index means here, or -1."""
        if numbers.is_within(index, 0, self.index_count - 1):
            return self._action_at(index)
        number = integer(index)
        return self._action_at(number) if 0 <= number < self.index_count else -1

    # --- playing ------------------------------------------------------------------------------------

    def apply(self, action: int, seat: int | None = None) -> Sequence[Event] | None:
        """Carry out a legal action; anything else raises and changes nothing.

        ``seat`` acts: another's action is refused. Without a seat it may be anybody's, chance's too.
        The games as objects return what happened.
        """
        action = self._checked_action(action)
        self._must_be_legal(action, seat)
        self._apply(action)
        return None

    def apply_trusted(self, action: int) -> None:
        """Carry out an action taken from ``legal()`` or ``chance()``, without asking again if it is legal."""
        self._apply(self._checked_action(action))

    def apply_listening(self, action: int, seat: int | None = None) -> list[tuple[int, ...]]:
        """Like ``apply``, and return the events as raw numbers."""
        action = self._checked_action(action)
        self._must_be_legal(action, seat)
        log = EventLog()
        self._log = log
        self._listening = True
        self._apply(action)
        self._listening = False
        return log.raw()

    def _must_be_legal(self, action: int, seat: int | None) -> None:
        if (seat is None or self._checked_seat(seat) == self.seat_of(action)) and self._is_legal(action):
            return
        refusal = self.explain(action, seat)
        if refusal is not None:
            raise refusal

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end; returns the number of decisions made."""
        return unlocked.playout(self, rng)

    def redeterminise(self, seat: int, rng: Rng) -> None:
        """Replace what the seat can't know by a random guess that fits all it knows."""
        self._redeterminise(self._checked_seat(seat), rng)

    # --- points -------------------------------------------------------------------------------------

    def points(self, seat: int) -> list[int]:
        """Points of a seat by source."""
        seat = self._checked_seat(seat)
        return [self._points(seat, source) for source in range(self.source_count)]

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return self._score(self._checked_seat(seat))

    def scores(self) -> list[int]:
        """All points of each seat."""
        return [self._score(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The winning seats, once the game is over."""
        mask = self._winner_mask() if self._to_move() == names.OVER else 0
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def returns(self) -> list[float]:
        """1 shared among the winners, 0 for all others; all 0 before the end."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    # --- copies, and the same or not ----------------------------------------------------------------

    def empty_like(self) -> Game:
        """A new object of the same kind, to be filled by ``copy_from``."""
        other = type(self).__new__(type(self))
        memory.allocate(other)
        other.players = self.players
        other.index_count = self.index_count
        other.source_count = self.source_count
        other._share(self)
        return other

    def copy(self) -> Game:
        """The same position as an independent object."""
        other = self.empty_like()
        other._copy_from(self)
        return other

    def copy_from(self, other: Game) -> None:
        """Become the same position as ``other``, which must be of the same kind."""
        if type(other) is not type(self) or other.players != self.players:
            raise TypeError("copy_from needs a game of the same kind and number of players")
        self._copy_from(other)

    def checksum(self) -> str:
        """A short fingerprint of the position, equal in the compiled and the pure engine."""
        return hashlib.blake2b(repr(self.snapshot()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or type(other) is not type(self):
            return NotImplemented
        return self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.checksum())


def _restored(name: str, players: int, options: Options, tiles_text: str | None, snapshot: Snapshot) -> Game:
    """A position out of a pickle."""
    from tilefolk.core.registry import get  # here, for it knows the positions

    spec = get(name)
    game = spec.new(players, options, spec.tiles_from(tiles_text) if tiles_text else None)
    game.restore(snapshot)
    return game
