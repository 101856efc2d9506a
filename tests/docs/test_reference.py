"""The reference: every class that the package shows has an example, and every page of it names only what is there."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import tilefolk

ROOT = Path(__file__).parents[2]
CLASSES = sorted(name for name in tilefolk.__all__ if isinstance(getattr(tilefolk, name), type))
NAMED = [
    found
    for page in sorted((ROOT / "docs/reference").glob("*.md"))
    for found in re.findall(r"^::: (\S+)", page.read_text(), re.MULTILINE)
]


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_has_an_example(name: str) -> None:
    kind = getattr(tilefolk, name)
    source = Path(importlib.import_module(kind.__module__).__file__ or "")
    tree = ast.parse(source.with_name(source.name.partition(".")[0] + ".py").read_text("utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    assert ">>>" in (ast.get_docstring(found) or "")


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_is_in_the_reference(name: str) -> None:
    kind = getattr(tilefolk, name)
    place = f"{kind.__module__}.{kind.__qualname__}"
    assert any(place == named or kind.__module__ == named for named in NAMED), place
