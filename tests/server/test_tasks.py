"""Tasks in the background end before what they use is closed."""

import asyncio
from contextlib import suppress

from tilefolk.server import tasks


def test_whoever_stops_a_task_waits_until_it_has_cleaned_up():
    async def work():
        cleaned = []

        async def busy():
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0.01)
                cleaned.append(True)

        task = asyncio.create_task(busy())
        await asyncio.sleep(0)
        await tasks.stop_tasks([task])
        assert cleaned == [True]

    asyncio.run(work())


def test_a_cancellation_that_was_lost_is_sent_again(monkeypatch):
    monkeypatch.setattr(tasks, "ASKED_AGAIN_AFTER", 0.01)

    async def work():
        async def deaf_once():
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            await asyncio.sleep(60)

        task = asyncio.create_task(deaf_once())
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await tasks.stop_tasks([task])
        assert task.cancelled()

    asyncio.run(work())
