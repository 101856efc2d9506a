"""Every refusal of every game is a sentence in each language: nobody is shown Python's lists and dictionaries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tilefolk
from tests.leaks.questions import ODD_VALUES, questions
from tests.properties.strategies import walk
from tilefolk.core.errors import IllegalAction, TilefolkError
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.core.registry import GameSpec
from tilefolk.games import NAMES

PYTHON = re.compile(
    r"""[{}<>]          # a dictionary, a set or an object
    | \[(?![A-Z]\d)     # a list: only a rule stands in brackets
    | \(-?\d+,\s        # a tuple
    | '\w+'             # a string of Python
    | \b(None(?!\ of)|True|False|\w+Error)\b
    | error-            # a text that is missing
    """,
    re.VERBOSE,
)
POSITIONS = 12
TRIES = 60
TILE_WORDS = (
    "place 0,0 r0",
    "place 99,-99 r90",
    "place 9999,0 r0",
    "hunter M0",
    "none",
    "draw 12",
    "score 0,0 F0",
)


def tried(spec: GameSpec, game: Any, random: Random) -> Iterator[Any]:
    """Numbers, texts and JSON that may or may not be an action here."""
    for _ in range(TRIES):
        yield random.choice((0, 1, 2, 3, 30, 31)) << random.choice((20, 56)) | random.randrange(1 << 12)
    if spec.name == "catan":
        yield from random.sample(questions(game.players), TRIES)
    else:
        yield from TILE_WORDS
        for kind in ("place", "figure", "score", "draw", "pass", None, "x"):
            parts = ("x", "y", "rotation", "zone", "role", "kind")
            yield {"type": kind, **{part: random.choice((0, 1, *ODD_VALUES)) for part in parts}}


def refusals(spec: GameSpec) -> Iterator[TilefolkError]:
    """What is refused in positions of random games."""
    random = Random(2)
    for seed in range(POSITIONS):
        game = walk(spec, seed, random.randrange(300)).game
        for attempt in tried(spec, game, random):
            seat = random.choice((None, *range(game.players)))
            try:
                if isinstance(attempt, int):
                    action = attempt
                elif isinstance(attempt, str):
                    action = spec.parse_action(game, attempt)
                else:
                    action = spec.encode(game, attempt)
                refusal = spec.explain(game, action, seat)
            except TilefolkError as unreadable:
                refusal = unreadable
            if refusal is not None:
                yield refusal


@pytest.mark.parametrize("name", NAMES)
def test_no_refusal_shows_data_of_python(name: str) -> None:
    found = {(error.key, tuple(map(str, error.params))): error for error in refusals(tilefolk.get(name))}
    assert len(found) > 8, "many different refusals were met"
    for error in found.values():
        for language in LANGUAGES:
            words = Localizer(language).error_text(error)
            assert not PYTHON.search(words), (language, error.key, words)
        assert not PYTHON.search(str(error)), (error.key, str(error))


@pytest.mark.parametrize(
    "words", ["{'wood': 2}", "[1, 2]", "(0, -1)", "'wood'", "None", "KeyError", "error-catan-x", "<Game>"]
)
def test_data_of_python_is_recognised(words: str) -> None:
    assert PYTHON.search(f"These cards are missing: {words}. [C6.1]")


def test_a_refusal_is_a_sentence_for_who_calls_from_python() -> None:
    error = IllegalAction("catan.trade.not_held", "C6.1", cards={"wool": 2, "ore": 1})
    assert str(error) == "These cards are missing: 2 wool and 1 ore. [C6.1]"
