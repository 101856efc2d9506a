"""``tilefolk selfplay``: games between bots, kept for training."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

import tilefolk
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import GameName, option_option, players_option
from tilefolk.cli.screen import Screen, pass_screen
from tilefolk.core.extras import need


@click.command(cls=Command, help="cli-command-selfplay")
@click.argument("game", type=GameName())
@click.option("--bots", "names", required=True, metavar="BOT,BOT", help="cli-selfplay-bots")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="cli-arena-games")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="cli-selfplay-out")
@players_option
@option_option
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli-arena-seed")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=None, help="cli-arena-seconds")
@click.option("--iterations", type=click.IntRange(1), default=None, help="cli-arena-iterations")
@click.option("--observations", is_flag=True, help="cli-selfplay-observations")
@click.option(
    "--encoding",
    type=click.Choice(["full", "compact"]),
    default="full",
    show_default=True,
    help="cli-selfplay-encoding",
)
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="cli-arena-processes")
@click.option("--cluster", is_flag=True, help="cli-arena-cluster")
@pass_screen
def selfplay(
    screen: Screen,
    game: str,
    names: str,
    games: int,
    out: Path,
    players: int | None,
    options: dict[str, str],
    seed: int,
    seconds: float | None,
    iterations: int | None,
    observations: bool,
    encoding: str,
    processes: int,
    cluster: bool,
) -> None:
    from tilefolk import bots
    from tilefolk.selfplay import Plan, run

    if observations:
        need("envs", "numpy", "gymnasium")
        need("data", "pyarrow")
    if cluster:
        need("cluster", "ray")
    spec = tilefolk.get(game)
    entries = tuple(name for name in names.split(",") if name)
    for name in entries or ("",):
        bots.make(name, spec, seed)  # a name that is wrong is refused before anything is played
    seats = max(spec.min_players, min(len(entries), spec.max_players)) if players is None else players
    plan = Plan(
        game,
        entries,
        games,
        spec.checked_players(seats),
        seed,
        dict(spec.checked_options(options)),
        seconds,
        iterations,
        observations,
        encoding,
    )
    with screen.counting_games("selfplay-running", games, silent=False) as count:
        played = run(plan, out, processes, cluster, count)
    screen.say("selfplay-done", games=played, directory=str(out))
