"""A position that was accepted never breaks the engine, however it was typed."""

from __future__ import annotations

import pytest

import tilefolk
from scripts.mangled_positions import try_many
from tilefolk.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_mangled_positions_are_refused_or_played_on(name: str) -> None:
    counts = try_many(tilefolk.get(name), 150, seed=1)
    assert min(counts["accepted"], counts["refused"]) > 10
