"""``tilefolk simulate``: many random games, counted."""

from __future__ import annotations

import os
import time
from contextlib import closing
from typing import TYPE_CHECKING

import rich_click as click
from click.exceptions import Exit

import tilefolk
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import game_argument, option_option, players_option, tiles_option
from tilefolk.cli.screen import Screen, pass_screen

if TYPE_CHECKING:
    from pathlib import Path

    from tilefolk.core.simulation import Summary, Tally
    from tilefolk.core.values import Options

COLUMNS = ("mean", "sd", "min", "median", "max")
INTERRUPTED = 130
"""The exit code of a command that Ctrl-C has stopped; what was counted by then is printed all the same."""


@click.command(cls=Command, help="cli-command-simulate")
@game_argument
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="cli-simulate-games")
@players_option
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli-simulate-seed")
@option_option
@tiles_option
@click.option("--processes", type=click.IntRange(1), default=None, help="cli-simulate-processes")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@pass_screen
def simulate(
    screen: Screen,
    game: str,
    games: int,
    players: int | None,
    seed: int,
    options: dict[str, str],
    tiles: Path | None,
    processes: int | None,
    as_json: bool,
) -> None:
    from tilefolk.core.simulation import Tally, tallies

    spec = tilefolk.get(game)
    players = spec.min_players if players is None else players
    processes = processes or len(os.sched_getaffinity(0))
    if games <= 500:
        processes = 1  # two processes would start for longer than they play
    began = time.perf_counter()
    own_tiles = spec.read_tiles(tiles) if tiles else None
    parts = tallies(game, games, players, seed, options, processes, own_tiles)
    total = Tally(players, spec.sources)
    with screen.counting_games("simulate-running", games, silent=as_json) as count, closing(parts):
        stopped = False
        try:
            for part in parts:
                total += part
                count(part.games)
        except KeyboardInterrupt:
            stopped = True
    seconds = time.perf_counter() - began
    if as_json:
        _print_json(game, seed, spec.checked_options(options), total)
    elif total.games:
        _print_tables(screen, game, total, seconds)
    if stopped:
        screen.warn("simulate-stopped", games=total.games, wanted=games)
        raise Exit(INTERRUPTED)


def _print_json(game: str, seed: int, options: Options, tally: Tally) -> None:
    import json

    result = {"game": game, "seed": seed, "options": options, "engine": tilefolk.engine(), **tally.as_json()}
    click.echo(json.dumps(result, indent=2))


def _print_tables(screen: Screen, game: str, tally: Tally, seconds: float) -> None:
    from rich.table import Table

    result = tally.as_json()
    table = Table(
        title=screen.text(
            "simulate-title", game=screen.game_name(game), games=tally.games, players=tally.players
        )
    )
    table.add_column("")
    table.add_column(screen.text("column-wins"), justify="right")
    for column in COLUMNS:
        table.add_column(screen.text(f"column-{column}"), justify="right")
    for row in result["seats"]:
        share = f"{100 * row['wins'] / tally.games:.1f} %"
        name = screen.words.text("seat-number", number=row["seat"] + 1)
        table.add_row(name, share, *_numbers(row))
    table.add_section()
    table.add_row(screen.text("row-margin"), "", *_numbers(result["margin"]))
    table.add_row(screen.text("row-decisions"), "", *_numbers(result["decisions"]))
    screen.console.print(table)

    sources = Table(title=screen.text("simulate-sources"))
    sources.add_column("")
    sources.add_column(screen.text("column-points-a-game"), justify="right")
    sources.add_column(screen.text("column-share"), justify="right")
    for source, points in result["points"].items():
        share = f"{100 * result['share_of_points'][source]:.1f} %"
        sources.add_row(screen.source_name(game, source), f"{points / tally.games:.2f}", share)
    screen.console.print(sources)
    screen.say("simulate-shared", shared=result["shared_wins"])
    screen.say(
        "simulate-speed",
        seconds=round(seconds, 2),
        rate=round(tally.games / seconds),
        engine=screen.text(f"engine-{tilefolk.engine()}"),
        style="dim",
    )


def _numbers(row: Summary) -> list[str]:
    """In the order of the columns."""
    whole = (row["min"], row["median"], row["max"])
    return [f"{row['mean']:.2f}", f"{row['sd']:.2f}", *(f"{number:g}" for number in whole)]
