"""``tilefolk play``: a game for people, in the browser or in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

import tilefolk
from tilefolk.cli.ask_game import ask_game
from tilefolk.cli.lazy import Command
from tilefolk.cli.options import GameName, option_option, players_option, port_type, tiles_option
from tilefolk.cli.screen import Screen, fail, pass_screen

if TYPE_CHECKING:
    from tilefolk.objects import Match


@click.command(cls=Command, help="cli-command-play")
@click.argument("game", type=GameName(), required=False)
@click.option("--terminal", is_flag=True, help="cli-play-terminal")
@players_option
@click.option("--people", type=click.IntRange(0), default=1, show_default=True, help="cli-play-people")
@click.option("--bot", default="easy", show_default=True, metavar="NAME", help="cli-play-bot")
@click.option("--name", "names", multiple=True, metavar="NAME", help="cli-play-name")
@click.option("--seed", type=click.IntRange(0), default=None, help="cli-play-seed")
@option_option
@tiles_option
@click.option(
    "--resume", type=click.Path(path_type=Path, dir_okay=False), default=None, help="cli-play-resume"
)
@click.option("--continue", "again", is_flag=True, help="cli-play-continue")
@click.option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@click.option("--port", type=port_type, default=None, help="cli-play-port")
@click.option("--browser/--no-browser", "open_browser", default=True, help="cli-play-browser")
@pass_screen
def play(
    screen: Screen,
    game: str | None,
    terminal: bool,
    players: int | None,
    people: int,
    bot: str,
    names: tuple[str, ...],
    seed: int | None,
    options: dict[str, str],
    tiles: Path | None,
    resume: Path | None,
    again: bool,
    host: str,
    port: int | None,
    open_browser: bool,
) -> None:
    if not terminal and resume is None and not again:
        if tiles is not None:
            fail(screen, "play-tiles-terminal")
        from tilefolk.cli.browser import play_in_browser

        play_in_browser(screen, host, port, open_browser)
        return

    from tilefolk.cli.terminal import TerminalGame, last_game

    if again:
        resume = last_game()
        if not resume.exists():
            fail(screen, "play-nothing-to-continue")
    if resume is not None:
        match = tilefolk.load(resume, tiles)
        if match.chance is None:
            fail(screen, "play-no-seed")
    else:
        chosen = game or ask_game(screen, tilefolk.games())
        if chosen is None:
            return
        match = _new_game(screen, chosen, players, people, bot, names, seed, options, tiles)
    TerminalGame(screen, match, people, bot).run()


def _new_game(
    screen: Screen,
    game: str,
    players: int | None,
    people: int,
    bot: str,
    names: tuple[str, ...],
    seed: int | None,
    options: dict[str, str],
    tiles: Path | None,
) -> Match:
    spec = tilefolk.get(game)
    players = max(spec.min_players, people, len(names)) if players is None else players
    if len(names) > players:
        fail(screen, "play-names", names=len(names), players=players)
    seats = dict(enumerate(names))
    for seat in range(max(len(names), people), players):
        seats[seat] = bot.rpartition(":")[2]  # a level, or the class of a bot of one's own
    return tilefolk.start(game, players, seed, options, seats, tiles)
