"""``tilefolk tune``: better weights for the bots' judgement, found by play."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

import tilefolk
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import game_argument, option_option, players_option
from tilefolk.cli.screen import Screen, pass_screen


@click.command(cls=Command, help="cli-command-tune")
@game_argument
@players_option
@option_option
@click.option("--rounds", type=click.IntRange(1), default=50, show_default=True, help="cli-tune-rounds")
@click.option("--games", type=click.IntRange(2), default=200, show_default=True, help="cli-tune-games")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli-arena-seed")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), default=None, help="cli-tune-out")
@pass_screen
def tune(
    screen: Screen,
    game: str,
    players: int | None,
    options: dict[str, str],
    rounds: int,
    games: int,
    seed: int,
    out: Path | None,
) -> None:
    import json

    from tilefolk.arena.tuning import tune as trials

    spec = tilefolk.get(game)
    seats = spec.min_players if players is None else spec.checked_players(players)
    for trial in trials(game, seats, rounds, games, seed, options=spec.checked_options(options)):
        screen.say(
            "tune-round",
            round=trial.number,
            share=round(100 * trial.share, 1),
            games=games,
            verdict=screen.text("tune-kept" if trial.kept else "tune-dropped"),
            style="bold" if trial.kept else "dim",
        )
        text = json.dumps(trial.weights, indent=2) + "\n"
        if out is not None:
            out.write_text(text, encoding="utf-8")
    if out is None:
        click.echo(text, nl=False)
