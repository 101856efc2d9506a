"""The leaderboard's page is what its results say, and a task measures what its command does."""

from __future__ import annotations

from xml.etree import ElementTree

from benchmarks.curves import PANELS, PICTURE, lines_of, picture
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


def test_every_task_was_measured():
    assert {row["task"] for row in results()} == {task.id for task in tasks()}


def test_the_page_of_agents_tells_what_the_leaderboard_does():
    told = PAGE.with_name("agents.md").read_text("utf-8")
    for row in results():
        if row["bot"] in ("ppo", "azero"):
            share, low, high = (100 * x for x in (row["wins"] / row["games"], row["low"], row["high"]))
            assert f"{share:.1f} % ({low:.1f}–{high:.1f})" in told, row


def test_a_task_measures_the_entrants_seat():
    task = Task("try", "hunters", 2, "random", 4)
    measured = task.measure("medium")
    standing = run(Tournament("hunters", ("medium", "random"), 4, 2, 1)).standings[0]
    assert (measured["wins"], measured["bot"]) == (standing.wins, "medium")
    assert "arena medium random --game hunters --players 2 --games 4" in task.command("medium")


def test_the_picture_of_the_curves_is_made_from_what_the_runs_wrote():
    told = picture()
    assert PICTURE.read_text("utf-8") == told
    ElementTree.fromstring(told)
    assert all(len(points) > 2 for panel in PANELS for points in lines_of(panel).values())
