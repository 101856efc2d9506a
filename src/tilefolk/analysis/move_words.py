"""Moves in words, as people say them: what was decided, a turn step by step, and what chance brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from tilefolk.analysis import catan_words
from tilefolk.analysis.report import BestTurn, Decision, Report
from tilefolk.core.locale import Localizer
from tilefolk.core.match import Match
from tilefolk.core.story import sentence, told
from tilefolk.core.values import Parts
from tilefolk.tiles.names import QUARTER_TURN


@dataclass(frozen=True)
class MoveDescriber:
    """Tells the moves of one analysed match in one language."""

    report: Report
    match: Match
    names: Sequence[str]
    words: Localizer

    def played(self, decision: Decision) -> str:
        """What was decided."""
        return self.step(decision.action) if decision.action else decision.text

    def better(self, decision: Decision) -> str:
        """The turn that a decision was measured against, or the best other one, with its reasons."""
        measured = [one for one in decision.best if one.name == decision.better]
        others = [one for one in decision.best if one.name != decision.text]
        return self.turn([*measured, *others][0]) if measured or others else decision.better

    def turn(self, turn: BestTurn) -> str:
        """A turn step by step, and why it is good; what is true twice is told once."""
        steps = " → ".join(self.step(step) for step in turn.turn)
        reasons = dict.fromkeys(self._reason(reason["key"], reason["params"]) for reason in turn.reasons)
        return f"{steps} ({'; '.join(reasons)})" if reasons else steps

    def _reason(self, key: str, params: Parts) -> str:
        return told(self.words, self.report.game, f"reason-{key}", params, self.names)

    def step(self, move: Parts) -> str:
        """One action; in its notation where the game is not one of ours."""
        if self.report.game == "catan":
            return catan_words.move_words(self.words, self.match.view(None), move, self.names)
        return tile_move_words(self.words, self.report.game, move)

    def chance(self, number: int) -> str:
        """What chance brought with that move of the record."""
        told, game = self.match.copy(), self.report.game
        told.goto(number)
        seen = len(told.events)
        told.goto(number + 1)
        said = [sentence(self.words, game, event, self.names) for event in told.events[seen:]]
        return " ".join(words for words in said if words is not None)

    def drawn(self, number: int) -> str | None:
        """The kind of the tile that was drawn with that move of the record, if it was one."""
        _, _, kind = self.match.record.moves[number].text.partition("draw ")
        return kind or None


def tile_move_words(words: Localizer, game: str, move: Parts) -> str:
    """An action of a tile game."""
    match move:
        case {"type": "place", "x": x, "y": y, "rotation": rotation}:
            return words.text("move-place", x=x, y=y, turned=QUARTER_TURN * cast("int", rotation))
        case {"type": "figure", "role": role}:
            return words.text("move-figure", role=words.text(f"{game}-role-{role}"))
        case {"type": "score", "x": x, "y": y}:
            return words.text("move-score", x=x, y=y)
        case {"type": "pass"}:
            return words.text("figure-none")
    return str(move["name"])
