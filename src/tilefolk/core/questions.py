"""Whose decision it is, and since when: the questions before the seats of a match."""

from __future__ import annotations

from typing import NamedTuple

from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.values import Description

NEVER = -1


class Question(NamedTuple):
    """What a seat may choose from, and the number of moves after which it was first asked that."""

    since: int
    actions: list[int]
    descriptions: list[Description]
    """The actions as JSON, where several seats decide at once: the same answer may mean another thing."""


class Questions:
    """For every seat its present question."""

    def __init__(self, players: int) -> None:
        self._of_seats = [Question(NEVER, [], [])] * players

    def copy(self) -> Questions:
        """The same questions, which go their own way from here."""
        other = Questions(0)
        other._of_seats = list(self._of_seats)
        return other

    def ask(self, spec: GameSpec, game: Game, actor: int, moves: int) -> None:
        """Somebody must decide after so many moves, of which ``actor`` made the last that was a decision.

        A seat that acted has a new question even if the choices look alike: a double click is not two moves.
        """
        choices = [game.legal_for(seat) for seat in range(game.players)]
        several = sum(map(bool, choices)) > 1
        for seat, (since, actions, descriptions) in enumerate(self._of_seats):
            same = seat != actor and choices[seat] == actions
            told = [spec.describe(game, action) for action in choices[seat]] if several or same else []
            if not same or told != descriptions:  # the same answer to another offer is another question
                since = moves
            self._of_seats[seat] = Question(since, choices[seat], told)

    def since(self, seat: int) -> int:
        """The number of moves after which the seat's present question stands; -1: it was never asked."""
        return self._of_seats[seat].since
