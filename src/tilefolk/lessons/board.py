"""A position of a lesson on the engine: moves are played, and what happened is remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

from tilefolk.core.chance import PreparedChance
from tilefolk.core.errors import BadNotation, TilefolkError, unreadable_parts
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.core.registry import GameSpec
from tilefolk.core.values import Described, Parts
from tilefolk.core.views import View

Move = str | Mapping[str, object]
"""A move in the notation of its game, or as a client describes it."""


class LessonBoard:
    """A match from a position on, what chance and the others still do in it, and the points it began with."""

    def __init__(self, spec: GameSpec, game: Game, you: int, script: Sequence[str] = ()) -> None:
        self.spec, self.you = spec, you
        self.script = list(script)
        self._match = Match.from_position(game, chance=PreparedChance(()))
        self._scores = game.scores()

    def copy(self) -> LessonBoard:
        """The same, to try something out."""
        other = copy(self)
        other.script, other._match = list(self.script), self._match.copy()
        return other

    # --- moves

    def play(self, action: str | int) -> None:
        """Play an action or its notation; raises IllegalAction or BadNotation and changes nothing."""
        self._match.play(action)

    def play_own(self, move: Move) -> None:
        """Play the learner's own move; raises IllegalAction or BadNotation and changes nothing."""
        self._match.play(self.read(move), self.you)

    def read(self, move: Move) -> int:
        """The action that a move means; whatever a forged one does to a game's reader, it is unreadable."""
        try:
            if isinstance(move, str):
                return self.spec.parse_action(self.game, move)
            return self.spec.encode(self.game, move)
        except TilefolkError:
            raise
        except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as error:
            raise unreadable_parts(None) from error

    def follow_script(self) -> None:
        """Chance and the others move as the script says, as long as they are to move.

        ``a or b`` means the first that is legal; what does not fit is left.
        """
        while self.script and not self.game.is_over and self.game.to_move != self.you:
            action = self._first_legal(self.script[0].split(" or "))
            if action is None:
                return
            del self.script[0]
            self.play(action)

    def _first_legal(self, moves: Sequence[str]) -> int | None:
        for move in moves:
            try:
                action = self.spec.parse_action(self.game, move)
            except BadNotation:
                continue
            if self.game.is_legal(action):
                return action
        return None

    # --- what is so now

    @property
    def game(self) -> Game:
        """The position."""
        return self._match.game

    @property
    def events(self) -> list[Event]:
        """What has happened since the first position."""
        return self._match.events

    @property
    def yours(self) -> bool:
        """Whether the learner has something to decide."""
        return not self.game.is_over and bool(self.game.legal_for(self.you))

    @property
    def turn_over(self) -> bool:
        """Whether the learner's turn, or the game, has ended."""
        return self.game.is_over or self.game.to_move != self.you

    def seen(self) -> list[Parts]:
        """What has happened, as the learner may see it."""
        return [seen for event in self.events if (seen := event.seen_by(self.you)) is not None]

    def view(self) -> View:
        """The table as the learner sees it."""
        return self.spec.view(self.game, self.you)

    def choices(self) -> list[Described]:
        """What the learner may do, named and described as a table's client gets it."""
        return [self.described(action) for action in (self.game.legal_for(self.you) if self.yours else [])]

    def described(self, action: int) -> Described:
        """An action, named and described."""
        return self.spec.described(self.game, action)

    def gains(self) -> list[int]:
        """Points of every seat since the beginning."""
        return [now - before for now, before in zip(self.game.scores(), self._scores, strict=True)]
