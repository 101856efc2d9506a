"""Nothing in the engine is written that nobody uses (vulture)."""

from __future__ import annotations

from pathlib import Path

import pytest
from vulture import Vulture

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
USERS = ("src", "tests", "examples", "benchmarks", "scripts")
FOLDERS = ("core", "tiles", "games", "bots", "arena", "lessons")
CALLED_BY_OTHERS = {
    "memo",  # of __deepcopy__
}
LAST_OF_A_LIST = {"MENU_SIMPLE", "SOURCE_VICTORY_POINTS"}
"""Numbers with a name that only the others of their list are compared with."""
IN_C = {"FIT_MASK"}
"""What only a .pxd reads."""
IN_WORDS = {"SupportsIndex"}
"""Types that stand in a cast as text."""
VIEWS = ("view.py", "views.py", "hints.py")
"""Where the fields of what clients read are declared."""


def test_the_engine_has_no_dead_code() -> None:
    finder = Vulture()
    finder.scavenge([str(ROOT / folder) for folder in USERS])
    dead = [
        f"{item.filename.relative_to(ROOT)}:{item.first_lineno} {item.typ} {item.name}"
        for item in finder.get_unused_code(min_confidence=60)
        if any((ROOT / "src" / "tilefolk" / folder) in item.filename.parents for folder in FOLDERS)
        and not (item.typ == "variable" and item.filename.name in VIEWS)
        and item.name not in CALLED_BY_OTHERS | LAST_OF_A_LIST | IN_C | IN_WORDS
    ]
    assert dead == []
