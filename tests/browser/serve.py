"""A server process for the browser tests: python tests/browser/serve.py FOLDER PORT [real-dice]

Nothing at its tables is left to luck: every game has the same draws and dice, and bots choose alike. A table can go
on from a prepared match: the next game to begin takes up the record that lies in the folder. Only with real dice the
seed is the one that the players' shares make.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import Mock

from tilefolk.core.chance import seed_from
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.server import bots, coaching, fair
from tilefolk.server import match as matches
from tilefolk.server.fair import Dice
from tilefolk.server.run import Server, configure_logs
from tilefolk.server.settings import Limits, at_home

# All browsers of the tests come from one address, and they click faster than people.
FAST = 1e4
ROOMY = Limits(
    call_rate=FAST, call_burst=FAST, table_rate=FAST, table_burst=FAST, message_rate=FAST, message_burst=FAST,
    snapshot_rate=FAST, snapshot_burst=FAST, seat_rate=FAST, seat_burst=FAST,
    hint_rate=FAST, hint_burst=FAST, try_rate=FAST, try_burst=FAST,
)  # fmt: skip
SEAT_ABSENCE = 5.0  # seconds; nobody wants to wait for two minutes
QUICK = {"analysis_quality": "quick", "analysis_niceness": 0}
SEED = 1
BOTS_CHOICE = 20261
ROUNDS = 150
"""So much a bot that searches thinks, on a fast machine and on a slow one."""
PREPARED = "prepared.record"
REAL_DICE = "real-dice"


def fix_all_draws(*, real_dice: bool) -> None:
    """Draws, lots and dice follow from one seed, bots' choices and what they imagine from another."""
    if not real_dice:
        fair.mixed_seed = lambda *_shares: seed_from(SEED)
    bots.bots = Mock(
        wraps=bots.bots,
        make=partial(bots.bots.make, iterations=ROUNDS),
        hint=partial(bots.bots.hint, iterations=ROUNDS),
    )
    bots.secrets = coaching.secrets = matches.secrets = Mock(randbits=lambda _bits: BOTS_CHOICE)


def take_up_prepared_matches(folder: Path) -> None:
    """The next game that begins goes on where the record in the folder stops, with its draws."""
    start = matches.TableMatch.begin

    def begin(first: Record, earlier: Match | None, dice: Dice, seq: int) -> matches.Played:
        played = start(first, earlier, dice, seq)
        prepared = folder / PREPARED
        if not prepared.exists():
            return played
        match, record = played.match, Record.parse(prepared.read_text("utf-8"))
        prepared.unlink()
        assert record.game == first.game, f"a game of {record.game} was prepared"
        header = match.play.record
        match.play = Match.replay(replace(record, seats=header.seats))
        for name in ("commitment", "seed", "shares"):
            setattr(match.play.record, name, getattr(header, name))
        match._entries = [matches.EntryPly(match.play.ply, seq)]
        return matches.Played(match, match.lines_after(0), list(match.play.events))

    matches.TableMatch.begin = begin  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    configure_logs("warning")
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    fix_all_draws(real_dice=REAL_DICE in sys.argv[3:])
    take_up_prepared_matches(folder)
    server = Server(
        at_home(folder, port=port, bot_pace=0.0, seat_absence=SEAT_ABSENCE, limits=ROOMY, **QUICK)
    )
    print(server.address, flush=True)
    server.serve_here()
