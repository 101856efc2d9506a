"""Tasks in the background end before what they use is closed."""

import asyncio
from contextlib import suppress

import pytest

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


def test_what_is_done_to_its_end_is_not_cut_off_by_any_number_of_cancellations(monkeypatch):
    monkeypatch.setattr(tasks, "ASKED_AGAIN_AFTER", 0.001)

    async def work():
        done = []

        async def whole():
            await asyncio.sleep(0.02)
            done.append(True)
            return 7

        assert await tasks.finish_despite_cancel(whole()) == 7
        task = asyncio.create_task(tasks.finish_despite_cancel(whole()))
        await asyncio.sleep(0)
        await tasks.stop_tasks([task])
        assert task.cancelled()
        assert done == [True, True]

    asyncio.run(work())


def test_what_fails_at_its_end_says_so():
    async def work():
        async def broken():
            raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            await tasks.finish_despite_cancel(broken())

    asyncio.run(work())
