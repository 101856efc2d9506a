"""The rules of cups: secret cards, decisions at the same time, a free announcement.

Each round chance deals every seat a secret card (1 to 6). All seats decide at once, unseen, to keep or to
leave it. Then the seat whose round it is announces any number from 0 to 999, and the cards that were kept
are shown and count.
"""

from __future__ import annotations

from tilefolk.core.errors import IllegalAction
from tilefolk.core.names import CHANCE, OVER
from tilefolk.core.python_game import PythonGame
from tilefolk.core.rng import Rng
from tilefolk.core.values import Options

DEAL, CHOOSE, ANNOUNCE = 100, 200, 1000
"""An action is a number: what is dealt, who chooses what, what is announced."""
CARDS = range(1, 7)
ANNOUNCEMENTS = range(ANNOUNCE, ANNOUNCE + 1000)
DEALT, CHOSEN, ANNOUNCED, SHOWN = range(4)
"""Kinds of events."""


class Cups(PythonGame):
    """A position: what its attributes hold is copied, compared and pickled."""

    name = "cups"

    def __init__(self, players: int, rounds: int = 2, loud: bool = False) -> None:
        super().__init__(players)
        self.rounds = rounds
        self.loud = loud
        self.round = 0
        self.cards: list[int] = []
        self.choices: list[int | None] = [None] * players
        self.points_of = [0] * players

    @property
    def options(self) -> Options:
        """The switches of the table."""
        return {"rounds": self.rounds, "loud": self.loud}

    # --- whose move, and what may be done

    def mover(self) -> int:
        """Chance deals, then whoever has not chosen yet is asked, then the seat whose round it is."""
        if self.round == self.rounds:
            return OVER
        if len(self.cards) < self.players:
            return CHANCE
        if None in self.choices:
            return self.choices.index(None)
        return self.round % self.players

    def actions_of(self, seat: int) -> list[int]:
        """All choose at once; of a thousand announcements only two are listed."""
        if None in self.choices:
            open_choice = self.choices[seat] is None
            return [CHOOSE + seat * 2, CHOOSE + seat * 2 + 1] if open_choice else []
        return [ANNOUNCE, ANNOUNCE + 1] if seat == self.mover() else []

    def allows(self, action: int) -> bool:
        """Any number may be announced, whatever is listed."""
        if self.mover() >= 0 and None not in self.choices:
            return action in ANNOUNCEMENTS
        return super().allows(action)

    def seat_of(self, action: int) -> int:
        """A choice names its seat, for several choose at once."""
        return (action - CHOOSE) // 2 if CHOOSE <= action < ANNOUNCE else self.mover()

    def refusal(self, action: int) -> IllegalAction:
        """Why an action is not legal: the key of a sentence, and the rule."""
        return IllegalAction("cups.not_allowed", "X1.1", action=action)

    # --- what happens

    def outcomes(self) -> list[tuple[int, int]]:
        """Every card is as likely."""
        return [(DEAL + card, 1) for card in CARDS]

    def carry_out(self, action: int) -> None:
        """Deal, choose, or announce and show."""
        if action >= ANNOUNCE:
            shown = [card if kept else 0 for card, kept in zip(self.cards, self.choices, strict=True)]
            self.tell(ANNOUNCED, self.mover(), action - ANNOUNCE)
            self.tell(SHOWN, *shown)
            self.points_of = [have + new for have, new in zip(self.points_of, shown, strict=True)]
            self.round, self.cards, self.choices = self.round + 1, [], [None] * self.players
        elif action >= CHOOSE:
            seat, kept = divmod(action - CHOOSE, 2)
            self.choices[seat] = kept
            self.tell(CHOSEN, seat)
        else:
            self.cards.append(action - DEAL)
            self.tell(DEALT, len(self.cards) - 1, action - DEAL)

    def points_from(self, seat: int, source: int) -> int:
        """The cards that counted."""
        return self.points_of[seat]

    def guess_hidden(self, seat: int, rng: Rng) -> None:
        """Cards of others, and whether they keep them, may be anything."""
        self.cards = [card if it == seat else 1 + rng.below(len(CARDS)) for it, card in enumerate(self.cards)]
        self.choices = [
            kept if it == seat or kept is None else rng.below(2) for it, kept in enumerate(self.choices)
        ]
