"""Two actions for one position, retries, decisions at the same time."""

from __future__ import annotations

import threading

from tests.server.clients import two_seated


def announcing(anna, ben, **changes):
    """Both have chosen; Anna, seat 0, announces."""
    host, other = two_seated(anna, ben, **changes)
    host.act(0, "keep 0")
    other.act(1, "keep 1")
    host.until(lambda state: state["view"]["phase"] == "announce")
    return host, other


def test_two_actions_for_one_position_one_wins(anna, ben):
    host, _ = announcing(anna, ben)
    tab = anna.open_table(host.state["table"]["id"])
    seq = host.state["seq"]
    first = host.send("act", seat=0, seq=seq, actions=["say 1"])
    assert host.expect("ack")["id"] == first
    late = tab.send("act", seat=0, seq=seq, actions=["say 2"])
    while (frame := tab.read())["type"] not in ("stale", "ack", "error"):
        pass
    assert frame == {"type": "stale", "id": late, "seq": seq + 1}
    assert tab.frames[-2]["type"] == "snapshot", "the fresh view comes with it"
    assert (tab.frames[-2]["seq"], tab.frames[-2]["since"]) == (seq + 1, seq)
    said = {it["data"]["number"] for it in tab.state["events"] if it["kind"] == "announced"}
    assert said == {1}


def test_a_race_has_one_winner(anna, ben, server):
    host, _ = announcing(anna, ben)
    tabs = [anna.open_table(host.state["table"]["id"]) for _ in range(6)]
    seq = host.state["seq"]
    go = threading.Barrier(len(tabs))
    results = []

    def race(tab, number):
        go.wait()
        tab.send("act", seat=0, seq=seq, actions=[f"say {number}"])
        while (frame := tab.read())["type"] not in ("stale", "ack"):
            pass
        results.append(frame["type"])

    threads = [threading.Thread(target=race, args=(tab, number)) for number, tab in enumerate(tabs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert sorted(results) == ["ack"] + ["stale"] * 5
    assert server.metric("tilefolk_stale_total") == 5
    assert tabs[0].state["view"]["move"] == 1


def test_a_double_click_is_one_move(anna):
    """Seat 0 announces in round 0 and seat 0 chooses next: the same tab, the same seq, twice."""
    table = anna.table(seats=[{"kind": "mine"}, {"kind": "mine"}], start=True)
    tab = anna.open_table(table["id"])
    seq = tab.state["seq"]
    for _ in range(2):
        tab.send("act", seat=0, seq=seq, actions=["keep 0"])
    tab.expect("ack")
    while tab.read()["type"] != "stale":
        pass


def test_a_retry_with_the_same_id_is_acknowledged_again_and_done_once(anna, ben):
    host, _ = announcing(anna, ben)
    message = {"type": "act", "id": "once", "seat": 0, "seq": host.state["seq"], "actions": ["say 5"]}
    host.send_frame(message)
    first = host.expect("ack")
    tab = anna.open_table(host.state["table"]["id"])
    tab.send_frame(message)
    assert tab.expect("ack") == first
    assert tab.state["seq"] == first["seq"]


def test_another_players_id_is_another_command(anna, ben):
    host, other = two_seated(anna, ben)
    host.send_frame({"type": "chat", "id": "same", "text": "one"})
    first = host.expect("ack")
    other.send_frame({"type": "chat", "id": "same", "text": "two"})
    assert other.expect("ack")["seq"] == first["seq"] + 1


def test_decisions_at_the_same_time_do_not_make_each_other_stale(anna, ben):
    host, other = two_seated(anna, ben)
    seq = host.state["seq"]
    assert other.state["seq"] == seq
    host.do("act", seat=0, seq=seq, actions=["keep 0"])
    other.do("act", seat=1, seq=seq, actions=["leave 1"])


def test_chat_does_not_make_an_action_stale(anna, ben):
    host, other = two_seated(anna, ben)
    seq = host.state["seq"]
    other.do("chat", text="Take your time")
    host.do("act", seat=0, seq=seq, actions=["keep 0"])


def test_a_choice_of_an_earlier_round_is_stale_though_it_looks_the_same(anna, ben):
    host, other = two_seated(anna, ben)
    seq = other.state["seq"]
    host.act(0, "keep 0")
    other.act(1, "keep 1")
    host.until(lambda state: state["view"]["phase"] == "announce")
    host.act(0, "say 0")
    other.send("act", seat=1, seq=seq, actions=["keep 1"])
    while (frame := other.read())["type"] not in ("stale", "ack"):
        pass
    assert frame["type"] == "stale"
