"""Fixed tasks to compare agents by, and the page of what was reached: scripts/leaderboard BOT… [--task ID]

A task is a game, a number of players, who fills the other seats, a number of games, and how many iterations
bots that search may make a decision (``tasks.json``). It never changes: what would change it gets a new id.
An entrant has one seat, which moves round the table; seeds are 1, 2, 3 …, each played from every seat.
Results are kept in ``leaderboard.json``; those that are there are not played again, so that a new agent costs
its own games alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tilefolk
from tilefolk.arena import Tournament, run

FOLDER = Path(__file__).parent
TASKS, RESULTS = FOLDER / "tasks.json", FOLDER / "leaderboard.json"
PAGE = FOLDER.parent / "docs" / "leaderboard.md"
SEED = 1
HEAD = """# Leaderboard

Fixed tasks: a game, players, opponents, a number of games and a budget. An agent has one seat, which moves
round the table; the others are the opponents. Seeds are fixed, so that everything here can be repeated.
Intervals are Wilson's, 95 %. A search is dear: tasks against master give it 100 iterations a decision, a
small part of the second that it has elsewhere, and have 20 games (Catan: 8); their intervals are wide.
`scripts/leaderboard BOT` measures an agent in all tasks of its games and writes this page; a bot is a name,
`FILE.py:CLASS`, or a checkpoint. [Agents](agents.md) tells how the trained ones came about.
"""


@dataclass(frozen=True, slots=True)
class Task:
    """What an entrant is measured by."""

    id: str
    game: str
    players: int
    opponents: str
    games: int
    iterations: int | None = None
    options: dict[str, str] = field(default_factory=dict)

    def measure(self, entrant: str, processes: int = 1) -> dict[str, Any]:
        """Play all games of an entrant."""
        spec = tilefolk.get(self.game)
        tournament = Tournament(
            self.game,
            (entrant, self.opponents),
            self.games,
            self.players,
            SEED,
            dict(spec.checked_options(self.options)),
            iterations=self.iterations,
        )
        standing = run(tournament, processes).standings[0]
        return {
            "task": self.id,
            "bot": entrant,
            "games": self.games,
            "wins": standing.wins,
            "low": round(standing.low, 4),
            "high": round(standing.high, 4),
            "points": round(standing.points, 1),
            "version": tilefolk.__version__,
        }

    def command(self, entrant: str) -> str:
        """The same measurement by the command line."""
        words = [f"tilefolk arena {entrant} {self.opponents} --game {self.game} --players {self.players}"]
        words += [f"--games {self.games} --seed {SEED}"]
        words += [f"--option {key}={value}" for key, value in self.options.items()]
        words += [] if self.iterations is None else [f"--iterations {self.iterations}"]
        return " ".join(words)


def tasks() -> list[Task]:
    """All tasks."""
    return [Task(**told) for told in json.loads(TASKS.read_text("utf-8"))["tasks"]]


def results() -> list[dict[str, Any]]:
    """What was measured so far."""
    found: list[dict[str, Any]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    return found


def page(all_tasks: Iterable[Task], measured: list[dict[str, Any]]) -> str:
    """The leaderboard as Markdown."""
    text = HEAD
    for task in all_tasks:
        rows = [row for row in measured if row["task"] == task.id]
        if not rows:
            continue
        rows.sort(key=lambda row: (-row["wins"], row["bot"]))
        text += f"\n## {task.id}\n\n`{task.command('BOT')}`\n\n"
        text += "| bot | wins | interval | points | version |\n|---|---:|---:|---:|---|\n"
        for row in rows:
            share, low, high = (100 * x for x in (row["wins"] / row["games"], row["low"], row["high"]))
            text += (
                f"| {row['bot']} | {share:.1f} % | {low:.1f}–{high:.1f} | {row['points']:.1f} |"
                f" {row['version']} |\n"
            )
    return text


def measure(entrants: list[str], wanted: list[str], processes: int) -> None:
    """Play what is missing; every result is on disk as soon as it is there."""
    for task in tasks():
        for entrant in entrants:
            known = {(row["task"], row["bot"]) for row in results()}
            if wanted and task.id not in wanted:
                continue
            if entrant == task.opponents or (task.id, entrant) in known:
                continue
            try:
                row = task.measure(entrant, processes)
            except tilefolk.TilefolkError as error:
                print(f"{task.id}: {error}", file=sys.stderr)  # an agent of another game, or none at all
                continue
            print(json.dumps(row), flush=True)
            RESULTS.write_text(json.dumps([*results(), row], indent=1) + "\n", "utf-8")
            PAGE.write_text(page(tasks(), results()), "utf-8")


def main() -> None:
    """Measure agents, and write the page."""
    parser = argparse.ArgumentParser(description="Measure agents by the fixed tasks.")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--task", action="append", default=[], help="only this task")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    measure(args.bots, args.task, args.processes)
    PAGE.write_text(page(tasks(), results()), "utf-8")


if __name__ == "__main__":
    main()
