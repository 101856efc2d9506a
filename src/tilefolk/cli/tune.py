"""``tilefolk tune``: better weights for the bots' judgement, found by play."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

import tilefolk
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import OutputFile, game_argument, option_option, players_option
from tilefolk.cli.screen import Screen, pass_screen
from tilefolk.core.extras import need

PROOF = 1 << 32
"""Added to the seed for the games that prove the result: none of them was played while tuning."""


@click.command(cls=Command, help="cli-command-tune")
@game_argument
@players_option
@option_option
@click.option("--rounds", type=click.IntRange(1), default=50, show_default=True, help="cli-tune-rounds")
@click.option("--games", type=click.IntRange(2), default=200, show_default=True, help="cli-tune-games")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli-arena-seed")
@click.option("--weight", "only", metavar="NAME", multiple=True, help="cli-tune-weight")
@click.option("--out", type=OutputFile(), default=None, help="cli-tune-out")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="cli-arena-processes")
@click.option("--cluster", is_flag=True, help="cli-arena-cluster")
@pass_screen
def tune(
    screen: Screen,
    game: str,
    players: int | None,
    options: dict[str, str],
    rounds: int,
    games: int,
    seed: int,
    only: tuple[str, ...],
    out: Path | None,
    processes: int,
    cluster: bool,
) -> None:
    import json

    from tilefolk.arena.ratings import wilson
    from tilefolk.arena.tuning import duel
    from tilefolk.arena.tuning import tune as tuned_rounds
    from tilefolk.arena.workers import workers
    from tilefolk.bots.weights import weight_sets
    from tilefolk.core.files import write_whole

    spec = tilefolk.get(game)
    seats = spec.min_players if players is None else spec.checked_players(players)
    chosen = spec.checked_options(options)
    if cluster:
        need("cluster", "ray")
    with workers(processes, cluster) as pool:
        for done in tuned_rounds(game, seats, rounds, games, seed, None, chosen, pool, only):
            share = round(100 * done.share, 1)
            screen.say("tune-round", round=done.number, share=share, games=games, style="dim")
            if out is not None:
                write_whole(out, (json.dumps(done.weights, indent=2) + "\n").encode())
        before = weight_sets(game)["tuned"]
        wins = duel(game, seats, done.weights, before, games, seed + PROOF, chosen, pool)
    low, high = wilson(wins, games)
    screen.say(
        "tune-proof",
        share=round(100 * wins / games, 1),
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        games=games,
        even=round(100 / seats, 1),
        style="bold",
    )
    if out is None:
        click.echo(json.dumps(done.weights, indent=2))
