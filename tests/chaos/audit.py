"""What the log must say at the end, compared with all that the players were told."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from click.testing import CliRunner

from tests.chaos.players import Findings, Player
from tilefolk.cli import program
from tilefolk.server.changes import event_lines
from tilefolk.server.rows import Entry
from tilefolk.server.store import Store
from tilefolk.server.table import LiveTable


class Log:
    """A table as it stands in the database, folded afresh."""

    def __init__(self, table: LiveTable, entries: list[Entry]) -> None:
        self.table, self.entries = table, entries

    @classmethod
    async def read(cls, store: Store, table_id: str) -> Log:
        """From the first entry to the last."""
        row = await store.table(table_id)
        assert row is not None
        table, entries = LiveTable(row), await store.entries(table_id)
        for entry in entries:
            table.fold(entry)
        return cls(table, entries)

    def events_for(self, player: Player) -> list[Any]:
        """What this player was to see up to the last entry that was shown, as it goes over the wire."""
        seat = next(iter(self.table.lobby.seats_of(player.guest.player)), None)
        shown = [it for it in self.table.events if it[0] <= player.seq]
        return list(msgspec.json.decode(msgspec.json.encode(event_lines(shown, seat))))


def audit(log: Log, players: list[Player], findings: Findings) -> None:
    """Nothing acknowledged is lost or doubled, nothing refused was done, everybody saw all, the record is right."""
    table_id = log.table.row.id
    stored: dict[tuple[str, str, str], list[int]] = {}
    for entry in log.entries:
        stored.setdefault((table_id, entry.player, entry.command), []).append(entry.seq)
    for name, seq in findings.acknowledged.items():
        if name[0] == table_id and stored.get(name) != [seq]:
            findings.fault(f"{name} was acknowledged as {seq}, and stands at {stored.get(name, 'no place')}")
    for name in findings.refused & stored.keys():
        findings.fault(f"{name} was refused, and stands at {stored[name]}")
    said = Counter(entry.data.text for entry in log.entries if entry.kind == "chat")
    for text, times in said.items():
        if times > 1 or text not in findings.lines:
            findings.fault(f"{table_id}: the line {text!r} stands {times} times")
    for player in players:
        if player.events != log.events_for(player):
            findings.fault(f"{table_id} {player.guest.name}: saw other events than there were")
    if log.table.match is not None:
        verify(log, findings)


def verify(log: Log, findings: Findings) -> None:
    """The record stands up to `tilefolk verify`."""
    assert log.table.match is not None
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record.txt"
        record.write_text(log.table.match.play.record.text(), encoding="utf-8")
        result = CliRunner().invoke(program, ["verify", str(record)])
    if result.exit_code != 0:
        findings.fault(f"{log.table.row.id}: the record is not right: {result.output[-300:]}")
