"""A game in play, folded from the log: what was played, and what each seat may see and do."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from tilefolk.core.errors import BadNotation, IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.nature import Nature
from tilefolk.core.playthrough import Playthrough
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng
from tilefolk.server.errors import NotNow
from tilefolk.server.protocol import ActionText


class Choices(NamedTuple):
    """What a seat may do: as numbers, and in words where several seats decide at once."""

    actions: list[int]
    told: list[dict[str, Any]]


class Match:
    """A playthrough, with what the server must know of each seat's question."""

    def __init__(self, spec: GameSpec, names: Sequence[str], options: dict[str, Any]) -> None:
        self.play = Playthrough(spec, len(names), options, dict(enumerate(names)))
        self.spec = spec
        self._asked = [(0, Choices([], []))] * len(names)

    # --- folding the log

    @classmethod
    def begin(
        cls, spec: GameSpec, names: Sequence[str], options: dict[str, Any], seed: bytes, seq: int
    ) -> tuple[Match, list[str], list[Event]]:
        """A new game: nature's first draws and what was seen of them."""
        match = cls(spec, names, options)
        match.let_nature_move(seed)
        match.note_questions(None, seq)
        return match, match.lines_after(0), list(match.play.events)

    def let_nature_move(self, seed: bytes) -> None:
        """From now on dice and draws come from the seed, going on where the record stops."""
        record = self.play.record
        nature = Nature(seed, drawn=sum(move.nature for move in record.moves))
        record.commitment, record.seed = nature.commitment, seed.hex()
        self.play.nature = nature
        if self.play.game.is_chance:
            self.play.play(nature.choose(self.play.game))

    def repeat(self, lines: Sequence[str], seat: int | None, seq: int) -> list[Event]:
        """Play an entry of the log again; its lines tell what nature drew."""
        nature, self.play.nature = self.play.nature, None
        events: list[Event] = []
        for line in lines:
            events += self.play.play(line.removeprefix("* "))
        if nature is not None:
            nature.drawn += sum(line.startswith("* ") for line in lines)
            self.play.nature = nature
        self.note_questions(seat, seq)
        return events

    def act(self, seat: int, action: int, seq: int) -> tuple[list[str], list[Event]]:
        """A seat's action and what nature answers, as lines of the log and events."""
        before = len(self.play.record.moves)
        events = self.play.play(action)
        self.note_questions(seat, seq)
        return self.lines_after(before), events

    def lines_after(self, count: int) -> list[str]:
        """The record's lines from there on."""
        return [move.line() for move in self.play.record.moves[count:]]

    # --- questions to the seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.game.is_over

    def to_move(self) -> list[int]:
        """The seats that have something to decide."""
        return [seat for seat in range(self.play.game.players) if self.play.game.legal_for(seat)]

    def note_questions(self, actor: int | None, seq: int) -> None:
        """Remember since which entry each seat has had the same question before it.

        A seat that acted has a new one even if the choices look alike: a double click is not two moves.
        """
        game = self.play.game
        choices = [game.legal_for(seat) for seat in range(game.players)]
        several = sum(map(bool, choices)) > 1
        for seat, (since, before) in enumerate(self._asked):
            actions = choices[seat]
            same = seat != actor and actions == before.actions
            told = [self.spec.describe(game, action) for action in actions] if several or same else []
            if not same or told != before.told:  # the same answer to another offer is another question
                since = seq
            self._asked[seat] = (since, Choices(actions, told))

    def asked_since(self, seat: int) -> int:
        """The entry after which the seat's present question stands."""
        return self._asked[seat][0]

    def read_action(self, seat: int, said: ActionText) -> int:
        """The action that a client means; errors carry the rule. It must be this seat's to take."""
        game = self.play.game
        if game.is_over:
            raise NotNow("server.table.over")
        action = self._parsed(said)
        deciding = self.to_move()
        if action in game.legal_for(seat) or (game.is_legal(action) and self._is_of(seat, action, deciding)):
            return action
        if seat not in deciding:
            raise IllegalAction("server.act.not_your_turn", seat=seat)
        raise self.spec.explain(game, action) or IllegalAction("server.act.not_your_turn", seat=seat)

    def _is_of(self, seat: int, action: int, deciding: list[int]) -> bool:
        """Whether a composed action, which no list has, is this seat's: where several decide it says so."""
        if any(action in self.play.game.legal_for(other) for other in deciding):
            return False
        named = self.spec.describe(self.play.game, action).get("seat")
        return seat in deciding and (named == seat or (named is None and deciding == [seat]))

    def _parsed(self, said: ActionText, tried: Any = None) -> int:
        """The action's number; whatever a forged one does to a game's parser, it is only unreadable."""
        game = tried or self.play.game
        try:
            action = (
                self.spec.parse_action(game, said) if isinstance(said, str) else self.spec.encode(game, said)
            )
            game.is_legal(action)
        except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as error:
            raise BadNotation("server.act.unreadable") from error
        return action

    # --- what a seat sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """The game's view."""
        return self.play.view(seat)

    def legal(self, seat: int | None) -> list[dict[str, Any]]:
        """The seat's legal actions, named and described."""
        return [] if seat is None else described(self.spec, self.play.game, self.play.game.legal_for(seat))

    def preview(self, seat: int, said: ActionText) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """View and choices after an own action, while the same seat decides next.

        Played on a guess of what the seat can't know, so that nothing can be learnt from it.
        """
        action = self.read_action(seat, said)
        game = self.guess(seat)
        game.apply(action)
        if game.to_move != seat:
            raise NotNow("server.preview.not_yours_next")
        return self.spec.view(game, seat), described(self.spec, game, game.legal_for(seat))

    def why_not(self, seat: int, said: ActionText, after: ActionText | None = None) -> IllegalAction | None:
        """Why the seat can't do this, now or after an action that it only tries; None if it can."""
        try:
            if after is not None:
                return self._why_not_after(seat, said, after)
            self.read_action(seat, said)
        except IllegalAction as refusal:
            return refusal
        return None

    def _why_not_after(self, seat: int, said: ActionText, after: ActionText) -> IllegalAction | None:
        game = self.guess(seat)
        game.apply(self.read_action(seat, after))
        if game.to_move != seat:
            raise NotNow("server.preview.not_yours_next")
        return self.spec.explain(game, self._parsed(said, game))

    def guess(self, seat: int) -> Any:
        """The position as this seat may imagine it."""
        game = self.play.game.copy()
        game.redeterminise(seat, Rng(secrets.randbits(63)))
        return game


def described(spec: GameSpec, game: Any, actions: list[int]) -> list[dict[str, Any]]:
    """Actions as clients get them."""
    return [{"name": spec.action_name(game, action), **spec.describe(game, action)} for action in actions]
