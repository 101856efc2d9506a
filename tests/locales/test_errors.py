"""Every refusal has its words, and fills every gap in them."""

from __future__ import annotations

import re

import pytest

from tests.locales.catalogue import LANGUAGES, everything
from tests.locales.refusals import composed, dashed, refusals


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
