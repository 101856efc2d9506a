"""Games of an independent engine, replayed in ours; see replay.py for what is compared."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.peers.catanatron.oracle import holder, longest
from tests.peers.catanatron.replay import Replay

KNOWN = {
    "road_length",
    "road_card",
    "foreign_road",
    "foreign_place",
    "new_card",
    "before_roll",
    "free_road_money",
    "single_plenty",
    "lone_short",
    "foreign_win",
}


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("block", range(4))
def test_the_same_game_in_both_engines(block: int, players: int) -> None:
    departures: Counter[str] = Counter()
    for seed in range(block * 17, block * 17 + 17):
        replay = Replay(seed, players)
        replay.run(3000)
        assert replay.actions > 100
        departures += replay.departures
    assert set(departures) <= KNOWN


def test_the_comparison_sees_a_wrong_card() -> None:
    replay = Replay(5)
    for _ in range(60):
        replay.step()
    hand = list(replay.game.hand)
    hand[0][0] += 1
    replay.game.hand = hand
    with pytest.raises(AssertionError, match="hand of 0"):
        replay.compare_state()


def test_the_slow_search_stops_at_foreign_buildings() -> None:
    assert longest([0, 1, 2], set()) == 3
    assert holder(-1, [5, 5, 0]) == -1
    assert holder(1, [5, 5, 0]) == 1
