"""Thinking time is shared among guests, and quick answers wait for nobody."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from tilefolk.server.thread_pools import LEAST_SECONDS, BotThreads, FairThreadPool

PATIENCE = 10.0


def test_a_quick_answer_never_waits_behind_long_thoughts():
    async def work():
        thinking = BotThreads(threads=1)
        enough = threading.Event()
        long = [
            asyncio.create_task(thinking.think("mallory", 1.0, lambda _: enough.wait())) for _ in range(50)
        ]
        await asyncio.sleep(0)
        found = await asyncio.wait_for(thinking.think("anna", 0.05, lambda _: "quick"), PATIENCE)
        assert found == "quick"
        assert not any(task.done() for task in long)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*long), PATIENCE)
        thinking.close()

    asyncio.run(work())


def test_guests_take_turns_however_many_thoughts_each_has():
    async def work():
        pool = FairThreadPool(1, "test")
        order = []

        def thought(name):
            return pool.think(name, 0.0, lambda _: order.append(name))

        wanted = ["mallory"] * 6 + ["anna"] * 2 + ["ben"]
        await asyncio.gather(*(thought(name) for name in wanted))
        pool.close()
        assert order == [
            "mallory",
            "mallory",
            "anna",
            "ben",
            "mallory",
            "anna",
            "mallory",
            "mallory",
            "mallory",
        ]

    asyncio.run(work())


def test_an_idle_machine_gives_all_the_seconds_and_a_busy_one_divides_them():
    async def given(counts):
        pool = FairThreadPool(2, "test")
        gate = threading.Event()
        seconds = {name: [] for name in counts}
        busy = [asyncio.create_task(pool.think("first", 1.0, lambda _: gate.wait())) for _ in range(2)]
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(pool.think(name, 1.0, seconds[name].append))
            for name, count in counts.items()
            for _ in range(count)
        ]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*busy, *waiting)
        pool.close()
        return seconds

    assert asyncio.run(given({"anna": 1})) == {"anna": [1.0]}
    shared = asyncio.run(given({"mallory": 50, "anna": 1}))
    assert shared["anna"] == [1.0], "half of the threads are hers alone"
    assert shared["mallory"][0] == LEAST_SECONDS
    assert sum(shared["mallory"]) < 10.0, "instead of fifty seconds"
    assert asyncio.run(given({"anna": 4}))["anna"] == [0.5, 2 / 3, 1.0, 1.0]


def test_a_thought_that_fails_fails_alone_and_one_nobody_waits_for_is_skipped():
    async def work():
        pool = FairThreadPool(1, "test")
        gate = threading.Event()
        began = []
        busy = asyncio.create_task(pool.think("anna", 1.0, lambda _: gate.wait()))
        await asyncio.sleep(0)
        given_up = asyncio.create_task(pool.think("anna", 1.0, began.append))
        failing = asyncio.create_task(pool.think("anna", 1.0, lambda _: 1 / 0))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        gate.set()
        await busy
        with pytest.raises(ZeroDivisionError):
            await failing
        assert await pool.think("ben", 1.0, lambda _: "still there") == "still there"
        assert began == []
        pool.close()

    asyncio.run(work())


@pytest.mark.compiled_only  # uncompiled thoughts hold the interpreter's lock: all threads take turns
def test_easy_bots_answer_while_another_guests_masters_think(guest, server):
    mallory, anna = guest("Mallory"), guest("Anna")
    for _ in range(16):
        mallory.open_table(
            mallory.table(game="hunters", seats=[{"kind": "bot", "level": "master"}] * 4, start=True)["id"]
        )
    waits = []
    for _ in range(3):
        seats = [{"kind": "bot", "level": "easy"}, {"kind": "mine"}]
        began = time.monotonic()
        tab = anna.open_table(anna.table(game="hunters", seats=seats, start=True)["id"])
        tab.until(lambda state: state["legal"])
        waits.append(time.monotonic() - began)
    assert min(waits) < 2.0, waits
    assert server.metric("tilefolk_crashes_total") == 0
