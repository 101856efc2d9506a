"""A game in play, folded from the log: what was played, and what each seat may see and do."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from tilefolk.core.chance import SeededChance, commitment_of
from tilefolk.core.errors import BadNotation, TilefolkError
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.match import Match
from tilefolk.core.record import Move, Record
from tilefolk.core.rng import Rng
from tilefolk.core.values import Described
from tilefolk.core.views import View
from tilefolk.server.errors import NotNow, RefusedAction
from tilefolk.server.fair import Dice
from tilefolk.server.message_types import ActionText
from tilefolk.server.rows import Outcome


class EntryPly(NamedTuple):
    """An entry of the log, and how many moves had been made after it."""

    ply: int
    seq: int


class Played(NamedTuple):
    """A match with what has just been played in it: lines for the log, and events."""

    match: TableMatch
    lines: list[str]
    events: list[Event]


class Trial(NamedTuple):
    """What actions would bring: what happens, each seat's points, what the seat sees and can do next."""

    events: list[Event]
    points: list[int]
    view: View
    legal: list[Described]


class TableMatch:
    """The match of a table, with the entries of its log that brought it here."""

    def __init__(self, record: Record) -> None:
        self.play = Match(record)
        self.spec = record.spec
        self._entries: list[EntryPly] = []

    # --- folding the log

    @classmethod
    def begin(cls, record: Record, earlier: Match | None, dice: Dice, seq: int) -> Played:
        """A new game, after moves that were made before: the first draws and what was seen of them."""
        match = cls(record)
        if earlier is not None:
            match.play = earlier.copy()
            match.play.record = replace(record, moves=match.play.record.moves)
        match.let_chance_move(dice)
        match._entries.append(EntryPly(match.play.ply, seq))
        return Played(match, match.lines_after(0), list(match.play.events))

    @classmethod
    def replayed(cls, record: Record, seq: int) -> Played:
        """A game that was played elsewhere, from its first move to its last."""
        match = cls(record)
        match.play = Match.replay(record)
        match._entries.append(EntryPly(match.play.ply, seq))
        return Played(match, [], list(match.play.events))

    def let_chance_move(self, dice: Dice) -> None:
        """From now on dice and draws come from the seed, going on where the record stops."""
        record = self.play.record
        record.commitment, record.seed = commitment_of(dice.secret), dice.secret.hex()
        record.shares = dice.shares
        self.play.resume(SeededChance(dice.seed))

    def repeat(self, lines: Sequence[str], seq: int) -> list[Event]:
        """Play an entry of the log again; its lines tell what was drawn."""
        events = self.play.follow(map(Move.from_line, lines))
        self._entries.append(EntryPly(self.play.ply, seq))
        return events

    def after_actions(self, seat: int, actions: Sequence[ActionText], seq: int) -> Played:
        """The match after a seat's actions and what chance brings then; this one stays as it is.

        Raises RefusedAction with the first that can't be played.
        """
        match = self.copy()
        events = match._play_in_turn(seat, actions)
        match._entries.append(EntryPly(match.play.ply, seq))
        return Played(match, match.lines_after(self.play.ply), events)

    def _play_in_turn(self, seat: int, actions: Sequence[ActionText]) -> list[Event]:
        """Play actions, each from what its seat knows: none after a die, a draw or a look at others' cards.

        Else a refusal would show what is to come, and nothing would have been played.
        """
        events: list[Event] = []
        foreseen = True
        for index, said in enumerate(actions):
            try:
                if not foreseen:
                    raise NotNow("server.act.not_foreseen")
                action = self.read_action(seat, said)
                foreseen = not self.spec.reveals(self.play.game, action)
                if not foreseen and self.play.chance is None:
                    raise NotNow("server.act.not_foreseen")
                events += self.play.play(action, seat)
            except TilefolkError as reason:
                raise RefusedAction(index, reason) from reason
            foreseen &= not (self.play.record.moves[-1].chance or self.play.game.is_chance)
        return events

    def copy(self) -> TableMatch:
        """The same match, which goes its own way from here."""
        match = copy(self)
        match.play = self.play.copy()
        match._entries = list(self._entries)
        return match

    def lines_after(self, count: int) -> list[str]:
        """The record's lines from there on."""
        return [move.line() for move in self.play.record.moves[count:]]

    # --- questions to the seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.game.is_over

    @property
    def result(self) -> Outcome:
        """Points that everybody may know, and the seats that have won."""
        view = self.view(None)
        return Outcome(scores=view["scores"], winners=view["winners"], points=view.get("points", []))

    def to_move(self) -> list[int]:
        """The seats that have something to decide."""
        return self.play.deciding

    def asked_since(self, seat: int) -> int:
        """The entry after which the seat's present question stands."""
        ply = self.play.asked_since(seat)
        if ply < 0:
            return 0
        return self._entries[bisect_left(self._entries, ply, key=lambda entry: entry.ply)].seq

    def read_action(self, seat: int, said: ActionText) -> int:
        """The action that a client means; errors carry the rule. It must be this seat's to take."""
        game = self.play.game
        if game.is_over:
            raise NotNow("server.table.over")
        action = self._parsed(said)
        refusal = self.spec.explain(game, action, seat)
        if refusal is not None:
            raise refusal
        return action

    def _parsed(self, said: ActionText) -> int:
        """The action's number; whatever a forged one does to a game's parser, it is only unreadable."""
        game = self.play.game
        try:
            return (
                self.spec.parse_action(game, said) if isinstance(said, str) else self.spec.encode(game, said)
            )
        except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as error:
            raise BadNotation("server.act.unreadable") from error

    # --- what a seat sees

    def view(self, seat: int | None) -> View:
        """The game's view."""
        return self.play.view(seat)

    def legal(self, seat: int | None) -> list[Described]:
        """The seat's legal actions, named and described."""
        if seat is None:
            return []
        game = self.play.game
        return [self.spec.described(game, action) for action in game.legal_for(seat)]

    def tried(self, seat: int, actions: Sequence[ActionText]) -> Trial:
        """What a seat's actions would bring, up to chance's move; raises RefusedAction.

        Played on a guess of what the seat can't know, so that nothing can be learnt from it.
        """
        match = self.copy()
        match.play.game, match.play.chance = self.guess(seat), None
        before = match.play.game.scores()
        events = match._play_in_turn(seat, actions)
        gained = [after - had for after, had in zip(match.play.game.scores(), before, strict=True)]
        return Trial(events, gained, match.view(seat), match.legal(seat))

    def guess(self, seat: int) -> Game:
        """The position as this seat may imagine it."""
        game = self.play.game.copy()
        game.redeterminise(seat, Rng(secrets.randbits(63)))
        return game
