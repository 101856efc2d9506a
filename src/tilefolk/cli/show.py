"""``tilefolk show``: a saved game, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import OutputFile, record_argument, tiles_option
from tilefolk.cli.screen import Screen, pass_screen
from tilefolk.cli.seat_numbers import for_people
from tilefolk.cli.terminal_table import board_text, table_lines
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.core.story import seat_names, sentence

if TYPE_CHECKING:
    from pathlib import Path


@click.command(cls=Command, help="cli-command-show")
@record_argument
@tiles_option
@click.option("--boards", is_flag=True, help="cli-show-boards")
@click.option("--moves/--no-moves", default=True, help="cli-show-moves")
@click.option("--svg", type=OutputFile(), default=None, help="cli-show-svg")
@click.option("--png", type=OutputFile(), default=None, help="cli-show-png")
@click.option("--html", type=OutputFile(), default=None, help="cli-show-html")
@click.option("--dark", is_flag=True, help="cli-show-dark")
@pass_screen
def show(
    screen: Screen,
    record: Path,
    tiles: Path | None,
    boards: bool,
    moves: bool,
    svg: Path | None,
    png: Path | None,
    html: Path | None,
    dark: bool,
) -> None:
    told = Record.load(record)
    tile_set = told.spec.read_tiles(tiles) if tiles else None
    match = Match.replay(told, tile_set)  # a broken record is refused before anything is shown
    names = seat_names(screen.words, told.players, told.seats)
    if svg or png or html:
        from tilefolk.cli.show_pictures import draw

        draw(screen, match, names, {"svg": svg, "png": png, "html": html}, dark)
        return
    screen.say("show-title", game=screen.game_name(told.game), players=", ".join(names), style="bold")
    for name, value in told.options.items():
        screen.say("show-option", name=name, value=screen.option_value(value), style="dim")

    match.goto(0 if moves else len(match.record.moves))
    for number, move in enumerate(match.record.moves[match.ply :], start=1):
        mover = screen.text("chance") if move.chance else names[match.game.to_move]
        screen.console.print(
            f"\n{number:4d}  {mover}: {for_people(move.text)}",
            style="dim" if move.chance else "bold",
            markup=False,
        )
        seen = len(match.events)
        match.goto(number)
        for event in match.events[seen:]:
            said = sentence(screen.words, told.game, event, names)
            if said is not None:
                screen.console.print(f"      {said}", markup=False)
        if boards and not move.chance:
            screen.console.print(board_text(screen.words, match.game, None), markup=False)
    screen.console.print()
    screen.console.print(board_text(screen.words, match.game, None), markup=False)
    for line in table_lines(screen, match.game, None, names):
        screen.console.print(line, markup=False)
    print_scores(screen, match, names)


def print_scores(screen: Screen, match: Match, names: list[str], seat: int | None = None) -> None:
    """The points as that seat (None: a spectator) may know them, and the winners if the game is over."""
    known = match.view(seat)["scores"]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, known, strict=True))
    screen.say("scores", scores=scores, style="bold")
    if match.game.is_over:
        winners = [names[seat] for seat in match.game.winners()]
        screen.say("winners", count=len(winners), winners=", ".join(winners), style="bold green")
    else:
        screen.say("unfinished", style="yellow")
