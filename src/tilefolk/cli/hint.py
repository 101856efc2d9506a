"""``tilefolk hint``: the best few moves in a saved game."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import record_argument, tiles_option
from tilefolk.cli.screen import Screen, fail, pass_screen


@click.command(cls=Command, help="cli-command-hint")
@record_argument
@click.option("--at", type=click.IntRange(0), default=None, help="cli-hint-at")
@click.option("--seat", "seat_number", type=click.IntRange(1), default=None, help="cli-hint-seat")
@click.option("--count", type=click.IntRange(1), default=3, show_default=True, help="cli-hint-count")
@click.option(
    "--budget",
    type=click.FloatRange(0, min_open=True),
    default=1.0,
    show_default=True,
    help="cli-hint-budget",
)
@click.option("--iterations", type=click.IntRange(1), default=None, help="cli-arena-iterations")
@tiles_option
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@pass_screen
def hint(
    screen: Screen,
    record: Path,
    at: int | None,
    seat_number: int | None,
    count: int,
    budget: float,
    iterations: int | None,
    tiles: Path | None,
    as_json: bool,
) -> None:
    from tilefolk import bots
    from tilefolk.core.match import Match
    from tilefolk.core.record import Record
    from tilefolk.core.story import seat_names

    told = Record.load(record)
    tile_set = told.spec.read_tiles(tiles) if tiles else None
    match = Match.replay(told, tile_set)  # a broken record is refused, whatever move is asked for
    if at is not None:
        if at > len(told.moves):
            fail(screen, "hint-no-move", moves=len(told.moves))
        match.goto(at)
    game = match.game
    if game.is_over:
        fail(screen, "hint-over")
    seat = game.to_move if seat_number is None else seat_number - 1
    if not game.legal_for(seat):
        fail(screen, "hint-waiting")
    found = bots.hint(game, seat, count, budget, iterations=iterations, spec=told.spec)
    if as_json:
        import json

        click.echo(json.dumps({"seat": seat, "actions": found}, indent=2))
        return
    from rich.table import Table

    from tilefolk.cli.seat_numbers import for_people

    name = seat_names(screen.words, told.players, told.seats)[seat]
    table = Table(title=screen.text("hint-title", seat=name))
    table.add_column(screen.text("hint-move"), style="bold")
    for column in ("share", "points", "visits"):
        table.add_column(screen.text(f"hint-{column}"), justify="right")
    for entry in found:
        table.add_row(
            for_people(entry["name"]),
            f"{100 * entry['win_share']:.1f} %",
            f"{entry['expected_points']:.1f}",
            str(entry["visits"]),
        )
    screen.console.print(table)
