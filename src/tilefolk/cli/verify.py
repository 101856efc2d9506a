"""``tilefolk verify``: were the dice and draws of a saved game the promised ones?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click
from click.exceptions import Exit

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import record_argument, tiles_option
from tilefolk.cli.screen import Screen, fail, pass_screen
from tilefolk.core.errors import LINE_ECHO_MAX, BadRecord
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
    saved = Record.load(record)
    if saved.commitment is None:
        fail(screen, "verify-no-commitment")
    check_seed(screen, saved)
    check_promise(screen, saved, promise)
    match = Match.before(saved, saved.spec.read_tiles(tiles) if tiles else None)
    for line, move in saved.numbered_moves():
        if move.chance and match.game.is_chance:
            check_draw(screen, match, line, move.text)
        match.repeat(line, move)  # names the line of anything that is not by the rules
    screen.say("verify-good", draws=match.draws, style="bold green")
    if saved.shares is not None:
        added, pledged = len(saved.shares.nonces), len(saved.shares.pledges)
        screen.say("verify-shares", added=added, missing=pledged - added)
    if not match.game.is_over:
        screen.say("unfinished", style="yellow")


def check_draw(screen: Screen, match: Match, line: int, recorded: str) -> None:
    """The outcome that the record tells in that line must be the one that its seed brings."""
    source = chance_of(match.record)
    outcome = None if source is None else source.outcome(match.game, match.draws)
    drawn = "" if outcome is None else match.spec.action_name(match.game, outcome)
    if drawn != recorded:
        screen.say(
            "verify-wrong-draw", line=line, told=recorded[:LINE_ECHO_MAX], drawn=drawn, style="bold red"
        )
        raise Exit(1)


def check_seed(screen: Screen, record: Record) -> None:
    """All that the header says of the seed must be true."""
    try:
        seed = record.chance_seed()
    except BadRecord as error:
        screen.refuse(error)
        raise Exit(1) from error
    if seed is None:
        fail(screen, "verify-no-seed")


def check_promise(screen: Screen, record: Record, promise: str | None) -> None:
    """Show the fingerprint, and compare it with the one that was shown before the game."""
    screen.say("verify-fingerprint", fingerprint=record.fingerprint)
    if promise is None:
        screen.say("verify-no-promise", style="yellow")
    elif promise.strip().lower() == record.fingerprint:
        screen.say("verify-promise-kept", style="bold green")
    else:
        screen.say("verify-promise-broken", style="bold red")
        raise Exit(1)
