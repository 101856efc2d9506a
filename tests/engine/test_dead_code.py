"""Nothing in the package is written that nobody uses (vulture)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from vulture import Vulture
from vulture.core import Item

pytestmark = pytest.mark.one_engine

ROOT = Path(__file__).parents[2]
USERS = ("src", "tests", "examples", "benchmarks", "scripts")
BY_PYTHON = {"__getattr__", "__dir__", "memo"}
"""Called by the language itself."""
BY_FRAMEWORKS = {
    *("list_commands", "get_command", "shell_complete"),  # click
    *("_legal_actions", "_apply_action", "_action_to_string"),  # OpenSpiel
    *("make_py_observer", "set_from", "string_from"),
    "infos",  # PettingZoo
    *("single_observation_space", "close_extras", "_shape"),  # Gymnasium
    *("before_connect", "on_connect"),  # SQLAlchemy
    *("revision", "down_revision", "branch_labels", "depends_on"),  # Alembic
    "compress_type",  # zipfile
}
COMMANDS = {"analyse", "arena", "export", "import_games", "selfplay"}
"""Functions that the command line finds by the name of their file, or that click's decorator takes."""
LAST_OF_A_LIST = {"MENU_SIMPLE", "SOURCE_VICTORY_POINTS"}
"""Numbers with a name that only the others of their list are compared with."""
IN_C = {"FIT_MASK"}
"""What only a .pxd reads."""
IN_WORDS = {"SupportsIndex"}
"""Types that stand in a cast as text."""
READ_BY_CLIENTS = {
    *("win_share", "expected_points", "colour_chosen", "caption"),
    *("lost_to_monopoly", "bank_gave", "bank_took"),
    *("old_column", "resources", "victory_points"),
}
"""Parts of messages, reports and events."""
NOT_DEAD = BY_PYTHON | BY_FRAMEWORKS | COMMANDS | LAST_OF_A_LIST | IN_C | IN_WORDS | READ_BY_CLIENTS


def declared_shapes() -> set[tuple[Path, str]]:
    """The fields of all TypedDicts: they say what JSON holds, whether or not we read all of it."""
    classes = [
        (path, node)
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    shapes, found = {"TypedDict"}, -1
    while found != len(shapes):
        found = len(shapes)
        shapes |= {node.name for _, node in classes if shapes & {ast.unparse(base) for base in node.bases}}
    return {
        (path, part.target.id)
        for path, node in classes
        if node.name in shapes
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }


@pytest.fixture(scope="module")
def unused() -> list[Item]:
    finder = Vulture()
    finder.scavenge([str(ROOT / folder) for folder in USERS])
    return list(finder.get_unused_code(min_confidence=60))


def test_there_is_no_dead_code(unused: list[Item]) -> None:
    shapes = declared_shapes()
    dead = [
        f"{item.filename.relative_to(ROOT)}:{item.first_lineno} {item.typ} {item.name}"
        for item in unused
        if ROOT / "src" in item.filename.parents
        and (item.filename, item.name) not in shapes
        and item.name not in NOT_DEAD
    ]
    assert dead == []


def test_the_list_of_what_only_seems_dead_names_nothing_else(unused: list[Item]) -> None:
    assert {item.name for item in unused} >= NOT_DEAD
