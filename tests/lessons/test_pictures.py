"""Every rule for which a picture of the board says something has one beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tilefolk.core import locale
from tilefolk.server.pictures import list_pictures

NUMBERS = "counts what is in the box"
NOT_ON_THE_BOARD = "is about cards, supplies or piles that do not lie on the board"
LOT = "is about who begins or whose turn it is"
POINTS = "is about points alone"
GONE = "is about something that leaves the game: nothing is to be seen"
SHOWN_ABOVE = "is shown by the picture of the rule above it"

WITHOUT = {
    "hunters": {
        "H1.1": NUMBERS,
        "H1.2": NUMBERS,
        "H1.4": LOT,
        "H1.5": POINTS,
        "H2.3": GONE,
        "H5.4": NOT_ON_THE_BOARD,
        "H5.5": GONE,
        "H9.5": POINTS,
    },
    "mayflower": {
        "M1.1": NUMBERS,
        "M1.2": NUMBERS,
        "M1.5": LOT,
        "M2.3": GONE,
        "M3.4": NOT_ON_THE_BOARD,
        "M7.4": POINTS,
    },
    "catan": {
        "C1.1": NUMBERS,
        "C1.3": SHOWN_ABOVE,
        "C1.7": NOT_ON_THE_BOARD,
        "C2.4": LOT,
        "C3.3": LOT,
        "C4.3": NOT_ON_THE_BOARD,
        "C7.4": NOT_ON_THE_BOARD,
        "C7.5": NOT_ON_THE_BOARD,
        "C8.3": NOT_ON_THE_BOARD,
        "C8.4": NOT_ON_THE_BOARD,
        "C8.5": GONE,
        "C9.3": NOT_ON_THE_BOARD,
        "C10.3": POINTS,
        "C11.1": NOT_ON_THE_BOARD,
    },
}
LOCALES = Path(locale.__file__).parents[1] / "locales"
RULE = re.compile(r"^rule-([HMC]\d+-\d+) =", re.MULTILINE)


def rules(game):
    text = (LOCALES / "en" / f"rules_{game}.ftl").read_text(encoding="utf-8")
    return [name.replace("-", ".") for name in RULE.findall(text)]


def pictured(game):
    """The rules with a picture: each picture goes to the first of its rules that has none, as in the reader."""
    found = set()
    for picture in list_pictures.fn(game):
        found |= set([rule for rule in picture.rules if rule not in found][:1])
    return found


@pytest.mark.parametrize("game", WITHOUT)
def test_a_rule_has_a_picture_or_a_reason_for_having_none(game):
    assert [rule for rule in rules(game) if rule not in pictured(game)] == list(WITHOUT[game])


@pytest.mark.parametrize("game", WITHOUT)
def test_what_is_said_below_a_picture_is_about_the_rule_and_not_a_guided_task(game):
    assert {picture.lesson for picture in list_pictures.fn(game)} == {f"pictures-{game}", f"exercises-{game}"}
