"""``tilefolk verify``: were the dice and draws of a saved game the promised ones?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click
from click.exceptions import Exit

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import record_argument, tiles_option
from tilefolk.cli.screen import Screen, fail, pass_screen
from tilefolk.core.errors import BadRecord
from tilefolk.core.match import Match, chance_of
from tilefolk.core.record import Record

if TYPE_CHECKING:
    from pathlib import Path


@click.command(cls=Command, help="cli-command-verify")
@record_argument
@tiles_option
@click.option("--promise", metavar="HEX", help="cli-option-promise")
@pass_screen
def verify(screen: Screen, record: Path, tiles: Path | None, promise: str | None) -> None:
    told = Record.load(record)
    if told.commitment is None:
        fail(screen, "verify-no-commitment")
    check_seed(screen, told)
    check_promise(screen, told, promise)
    match = Match.before(told, told.spec.read_tiles(tiles) if tiles else None)
    for line, move in told.numbered_moves():
        if move.chance and match.game.is_chance:
            check_draw(screen, match, line, move.text)
        match.repeat(line, move)  # names the line of anything that is not by the rules
    screen.say("verify-good", draws=match.draws, style="bold green")
    if told.shares is not None:
        added, pledged = len(told.shares.nonces), len(told.shares.pledges)
        screen.say("verify-shares", added=added, missing=pledged - added)
    if not match.game.is_over:
        screen.say("unfinished", style="yellow")


def check_draw(screen: Screen, match: Match, line: int, told: str) -> None:
    """The outcome that the record tells in that line must be the one that its seed brings."""
    source = chance_of(match.record)
    outcome = None if source is None else source.outcome(match.game, match.draws)
    drawn = "" if outcome is None else match.spec.action_name(match.game, outcome)
    if drawn != told:
        screen.say("verify-wrong-draw", line=line, told=told[:80], drawn=drawn, style="bold red")
        raise Exit(1)


def check_seed(screen: Screen, told: Record) -> None:
    """All that the header says of the seed must be true."""
    try:
        seed = told.chance_seed()
    except BadRecord as error:
        screen.refuse(error)
        raise Exit(1) from error
    if seed is None:
        fail(screen, "verify-no-seed")


def check_promise(screen: Screen, told: Record, promise: str | None) -> None:
    """Show the fingerprint, and compare it with the one that was shown before the game."""
    screen.say("verify-fingerprint", fingerprint=told.fingerprint)
    if promise is None:
        screen.say("verify-no-promise", style="yellow")
    elif promise.strip().lower() == told.fingerprint:
        screen.say("verify-promise-kept", style="bold green")
    else:
        screen.say("verify-promise-broken", style="bold red")
        raise Exit(1)
