"""Golden playthroughs: whole games with every move, what could be chosen and what happened.

They double as documentation of records and events. Regenerate them with ``scripts/golden`` and read
the difference before committing it: a change here is a change of the rules or of the notation.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import tilefolk
from tilefolk.core.match import Match

FOLDER = Path(__file__).parent
SEED = 2002
SHOWN = 200
"""Decisions that are told in full; a long game goes on to its end in silence."""


@dataclass(frozen=True)
class Golden:
    """One game to be kept: which, for how many, with which options."""

    game: str
    players: int
    label: str = ""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Where it is kept."""
        label = f"-{self.label}" if self.label else ""
        return FOLDER / self.game / f"{self.players}-players{label}.txt"


GOLDEN = [
    *(Golden("hunters", players) for players in (2, 3, 4, 5)),
    *(Golden("mayflower", players) for players in (2, 3, 4, 5)),
    Golden("mayflower", 2, "options", {"bonus_once": True, "ten_rows": True}),
    *(
        Golden("catan", players, f"{setup}{trades}", {"setup": setup, "offers": offers})
        for players in (3, 4)
        for setup in ("beginner", "variable")
        for trades, offers in (("", "none"), ("-trades", "simple"))
    ),
]


def written(golden: Golden) -> str:
    """The game as text: choices are made by a fixed random stream, chance by a fixed seed."""
    spec = tilefolk.get(golden.game)
    match = Match.start(spec, golden.players, SEED, golden.options)
    random = Random(SEED)
    lines = match.record.text(with_seed=False).split("\n\n")[0].splitlines()
    told = moves = 0
    for _ in range(SHOWN):
        for move in match.record.moves[moves:]:
            lines.append(f"> {move.line()}")
        moves = len(match.record.moves)
        lines += [f"    {_event(event)}" for event in match.events[told:]]
        told = len(match.events)
        if match.game.is_over:
            break
        names = match.legal()
        shown = ", ".join(names[:4]) + (", …" if len(names) > 4 else "")
        lines.append(f"  seat {match.game.to_move} may choose among {len(names)}: {shown}")
        match.play(random.choice(names))
    while not match.game.is_over:
        match.play(random.choice(match.game.legal()))
    lines += [
        "",
        f"moves {len(match.record.moves)}",
        f"scores {match.game.scores()}",
        f"checksum {match.game.checksum()}",
    ]
    return "\n".join(lines) + "\n"


def _event(event: Any) -> str:
    said = json.dumps(event.data, ensure_ascii=False, separators=(", ", ": "))
    return f"{event.kind} {said}" if event.audience is None else f"{event.kind} {said} for {event.audience}"


def regenerate() -> None:
    """Write all of them anew."""
    for golden in GOLDEN:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(written(golden), encoding="utf-8")


if __name__ == "__main__":
    regenerate()
