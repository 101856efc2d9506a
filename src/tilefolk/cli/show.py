"""``tilefolk show``: a saved game, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import record_argument, tiles_option
from tilefolk.cli.screen import Screen, pass_screen
from tilefolk.core.playthrough import Playthrough
from tilefolk.core.record import Record
from tilefolk.core.story import seat_names, sentence

if TYPE_CHECKING:
    from pathlib import Path


@click.command(cls=Command, help="cli-command-show")
@record_argument
@tiles_option
@click.option("--boards", is_flag=True, help="cli-show-boards")
@click.option("--moves/--no-moves", default=True, help="cli-show-moves")
@pass_screen
def show(screen: Screen, record: Path, tiles: Path | None, boards: bool, moves: bool) -> None:
    told = Record.load(record)
    tile_set = told.spec.read_tiles(tiles) if tiles else None
    finished = Playthrough.replay(told, tile_set)  # a broken record is refused before anything is shown
    spec = told.spec
    names = seat_names(screen.words, told.players, told.seats)
    screen.say("show-title", game=screen.game_name(told.game), players=", ".join(names), style="bold")
    for name, value in told.options.items():
        screen.say("show-option", name=name, value=screen.option_value(value), style="dim")

    match = Playthrough(spec, told.players, told.options, told.seats, tiles=tile_set)
    for number, move in enumerate(finished.record.moves if moves else [], start=1):
        mover = screen.text("nature") if move.nature else names[match.game.to_move]
        screen.console.print(
            f"\n{number:4d}  {mover}: {move.text}", style="dim" if move.nature else "bold", markup=False
        )
        for event in match.play(move.text):
            said = sentence(screen.words, told.game, event, names)
            if said is not None:
                screen.console.print(f"      {said}", markup=False)
        if boards and not move.nature:
            screen.console.print(spec.board_text(match.game), markup=False)
    screen.console.print()
    screen.console.print(spec.board_text(finished.game), markup=False)
    print_scores(screen, finished, names)


def print_scores(screen: Screen, match: Playthrough, names: list[str]) -> None:
    """The points so far, and the winners if the game is over."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, match.game.scores(), strict=True))
    screen.say("scores", scores=scores, style="bold")
    if match.game.is_over:
        winners = [names[seat] for seat in match.game.winners()]
        screen.say("winners", count=len(winners), winners=", ".join(winners), style="bold green")
    else:
        screen.say("unfinished", style="yellow")
