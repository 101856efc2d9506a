"""Fair dice over real sockets: pledges before the start, shares at the start, and a start that never hangs."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable

import msgspec
import pytest

from tests.server.clients import Guest, RunningServer, Tab, two_seated
from tilefolk.core.chance import SeededChance
from tilefolk.core.fair import pledge_of
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.server.fair import dice_of

ANNAS, BENS = "a1" * 32, "b2" * 32


def two_who_pledged(anna: Guest, ben: Guest, **changes) -> tuple[Tab, Tab]:
    """A table that waits, with Anna and Ben, whose browsers have pledged."""
    table = anna.table(public=True, options={"rounds": 1}, **changes)
    host, other = anna.open_table(table["id"]), ben.open_table(table["id"])
    other.do("sit", seat=1)
    host.do("pledge", pledge=pledge_of(ANNAS))
    other.do("pledge", pledge=pledge_of(BENS))
    host.until(lambda state: all(seat["pledge"] for seat in state["table"]["seats"]))
    return host, other


def until_status(tab: Tab, status: str) -> None:
    tab.until(lambda state: state["table"]["status"] == status)


def play_out(*tabs: Tab) -> None:
    """Each seat does the first thing it may until the game is over."""
    by_seat = {tab.state["you"]["seat"]: tab for tab in tabs}
    for action in ("keep 0", "keep 1", "say 0"):
        tab = by_seat[int(action[-1])] if action != "say 0" else by_seat[0]
        tab.until(lambda state, wanted=action: wanted in [it["name"] for it in state["legal"]])
        tab.act(tab.state["you"]["seat"], action)
    for tab in tabs:
        until_status(tab, "over")


@pytest.mark.parametrize("shuffle", [False, True])
def test_every_browser_adds_its_share_after_all_is_settled(anna, ben, shuffle):
    host, other = two_who_pledged(anna, ben, shuffle=shuffle)
    host.do("start")
    until_status(other, "starting")
    promise = other.state["table"]["promise"]
    assert promise["pledges"] == [pledge_of(ANNAS), pledge_of(BENS)]
    assert promise["nonces"] == ["", ""]
    assert other.state["view"] is None, "nothing is drawn before the shares are there"
    commitment = other.state["table"]["commitment"]
    for line in (f"commitment {commitment}", "game cups", "seat 0 Anna", "seat 1 Ben", "option rounds 1"):
        assert line in promise["text"].splitlines()
    assert ("order by lot" in promise["text"].splitlines()) is shuffle
    host.do("reveal", nonce=ANNAS)
    assert host.state["table"]["status"] == "starting"
    other.do("reveal", nonce=BENS)
    until_status(host, "playing")
    play_out(host, other)
    assert host.state["table"]["promise"]["text"] == promise["text"]
    record = Record.parse(anna.http.get(f"/api/tables/{host.state['table']['id']}/record").text)
    assert record.fingerprint == hashlib.sha256(promise["text"].encode()).hexdigest()
    assert record.shares is not None
    assert set(record.shares.nonces.values()) == {ANNAS, BENS}
    assert [record.seats[seat] for seat in (0, 1)] == [it["name"] for it in host.state["table"]["seats"]]
    assert record.chance_seed() != bytes.fromhex(record.seed or ""), "the server's secret is not the seed"
    assert Match.replay(record).game.scores() == host.state["view"]["scores"]


def test_who_does_not_tell_the_share_holds_nobody_up_and_is_named(start_server):
    server: RunningServer = start_server(reveal_within=0.3)
    anna, ben = Guest(server.address, "Anna"), Guest(server.address, "Ben")
    host, other = two_who_pledged(anna, ben)
    host.do("start")
    other.do("reveal", nonce=BENS)
    until_status(host, "playing")
    missing = [line["data"] for line in host.state["events"] if line["kind"] == "share_missing"]
    assert missing == [{"seat": 0, "number": 1}]
    play_out(host, other)
    record = Record.parse(anna.http.get(f"/api/tables/{host.state['table']['id']}/record").text)
    assert record.shares is not None
    assert (len(record.shares.pledges), record.shares.nonces) == (2, {1: BENS})
    assert record.chance_seed() is not None
    anna.close()
    ben.close()


def test_only_the_pledged_share_is_taken_and_only_at_the_start(anna, ben, guest):
    host, other = two_who_pledged(anna, ben)
    assert host.refused("reveal", nonce=ANNAS)["key"] == "server.share.not_now"
    watcher = guest("Carla").open_table(host.state["table"]["id"])
    assert watcher.refused("pledge", pledge=pledge_of(ANNAS))["key"] == "server.table.not_seated"
    host.do("start")
    assert other.refused("reveal", nonce=ANNAS)["key"] == "server.share.not_pledged"
    assert watcher.refused("reveal", nonce=ANNAS)["key"] == "server.share.none_pledged"
    assert host.refused("pledge", pledge=pledge_of(BENS))["key"] == "server.table.already_started"
    for command, fields in (("stand", {}), ("open", {}), ("bot", {"level": "easy"})):
        assert host.refused(command, seat=0, **fields)["key"] == "server.table.starting", command
    assert host.refused("reveal", nonce="x")["key"] == "server.message.invalid"


def test_nobody_pledged_and_the_game_begins_at_once(anna, ben):
    table = anna.table(public=True)
    host, other = anna.open_table(table["id"]), ben.open_table(table["id"])
    other.do("sit", seat=1)
    host.until(lambda state: state["table"]["seats"][1]["kind"] == "human")
    host.do("start")
    assert host.state["table"]["status"] == "playing"
    assert host.state["table"]["promise"]["nonces"] == ["", ""]


def test_a_table_that_starts_at_once_waits_for_the_share_of_its_maker(anna):
    seats = [{"kind": "mine"}, {"kind": "mine", "name": "Ben"}]
    table = anna.table(seats=seats, start=True, pledge=pledge_of(ANNAS))
    assert table["status"] == "starting"
    tab = anna.open_table(table["id"])
    tab.do("reveal", nonce=ANNAS)
    assert tab.state["table"]["status"] == "playing"
    assert tab.state["table"]["promise"]["nonces"] == [ANNAS, ANNAS]


def test_a_server_that_dies_between_the_two_steps_begins_when_somebody_comes(
    settings, start_server: Callable[..., RunningServer]
):
    first = start_server(reveal_within=60.0)
    anna = Guest(first.address, "Anna")
    table = anna.table(seats=[{"kind": "mine"}] * 2, start=True, pledge=pledge_of(ANNAS))
    first.stop()
    second = start_server(reveal_within=0.3)
    anna.address = second.address
    tab = anna.open_table(table["id"])
    assert tab.state["table"]["status"] == "starting"
    until_status(tab, "playing")
    anna.close()


def test_after_a_restart_the_dice_go_on_from_the_same_seed(
    settings, start_server: Callable[..., RunningServer]
):
    first = start_server()
    anna, ben = Guest(first.address, "Anna"), Guest(first.address, "Ben")
    host, other = two_who_pledged(anna, ben, shuffle=True)
    host.do("start")
    host.do("reveal", nonce=ANNAS)
    other.do("reveal", nonce=BENS)
    until_status(host, "playing")
    first.stop()
    second = start_server()
    anna.address = ben.address = second.address
    anna.http.base_url = second.address
    host, other = anna.open_table(host.state["table"]["id"]), ben.open_table(host.state["table"]["id"])
    play_out(host, other)
    record = Record.parse(anna.http.get(f"/api/tables/{host.state['table']['id']}/record").text)
    assert Match.replay(record).record.text() == record.text()
    anna.close()
    ben.close()


def test_a_seat_that_changes_hands_does_not_change_the_dice(anna, ben, guest, server):
    host, other = two_who_pledged(anna, ben)
    host.do("start")
    host.do("reveal", nonce=ANNAS)
    other.do("reveal", nonce=BENS)
    until_status(host, "playing")
    before = server.hub.live.find(host.state["table"]["id"]).match.play.chance.seed
    other.do("stand", seat=1)
    carla = guest("Carla").open_table(host.state["table"]["id"])
    carla.do("sit", seat=1)
    server.hub.live._tables.pop(host.state["table"]["id"])
    again = guest("Dora").open_table(host.state["table"]["id"])
    assert again.state["table"]["seats"][1]["name"] == "Carla"
    assert server.hub.live.find(host.state["table"]["id"]).match.play.chance.seed == before


def test_a_rematch_asks_for_new_shares(anna, ben):
    host, other = two_who_pledged(anna, ben)
    host.do("start")
    host.do("reveal", nonce=ANNAS)
    other.do("reveal", nonce=BENS)
    until_status(host, "playing")
    play_out(host, other)
    host.do("rematch")
    table = anna.get(f"/api/tables/{host.state['table']['rematch']}")
    assert [seat["pledge"] for seat in table["seats"]] == ["", ""]
    assert table["promise"] is None


def test_a_start_is_quick_when_all_shares_come(anna, ben):
    host, other = two_who_pledged(anna, ben)
    began = time.monotonic()
    host.do("start")
    host.do("reveal", nonce=ANNAS)
    other.do("reveal", nonce=BENS)
    until_status(host, "playing")
    assert time.monotonic() - began < 4, "nobody waits for the time of those who do not come"


def test_a_table_of_an_earlier_version_goes_on_with_its_plain_seed(anna, ben, server):
    """Its log holds a start without a promise; dice and draws follow from the server's secret alone."""
    host, _ = two_seated(anna, ben)
    table = server.hub.live.find(host.state["table"]["id"])
    dice = dice_of(table.row, msgspec.structs.replace(table.lobby, promise=None))
    assert (dice.seed, dice.shares) == (bytes.fromhex(table.row.seed), None)
    assert SeededChance(dice.seed).commitment == host.state["table"]["commitment"]


@pytest.mark.parametrize(("setup", "by_lot"), [("beginner", False), ("variable", True)])
def test_no_lot_is_drawn_where_each_colour_has_a_seat(anna, server, setup, by_lot):
    seats = [{"kind": "mine", "name": name} for name in ("Anna", "Ben", "Carla")]
    options = {"setup": setup}
    made = anna.table(
        game="catan", seats=seats, options=options, shuffle=True, start=True, pledge=pledge_of(ANNAS)
    )
    tab = anna.open_table(made["id"])
    tab.do("reveal", nonce=ANNAS)
    promise = tab.state["table"]["promise"]
    assert ("order by lot" in promise["text"].splitlines()) is by_lot
    assert sorted(promise["order"]) == ([0, 1, 2] if by_lot else [])
    record = server.hub.live.find(made["id"]).match.play.record
    assert record.fingerprint == hashlib.sha256(promise["text"].encode()).hexdigest()
    assert Match.replay(Record.parse(record.text())).record.text() == record.text()
