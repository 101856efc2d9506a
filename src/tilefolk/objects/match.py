"""``Match`` with objects: its positions and events are those of ``tilefolk.objects``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from tilefolk.core.chance import ChanceSource
from tilefolk.core.game import Game
from tilefolk.core.match import Match as CoreMatch
from tilefolk.core.names import CHANCE, OVER
from tilefolk.core.record import Record
from tilefolk.core.story import seat_names, sentence
from tilefolk.objects.actions import Action
from tilefolk.objects.events import Happened, words_in
from tilefolk.objects.games import as_object
from tilefolk.objects.position import Position


class Match(CoreMatch):
    """A game being played: chance moves by itself, then a seat is asked; everything stands in the record.

    >>> import tilefolk
    >>> match = tilefolk.start("hunters", players=2, seed=1, seats={0: "Anna", 1: "Ben"})
    >>> events = match.play("place 0,1 r270")
    >>> match.play(match.game.legal_actions[0])
    [Drawn(seat=1, tile='61', deck='main')]
    >>> match.tell("de")[-1]
    'Ben zieht eine Karte.'
    >>> match.undo(), match.game.legal_actions[0]
    (True, NoFigure())
    >>> match
    <Match: hunters, 2 players, move 2 of 4, seat 0 to move>
    """

    game: Position
    events: list[Happened]  # type: ignore[assignment]
    """All that happened so far."""

    def __init__(self, record: Record, chance: ChanceSource | None = None, tiles: Any = None) -> None:
        if not isinstance(record, Record):
            raise TypeError(
                "a Match is made of a Record; tilefolk.start(name) begins a game,"
                " Match.from_position(game) goes on from a position"
            )
        super().__init__(record, chance, tiles)

    def play(self, action: int | str, seat: int | None = None) -> list[Happened]:  # type: ignore[override]
        """Play an action (or its notation); chance then moves until somebody must decide.

        Returns what happened; raises IllegalAction or BadNotation and changes nothing. With a ``seat`` only
        its own actions are played, and refused from what it may know; without one, anybody's.
        """
        if isinstance(action, Action) and isinstance(self.game, Position):
            action = self.game.number_of(action)
        return cast("list[Happened]", super().play(action, seat))

    def tell(self, language: str = "en", seat: int | None = None) -> list[str]:
        """All that happened so far in words, as a seat (None: a spectator) may know it."""
        words = words_in(language)
        names = seat_names(words, self.record.players, self.record.seats)
        told = [sentence(words, self.spec.name, event, names, seat) for event in self.events]
        return [line for line in told if line is not None]

    def __repr__(self) -> str:
        seat = self.game.to_move
        mover = {CHANCE: "chance to move", OVER: "over"}.get(seat, f"seat {seat} to move")
        played = f"move {self.ply} of {len(self.record.moves)}"
        return f"<Match: {self.spec.name}, {self.game.players} players, {played}, {mover}>"

    def _repr_svg_(self) -> str | None:
        return self.game.svg() if isinstance(self.game, Position) else None

    def positions(self) -> Iterator[Position]:
        """Every position of the record from the first on, each its own copy."""
        return (cast("Position", game) for game in super().positions())

    def _first_position(self) -> Game:
        return as_object(super()._first_position())

    def _listen(self, action: int, seat: int | None) -> None:
        seen = len(self.events)
        super()._listen(action, seat)
        if isinstance(self.game, Position):  # a game that is not ours has no objects of its own
            self.events[seen:] = [self.game.event(event) for event in self.events[seen:]]
