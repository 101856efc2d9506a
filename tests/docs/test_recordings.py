"""The pictures of the terminal in the README are what the terminal shows."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_recordings_are_those_of_this_terminal(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("TILEFOLK_DATA", str(tmp_path))
    made = runpy.run_path(str(ROOT / "scripts" / "recordings"))["pictures"]()
    stale = [
        name for name, drawn in made.items() if (ROOT / "docs/pictures" / name).read_text("utf-8") != drawn
    ]
    assert stale == [], "run scripts/recordings"
