"""``tilefolk arena``: bots against bots, counted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

import tilefolk
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import GameName, OutputFile, option_option, players_option
from tilefolk.cli.screen import Screen, fail, pass_screen
from tilefolk.core.extras import need

if TYPE_CHECKING:
    from tilefolk.arena import ArenaResult


@click.command(cls=Command, help="cli-command-arena")
@click.argument("names", metavar="BOT...", nargs=-1)
@click.option("--bot", "more", multiple=True, metavar="FILE.py:CLASS", help="cli-arena-bot")
@click.option("--game", type=GameName(), required=True, help="cli-arena-game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="cli-arena-games")
@players_option
@option_option
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli-arena-seed")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=None, help="cli-arena-seconds")
@click.option("--iterations", type=click.IntRange(1), default=None, help="cli-arena-iterations")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="cli-arena-processes")
@click.option("--cluster", is_flag=True, help="cli-arena-cluster")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.option("--plot", type=OutputFile(), default=None, help="cli-arena-plot")
@pass_screen
def arena(
    screen: Screen,
    names: tuple[str, ...],
    more: tuple[str, ...],
    game: str,
    games: int,
    players: int | None,
    options: dict[str, str],
    seed: int,
    seconds: float | None,
    iterations: int | None,
    processes: int,
    cluster: bool,
    as_json: bool,
    plot: Path | None,
) -> None:
    from tilefolk import bots
    from tilefolk.arena import Tournament, run

    spec = tilefolk.get(game)
    entries = (*names, *more)
    for name in entries:
        bots.make(name, spec, seed)  # a name that is wrong is refused before anything is played
    _check_extras(screen, plot, cluster)
    seats = max(spec.min_players, min(len(entries), spec.max_players)) if players is None else players
    checked = dict(spec.checked_options(options))
    tournament = Tournament(game, entries, games, seats, seed, checked, seconds, iterations)
    with screen.counting_games("arena-running", games, silent=as_json) as count:
        result = run(tournament, processes, cluster, count)
    title = screen.text("arena-title", game=screen.game_name(game), games=result.games, players=seats)
    if as_json:
        import json

        click.echo(json.dumps({"game": game, "seed": seed, "options": checked, **result.as_json()}, indent=2))
    else:
        _print_table(screen, title, result)
    if plot is not None:
        from tilefolk.arena.plot import save

        save(result, title, plot)
        if not as_json:
            screen.say("arena-saved", file=str(plot), style="dim")


def _check_extras(screen: Screen, plot: Path | None, cluster: bool) -> None:
    """Say at once what can't be drawn, and what is not installed."""
    if plot is not None and plot.suffix not in (".png", ".svg"):
        fail(screen, "arena-plot-kind")
    if plot is not None and plot.suffix == ".png":
        need("plots", "matplotlib")
    if cluster:
        need("cluster", "ray")


def _print_table(screen: Screen, title: str, result: ArenaResult) -> None:
    from rich.table import Table

    table = Table(title=title)
    table.add_column(screen.text("bots-name"), style="bold")
    for column in ("wins", "interval", "points", "rating", "time"):
        table.add_column(screen.text(f"arena-{column}"), justify="right")
    for standing in result.standings:
        table.add_row(
            standing.name,
            f"{100 * standing.share:.1f} %",
            f"{100 * standing.low:.1f}–{100 * standing.high:.1f} %",
            f"{standing.points:.1f}",
            f"{standing.rating:.0f}",
            f"{1000 * standing.seconds_a_decision:.2f} ms",
        )
    screen.console.print(table)
