"""Every refusal has its words, and fills every gap in them."""

from __future__ import annotations

import re

import pytest

from tests.locales.catalogue import LANGUAGES, everything
from tests.locales.refusals import composed, dashed, refusals
from tilefolk.core.errors import IllegalAction
from tilefolk.core.locale import Localizer


def test_refusals_are_found() -> None:
    keys = {refusal.key for refusal in refusals()}
    assert {"core.game_over", "tiles.side_missing", "server.table.unknown"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    texts = everything(language)
    silent = {f"{r.key} ({r.where})" for r in refusals() if "error-" + dashed(r.key) not in texts}
    assert sorted(silent) == []


def test_every_composed_refusal_has_words() -> None:
    ids = [key for key in everything("en") if key.startswith("error-")]
    assert [key for key in composed() if not any(re.fullmatch("error-" + key, each) for each in ids)] == []


def test_every_refusal_fills_its_words() -> None:
    texts = everything("en")
    empty = {
        f"{r.key} ({r.where})": sorted(missing)
        for r in refusals()
        if not r.open_ended and "error-" + dashed(r.key) in texts
        if (missing := texts["error-" + dashed(r.key)].variables - r.params)
    }
    assert empty == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You still need: 1 wool, 2 grain, and 3 ore. [C7.3]"),
        ("hu", "Még hiányzik: 1 gyapjú, 2 gabona és 3 érc. [C7.3]"),
        ("de", "Es fehlt noch: 1 Wolle, 2 Getreide und 3 Erz. [C7.3]"),
        ("nl", "Je mist nog: 1 wol, 2 graan en 3 erts. [C7.3]"),
    ],
)
def test_missing_cards_are_listed_as_the_language_does(language: str, words: str) -> None:
    missing = {"wool": 1, "grain": 2, "ore": 3}
    error = IllegalAction("catan.build.cards_missing", "C7.3", cards=missing)
    assert Localizer(language).error_text(error) == words
