"""The examples in README, docs and docstrings do what they say."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tilefolk
from tilefolk._engine import compiled_modules

ROOT = Path(__file__).parents[2]
PAGES = [
    path for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if ">>>" in path.read_text()
]
FILES = [path for path in sorted((ROOT / "src").rglob("*.py")) if ">>>" in path.read_text()]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_of_a_page(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("file", FILES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_the_examples_of_a_module(file):
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    if name in compiled_modules() and tilefolk.engine() == "compiled":
        pytest.skip("compiled functions hide their examples; the uncompiled run has them")
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


MADE = re.compile(r"^(\.\./)?(notebook|gallery|rules/\w+-\w+)\.md$")
"""Pages that only the site has; scripts/docs makes them, and checks links to them."""
WRITTEN = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    dead = [
        link
        for link in links
        if "://" not in link and not MADE.match(link) and not (page.parent / link).exists()
    ]
    assert dead == []


def test_the_first_example_is_there():
    assert ROOT / "README.md" in PAGES


def files_of_the_walk():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = page.split("## One move, from a click to another screen")[1].split("\n## ")[0]
    return re.findall(r"^\| `([\w./-]+)` \|", walk, re.MULTILINE)


def test_the_walk_through_a_move_names_at_most_twenty_files_that_are_there():
    files = files_of_the_walk()
    assert 10 < len(files) <= 20
    assert [name for name in files if not (ROOT / name).exists()] == []


TURN = """
import sys, tilefolk
match, files = tilefolk.start("hunters", players=2, seed=1), set()
sys.setprofile(lambda frame, event, _: files.add(frame.f_code.co_filename))
match.play(match.legal()[0])
match.play(match.legal()[1])
match.view(1)
sys.setprofile(None)
print("\\n".join(files))
"""


def test_a_turn_goes_through_the_files_of_the_engine_that_the_walk_names():
    uncompiled = {**os.environ, "TILEFOLK_PURE": "1"}
    command = [sys.executable, "-W", "ignore", "-c", TURN]
    done = subprocess.run(command, env=uncompiled, capture_output=True, text=True, check=True)
    engine = [name for name in files_of_the_walk() if re.match(r"src/tilefolk/(core|tiles|games)/", name)]
    assert len(engine) >= 7
    assert [name for name in engine if str(ROOT / name) not in done.stdout.split("\n")] == []
