"""``Playthrough``: a game being played, with its record and with nature moving by itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tilefolk.core.errors import BadNotation, BadRecord, IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.nature import Nature, commitment_of, seed_from
from tilefolk.core.record import Move, Record
from tilefolk.core.registry import GameSpec


class Playthrough:
    """One game from its start to its end.

    ``nature`` None: dice and draws are given from outside like any other action.
    """

    def __init__(
        self,
        spec: GameSpec,
        players: int,
        options: Mapping[str, object] | None = None,
        seats: Mapping[int, str] | None = None,
        nature: Nature | None = None,
        tiles: Any = None,
    ) -> None:
        self.spec = spec
        self.game: Game = spec.new(spec.checked_players(players), options, tiles)
        self.nature = nature
        self.record = Record(
            game=spec.name,
            rules=spec.rules_version,
            players=players,
            options=spec.checked_options(options),
            seats=dict(seats or {}),
            tiles=tiles.identity if tiles is not None else None,
            commitment=nature.commitment if nature else None,
            seed=nature.seed.hex() if nature else None,
        )
        self.events: list[Event] = []
        self._let_nature_move()

    @classmethod
    def start(
        cls,
        spec: GameSpec,
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
        seats: Mapping[int, str] | None = None,
        tiles: Any = None,
    ) -> Playthrough:
        """A new game whose dice and draws follow from ``seed`` (None: a fresh secret one)."""
        return cls(spec, players, options, seats, Nature(seed_from(seed)), tiles)

    @classmethod
    def replay(cls, record: Record, tiles: Any = None, header_lines: int | None = None) -> Playthrough:
        """The game that a record tells; raises BadRecord naming the first wrong line."""
        if (tiles.identity if tiles is not None else None) != record.tiles:
            raise BadRecord("core.record_tiles", line=1, tiles=record.tiles or "-")
        this = cls(record.spec, record.players, record.options, record.seats, tiles=tiles)
        first = header_lines if header_lines is not None else record.text().splitlines().index("") + 2
        for number, move in enumerate(record.moves, start=first):
            try:
                if move.nature != this.game.is_chance:
                    raise BadNotation("core.wrong_mover", text=move.text)
                this._carry_out(this.spec.parse_action(this.game, move.text))
            except (BadNotation, IllegalAction) as error:
                raise BadRecord(
                    "core.record_move", error.rule, line=number, text=move.text, reason=error
                ) from error
        this.record.commitment = record.commitment
        if record.seed is not None:
            seed = bytes.fromhex(record.seed)
            if record.commitment is not None and commitment_of(seed) != record.commitment:
                raise BadRecord("core.record_seed", line=first + len(record.moves))
            drawn = sum(move.nature for move in record.moves)
            this.nature = Nature(seed, drawn)
            this.record.seed = record.seed
            this._let_nature_move()
        return this

    def legal(self) -> list[str]:
        """The legal actions of the seat to move, in notation."""
        return [self.spec.action_name(self.game, action) for action in self.game.legal()]

    def play(self, action: int | str) -> list[Event]:
        """Play an action (or its notation); nature then moves until somebody must decide.

        Returns what happened; raises IllegalAction or BadNotation and changes nothing.
        """
        if isinstance(action, str):
            action = self.spec.parse_action(self.game, action)
        if self.game.is_over:
            raise IllegalAction("core.game_over")
        seen = len(self.events)
        self._carry_out(action)
        self._let_nature_move()
        return self.events[seen:]

    def save(self, path: str | Path, with_seed: bool = True) -> None:
        """Write the record; it replays to the identical state."""
        Path(path).write_text(self.record.text(with_seed), encoding="utf-8")

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see now."""
        return self.spec.view(self.game, seat)

    def _carry_out(self, action: int) -> None:
        nature = self.game.is_chance
        name = self.spec.action_name(self.game, action) if self.game.is_legal(action) else ""
        raw = self.game.apply_listening(action)
        self.record.moves.append(Move(name, nature))
        self.events += self.spec.decode_events(self.game, raw)

    def _let_nature_move(self) -> None:
        while self.nature is not None and self.game.is_chance:
            self._carry_out(self.nature.choose(self.game))
