"""Every module can be the first that somebody imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tilefolk

PACKAGE = Path(tilefolk.__file__).parent
APART = {"migrations", "__pycache__"}
"""Alembic runs its migrations itself."""

# all that is not ours is loaded once; each module of ours then meets a process that has none of ours
OTHERS = """
import importlib, sys
for module in sys.argv[1:]:
    importlib.import_module(module)
print(*[name for name in sys.modules if name.split(".")[0] not in ("tilefolk", "__main__", "__mp_main__")])
"""
EACH_FIRST = """
import contextlib, importlib, os, sys, traceback
for other in sys.stdin.read().split():
    with contextlib.suppress(ImportError):
        importlib.import_module(other)
for module in sys.argv[1:]:
    child = os.fork()
    if child == 0:
        try:
            importlib.import_module(module)
        except BaseException:
            print(module, flush=True)
            traceback.print_exc()
        os._exit(0)
    os.waitpid(child, 0)
"""


def modules() -> list[str]:
    """The names of all modules of the package."""
    files = [path for path in PACKAGE.rglob("*.py") if not APART & set(path.parts)]
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in files]
    return sorted(name.removesuffix(".__init__") for name in names if not name.endswith("__main__"))


@pytest.mark.slow
def test_every_module_can_be_imported_first() -> None:
    assert {"tilefolk.games.catan", "tilefolk.core.game", "tilefolk.server.app"} <= set(modules())
    others = run(OTHERS)
    done = run(EACH_FIRST, others.stdout)
    assert done.stdout.split() == [], done.stderr


def run(script: str, told: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script over all modules."""
    command = [sys.executable, "-c", script, *modules()]
    return subprocess.run(command, input=told, capture_output=True, text=True, check=True)
