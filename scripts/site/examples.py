"""Examples stand in docstrings and pages as at Python's prompt: for the site they become blocks of code."""

from __future__ import annotations

import re
from typing import Any

import griffe

FENCE = re.compile(r"^```", re.MULTILINE)
EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """The text with its examples as blocks; those that are blocks already stay as they are."""
    parts = FENCE.split(text)
    for place in range(0, len(parts), 2):  # every other part is inside a block
        parts[place] = EXAMPLE.sub(lambda example: f"'''pycon\n{example[0]}\n'''", parts[place])
    return "```".join(parts).replace("'''pycon\n", "```pycon\n").replace("\n'''", "\n```")


class Examples(griffe.Extension):
    """Fences the examples of all docstrings."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """A class, a function or a module was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
