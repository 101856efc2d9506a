"""``tilefolk verify``: were the dice and draws of a saved game the promised ones?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click
from click.exceptions import Exit

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import record_argument, tiles_option
from tilefolk.cli.screen import Screen, fail, pass_screen
from tilefolk.core.nature import Nature, commitment_of
from tilefolk.core.playthrough import Playthrough
from tilefolk.core.record import Record

if TYPE_CHECKING:
    from pathlib import Path


@click.command(cls=Command, help="cli-command-verify")
@record_argument
@tiles_option
@pass_screen
def verify(screen: Screen, record: Path, tiles: Path | None) -> None:
    told = Record.load(record)
    if told.commitment is None:
        fail(screen, "verify-no-commitment")
    if told.seed is None:
        fail(screen, "verify-no-seed")
    seed = bytes.fromhex(told.seed)
    if commitment_of(seed) != told.commitment:
        screen.say("verify-wrong-seed", style="bold red")
        raise Exit(1)
    tile_set = told.spec.read_tiles(tiles) if tiles else None
    Playthrough.replay(told, tile_set)  # names the line of anything that is not by the rules
    nature = Nature(seed)
    match = Playthrough(told.spec, told.players, told.options, told.seats, tiles=tile_set)
    for number, move in enumerate(told.moves, start=1):
        if move.nature:
            drawn = match.spec.action_name(match.game, nature.choose(match.game))
            if drawn != move.text:
                screen.say("verify-wrong-draw", number=number, told=move.text, drawn=drawn, style="bold red")
                raise Exit(1)
        match.play(move.text)
    screen.say("verify-good", draws=nature.drawn, style="bold green")
    if not match.game.is_over:
        screen.say("unfinished", style="yellow")
