"""A short run of scripts/chaos: servers are killed and the database goes away while people play."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.chaos import databases
from tests.chaos.audit import Log, audit
from tests.chaos.players import Findings, Guest, Player
from tests.chaos.run import Plan, chaos
from tests.server.test_hub import ANNA, TWO, with_hubs
from tilefolk.server.new_tables import create_table


@pytest.mark.parametrize(("database", "servers"), [(databases.sqlite, 1), (databases.postgres, 2)])
def test_nothing_is_lost_or_doubled_and_nobody_is_sent_back(database, servers):
    plan = Plan(kills=3, outages=1, servers=servers, groups=2, outage_seconds=1.0, seed=12)
    with database() as one:
        report = asyncio.run(chaos(plan, one))
    assert report.findings.faults == []
    assert report.kills >= plan.kills
    assert sum(report.outages.values()) == plan.outages
    assert len(report.findings.acknowledged) > plan.groups, "somebody played"


def player_at(table_id):
    """Somebody at a table, who looks without a server."""
    guest = Guest(None, Findings(), random.Random(1), "Anna")
    guest.player = ANNA.player
    return Player(guest, table_id)


def snapshot(seq, view, events=()):
    """As much of one as a player looks at."""
    return {"type": "snapshot", "seq": seq, "view": view, "legal": [], "events": list(events)}


def test_players_notice_when_they_are_sent_back_or_shown_two_truths():
    player = player_at("t")
    player._take(snapshot(5, {"move": 1}))
    player._take(snapshot(5, {"move": 1}))
    assert player.findings.faults == []
    player._take(snapshot(5, {"move": 2}))
    player._take(snapshot(4, {"move": 1}))
    player._take({"type": "update", "seq": 9})
    told = " / ".join(player.findings.faults)
    assert "two views after entry 5" in told
    assert "sent back from 5 to 4" in told
    assert "an update from 9 after 5" in told


def test_the_log_is_compared_with_what_was_acknowledged_and_seen(settings):
    async def work(bus, hub):
        table_id = (await create_table(hub, ANNA, TWO)).row.id
        log, player = await Log.read(hub.store, table_id), player_at(table_id)
        player.seq = 1
        player.events = log.events_for(player)
        audit(log, [player], player.findings)
        assert player.findings.faults == []
        player.events = player.events[1:]
        player.findings.acknowledged[table_id, ANNA.player, "c-1"] = 2
        player.findings.refused.add((table_id, ANNA.player, "create"))
        log.table.match.play.record.seed = "00" * 32
        audit(log, [player], player.findings)
        told = " / ".join(player.findings.faults)
        assert "was acknowledged as 2, and stands at no place" in told
        assert "was refused, and stands at [1]" in told
        assert "saw other events" in told
        assert "the record is not right" in told

    with_hubs(settings, 1, work)
