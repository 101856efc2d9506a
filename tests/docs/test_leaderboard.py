"""The leaderboard's page is what its results say, and a task measures what its command does."""

from __future__ import annotations

from benchmarks.leaderboard import PAGE, Task, page, results, tasks
from tilefolk.arena import Tournament, run


def test_the_page_is_made_from_the_results():
    assert PAGE.read_text("utf-8") == page(tasks(), results())


def test_results_are_those_of_tasks_and_none_is_told_twice():
    known = {task.id: task for task in tasks()}
    assert len(known) == len(tasks())
    pairs = [(row["task"], row["bot"]) for row in results()]
    assert len(set(pairs)) == len(pairs)
    for row in results():
        assert row["games"] == known[row["task"]].games
        assert row["low"] <= row["wins"] / row["games"] <= row["high"] + 1e-4


def test_a_task_measures_the_entrants_seat():
    task = Task("try", "hunters", 2, "random", 4)
    measured = task.measure("medium")
    standing = run(Tournament("hunters", ("medium", "random"), 4, 2, 1)).standings[0]
    assert (measured["wins"], measured["bot"]) == (standing.wins, "medium")
    assert "arena medium random --game hunters --players 2 --games 4" in task.command("medium")
