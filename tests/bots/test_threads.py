"""A thinking bot holds nobody up: other threads run while the search does."""

from __future__ import annotations

import threading
import time

import pytest

import tilefolk
from tilefolk import bots


@pytest.mark.compiled_only
def test_the_search_lets_go_of_the_interpreters_lock():
    match = tilefolk.start("hunters", players=2, seed=1)
    bot = bots.make("master", match.spec, 1, seconds=0.5)
    thinking = threading.Thread(target=bot.think, args=(match.game, match.game.to_move))
    thinking.start()
    ticks = 0
    while thinking.is_alive():
        time.sleep(0.005)
        ticks += 1
    assert ticks >= 10
