"""A mistake in a lesson file is told with its line."""

from __future__ import annotations

import pytest

from tilefolk.lessons.check import check_lesson
from tilefolk.lessons.library import DATA


def mistakes_after(name, old, new):
    good = (DATA / f"{name}.lesson").read_text(encoding="utf-8")
    assert old in good
    changed = good.replace(old, new, 1)
    line = changed[: changed.index(new)].count("\n") + 1
    return [(mistake.key, mistake.line) for mistake in check_lesson(changed)[1]], line


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("tilefolk-lesson 1", "tilefolk-lesson 2", "lessons.first_line"),
        ("kind game", "kind play", "lessons.unknown_choice"),
        ("you 0", "you me", "lessons.seat"),
        ("  ways ", "  wayz ", "lessons.unknown_word"),
        ("  | place AH", "  | place ZZ", "lessons.position"),
        ("  goal event laid seat=0", "  goal events laid seat=0", "lessons.condition"),
        ("  gain 0:0", "  gain zero", "lessons.gains"),
        ("  gain 0:0", "  gain 0:5", "lessons.gain"),
        ("  rule M2.1", "  rule M99.1", "lessons.rule"),
        ("  told laid", "  told lay", "lessons.not_told"),
        ("  at 0,2", "  at 9,9", "lessons.place"),
    ],
)
def test_a_mistake_is_told_with_its_line(old, new, key):
    told, line = mistakes_after("mayflower-first-game", old, new)
    assert (key, line) in told


@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("exercises-hunters", "  | tile 19 -1,0 r180", "  | tile 19 5,5 r180", "lessons.position"),
        ("exercises-hunters", "  play place -2,0 r90", "  play place -9,0 r90", "lessons.move"),
        ("exercises-hunters", "  ask score", "  ask scores", "lessons.unknown_choice"),
        (
            "exercises-hunters",
            "  refused gatherer F0 => H3.3",
            "  refused gatherer F0 => H3.4",
            "lessons.other_refusal",
        ),
        ("pictures-catan", "  | robber D1", "  | robber Z1", "lessons.position"),
        ("pictures-catan", "  told played card=knight", "  told played card=monopoly", "lessons.not_told"),
        ("pictures-catan", "picture the-island", "exercise the-island", "lessons.unknown_word"),
    ],
)
def test_a_mistake_in_exercises_and_pictures_is_told_with_its_line(name, old, new, key):
    told, line = mistakes_after(name, old, new)
    assert (key, line) in told


@pytest.mark.parametrize("text", ["", "\n\n", "tilefolk-lesson 1", "\x00", "tilefolk-lesson 1\nen lost"])
def test_whatever_a_file_holds_it_is_a_mistake_in_words(text):
    mistakes = check_lesson(text)[1]
    assert len(mistakes) == 1
    assert mistakes[0].key.startswith("lessons.")
