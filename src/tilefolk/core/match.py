"""``Match``: a game being played. Chance moves, then a seat is asked; everything stands in the record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from tilefolk.core.chance import ChanceSource, PreparedChance, SeededChance, seed_from
from tilefolk.core.errors import BadNotation, BadRecord, IllegalAction, TilefolkError
from tilefolk.core.events import Event
from tilefolk.core.files import write_whole
from tilefolk.core.game import Game
from tilefolk.core.names import CHANCE
from tilefolk.core.numbers import whole
from tilefolk.core.questions import Questions
from tilefolk.core.record import SHOWN, Move, Record, comment_lines, has_controls, numbered_variations
from tilefolk.core.record_reader import LINE_MAX
from tilefolk.core.registry import GameSpec
from tilefolk.core.views import View


class Match:
    """One game from its first position to its last: position, record, chance, and who was asked since when.

    The record may go on after the present position (``undo``, ``goto``); a new move replaces what follows.
    """

    def __init__(self, record: Record, chance: ChanceSource | None = None, tiles: Any = None) -> None:
        """The match of a record before its first move; its moves are not read (``Match.replay`` does that).

        ``chance`` None: dice and draws are given from outside like any other action. ``tiles``: the tile set
        if it is not the game's own.
        """
        self.spec: GameSpec = record.spec
        self.record = replace(record, moves=[], read_from=None)
        self.chance = chance
        self._tiles = tiles
        self._actions: list[int] = []
        self._begin()
        self.resume()

    # --- ways to begin ----------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        spec: GameSpec,
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
        seats: Mapping[int, str] | None = None,
        tiles: Any = None,
        prepared: Sequence[str] = (),
        chance: ChanceSource | None = None,
    ) -> Self:
        """A new game whose dice and draws follow from ``seed`` (None: a fresh secret one).

        ``prepared``: the first outcomes of chance, in notation; the seed says what comes after them.
        ``chance``: another source instead of a seed.
        """
        record = Record.before_start(spec, players, options, seats, tiles)
        return cls(record, chance, tiles) if chance else cls._seeded(record, seed, prepared, tiles)

    @classmethod
    def from_position(
        cls,
        game: Game,
        seed: int | bytes | None = None,
        seats: Mapping[int, str] | None = None,
        prepared: Sequence[str] = (),
        chance: ChanceSource | None = None,
    ) -> Self:
        """A match that goes on from any position, which its record keeps; the rest as for ``start``."""
        spec = game.spec
        tiles = spec.tiles_from(game.tiles_text) if game.tiles_text is not None else None
        record = Record.before_start(spec, game.players, game.options, seats, tiles)
        lines = spec.position_text(game).splitlines()
        record.position = "".join(f"{line}\n" for line in lines if line.strip())
        return cls(record, chance, tiles) if chance else cls._seeded(record, seed, prepared, tiles)

    @classmethod
    def before(cls, record: Record, tiles: Any = None) -> Self:
        """The match of a record before its first move, with the tiles that it was played with."""
        if (tiles.identity if tiles is not None else None) != record.tiles:
            if record.tiles is None:
                raise BadRecord("core.record_own_tiles", line=1)
            raise BadRecord("core.record_tiles", line=1, tiles=record.tiles[:SHOWN])
        return cls(record, tiles=tiles)

    @classmethod
    def replay(cls, record: Record, tiles: Any = None) -> Self:
        """The match that a record tells; raises BadRecord naming the first wrong line.

        If the record has its seed, chance moves on from where it stops.
        """
        this = cls.before(record, tiles)
        for line, move in record.numbered_moves():
            this.repeat(line, move)
        this.resume(chance_of(record))
        return this

    @classmethod
    def _seeded(cls, record: Record, seed: int | bytes | None, prepared: Sequence[str], tiles: Any) -> Self:
        seeded = SeededChance(seed_from(seed))
        record.prepared = tuple(prepared)
        record.commitment, record.seed = seeded.commitment, seeded.seed.hex()
        return cls(record, chance_of(record), tiles)

    @property
    def played(self) -> Sequence[int]:
        """The actions that led to the present position, outcomes of chance among them."""
        return self._actions[: self.ply]

    # --- playing ------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The legal actions of the seat to move, in notation."""
        return [self.spec.action_name(self.game, action) for action in self.game.legal()]

    def play(self, action: int | str, seat: int | None = None) -> list[Event]:
        """Play an action (or its notation); chance then moves until somebody must decide.

        Returns what happened; raises IllegalAction or BadNotation and changes nothing. With a ``seat`` only
        its own actions are played, and refused from what it may know; without one, anybody's.
        """
        if isinstance(action, str):
            action = self.spec.parse_action(self.game, action)
        if self.game.is_over:
            raise IllegalAction("core.game_over")
        seen = len(self.events)
        self._carry_out(action, seat)
        self.resume()
        return self.events[seen:]

    def follow(self, moves: Iterable[Move]) -> list[Event]:
        """Carry out moves as a record tells them, outcomes of chance too; returns what happened."""
        seen = len(self.events)
        for move in moves:
            if move.chance != self.game.is_chance:
                raise BadNotation("core.wrong_mover", text=move.text[:SHOWN])
            self._carry_out(self.spec.parse_action(self.game, move.text), annotated=move)
        return self.events[seen:]

    def repeat(self, line: int, move: Move) -> None:
        """Carry out a move that a record tells in that line, and try its variations; raises BadRecord."""
        for variation in numbered_variations(move, line):
            other = self.branch()
            for other_line, other_move in variation:
                other.repeat(other_line, other_move)
        try:
            self.follow([move])
        except (BadNotation, IllegalAction) as error:
            raise BadRecord(
                "core.record_move", error.rule, line=line, text=move.text[:SHOWN], reason=error
            ) from error

    def resume(self, chance: ChanceSource | None = None) -> list[Event]:
        """Let chance move until a seat is asked, from now on by that source; returns what happened."""
        self.chance = chance or self.chance
        seen = len(self.events)
        while self.chance is not None and self.game.is_chance:
            outcome = self.chance.outcome(self.game, self.draws)
            if outcome is None:
                break
            self._carry_out(outcome)
        return self.events[seen:]

    @property
    def deciding(self) -> list[int]:
        """The seats that have something to decide; of some games several at once."""
        return [seat for seat in range(self.game.players) if self.game.legal_for(seat)]

    def asked_since(self, seat: int) -> int:
        """The number of moves after which the seat's present question stands; -1: it was never asked."""
        return self._questions.since(seat)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see now."""
        return self.spec.view(self.game, seat)

    def save(self, path: str | Path, with_seed: bool = True) -> None:
        """Write the record; it replays to the identical state."""
        write_whole(Path(path), self.record.text(with_seed).encode())

    # --- back and forth -----------------------------------------------------------------------------

    def goto(self, number: int) -> None:
        """Go to the position after so many moves of the record, those of chance counted too."""
        number = whole(number, "move", 0, len(self._actions))
        if number < self.ply:
            self._begin()
        while self.ply < number:
            self._listen(self._actions[self.ply], None)

    def undo(self) -> bool:
        """Go back to the last decision before this one; False if there is none."""
        decisions = [number for number in range(self.ply) if not self.record.moves[number].chance]
        if decisions:
            self.goto(decisions[-1])
        return bool(decisions)

    def redo(self) -> bool:
        """Go on to the next decision of the record, or to its end; False if this is the end."""
        moves = self.record.moves
        if self.ply == len(moves):
            return False
        self.goto(next((n for n in range(self.ply + 1, len(moves)) if not moves[n].chance), len(moves)))
        return True

    def positions(self) -> Iterator[Game]:
        """Every position of the record from the first on, each its own copy."""
        game = self._first_position()
        for action in self._actions:
            yield game.copy()
            game.apply_trusted(action)
        yield game

    def copy(self) -> Self:
        """The same match so far, which goes its own way from here."""
        other = copy(self)
        other.game = self.game.copy()
        other.record = replace(self.record, moves=list(self.record.moves))
        other.events = list(self.events)
        other._actions = list(self._actions)
        other._questions = self._questions.copy()
        return other

    def branch(self, number: int | None = None) -> Self:
        """A copy that ends after so many moves (None: here), to go another way from there."""
        other = self.copy()
        other.goto(self.ply if number is None else number)
        other._cut()
        return other

    # --- comments and variations --------------------------------------------------------------------

    def comment(self, text: str, number: int | None = None) -> None:
        """Remark something on the move of that number (0: on the first position; None: on the last move)."""
        number = whole(self.ply if number is None else number, "move", 0, len(self.record.moves))
        remark = "\n".join(line.removeprefix("# ") for line in comment_lines(text))
        if any(len(line) > LINE_MAX for line in comment_lines(text)):
            raise BadRecord("core.record_long_line", line=number, max=LINE_MAX)
        if any(map(has_controls, comment_lines(text))):
            raise BadRecord("core.record_control", line=number)
        if number == 0:
            self.record.comment = remark
        else:
            self.record.moves[number - 1] = replace(self.record.moves[number - 1], comment=remark)

    def add_variation(self, other: Match) -> None:
        """Keep how another match, a ``branch`` of this one, went on from where the two part."""
        ours, theirs = self.record.moves, other.record.moves
        parted = next(
            (n for n, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a.line() != b.line()), None
        )
        if parted is None or other.record.position != self.record.position:
            raise BadRecord("core.record_no_branch")
        move = ours[parted]
        ours[parted] = replace(move, variations=(*move.variations, tuple(theirs[parted:])))

    def variations(self, number: int) -> list[Self]:
        """What could have been played instead of the move of that number, counted from 1: each to its end."""
        number = whole(number, "move", 1, len(self.record.moves))
        found = []
        for moves in self.record.moves[number - 1].variations:
            other = self.branch(number - 1)
            other.follow(moves)
            found.append(other)
        return found

    # --- the fold -----------------------------------------------------------------------------------

    def _first_position(self) -> Game:
        record = self.record
        if record.position is None:
            return self.spec.new(record.players, record.options, self._tiles)
        try:
            game = self.spec.parse_position(record.position, self._tiles)
        except TilefolkError as error:
            raise BadRecord("core.record_position", error.rule, reason=error) from error
        if game.players != record.players or game.options != record.options:
            raise BadRecord("core.record_other_position")
        return game

    def _begin(self) -> None:
        """Be at the first position."""
        self.game = self._first_position()
        self.events: list[Event] = []
        self.ply = self.draws = 0
        self._actor = CHANCE
        self._questions = Questions(self.game.players)
        self._ask()

    def _ask(self) -> None:
        if not self.game.is_chance:
            self._questions.ask(self.spec, self.game, self._actor, self.ply)

    def _carry_out(self, action: int, seat: int | None = None, annotated: Move | None = None) -> None:
        """Play an action and write it down; what the record told after this position is forgotten."""
        chance = self.game.is_chance
        name = self.spec.action_name(self.game, action) if self.game.is_legal(action) else ""
        self._listen(action, seat)
        self._cut(self.ply - 1)
        self._actions.append(action)
        self.record.moves.append(replace(annotated, text=name) if annotated else Move(name, chance))

    def _listen(self, action: int, seat: int | None) -> None:
        """Play an action and hear what happens."""
        chance, actor = self.game.is_chance, self.game.seat_of(action)
        raw = self.game.apply_listening(action, seat)
        self.events += self.spec.decode_events(self.game, raw)
        self.ply += 1
        self.draws += chance
        self._actor = self._actor if chance else actor
        self._ask()

    def _cut(self, number: int | None = None) -> None:
        number = self.ply if number is None else number
        del self._actions[number:]
        del self.record.moves[number:]


def chance_of(record: Record) -> ChanceSource | None:
    """Where the outcomes of a record's game come from, as far as the record tells it."""
    seed = record.chance_seed()
    seeded = None if seed is None else SeededChance(seed)
    return PreparedChance(record.prepared, seeded) if record.prepared else seeded
