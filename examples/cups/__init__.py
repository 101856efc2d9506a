"""Cups: a whole game in Python alone; importing it makes it known (docs/add-a-game.md builds it)."""

from pathlib import Path

from examples.cups.spec import CupsSpec
from tilefolk.core.locale import add_words
from tilefolk.core.registry import register

register("cups", CupsSpec)
add_words(Path(__file__).parent / "words")
