"""User code type-checks usefully: what is right passes mypy and pyright, what is wrong fails in both."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tilefolk
from tilefolk._engine import compiled_modules

ROOT = Path(__file__).parents[2]
CODE = Path(__file__).with_name("user_code.py")
WRONG = {
    number
    for number, line in enumerate(CODE.read_text("utf-8").splitlines(), start=1)
    if line.endswith("# wrong")
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder of somebody else's, far from the clone and its settings."""
    shutil.copy(CODE, tmp_path / "user_code.py")
    return tmp_path


def test_mypy_refuses_exactly_the_wrong_lines(project: Path) -> None:
    cache = ROOT / ".mypy_cache" / "user"
    command = [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={cache}", "user_code.py"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True)
    found = {int(number) for number in re.findall(r"^user_code\.py:(\d+): error", done.stdout, re.MULTILINE)}
    assert found == WRONG, done.stdout + done.stderr


def test_pyright_refuses_exactly_the_wrong_lines(project: Path) -> None:
    pyright = ROOT / "web" / "node_modules" / "pyright" / "index.js"
    settings = {"venvPath": str(Path(sys.prefix).parent), "venv": Path(sys.prefix).name}
    (project / "pyrightconfig.json").write_text(json.dumps(settings))
    node = Path(sys.executable).with_name("node")
    done = subprocess.run(
        [str(node), str(pyright), "--outputjson", "user_code.py"], cwd=project, capture_output=True, text=True
    )
    told = json.loads(done.stdout)["generalDiagnostics"]
    found = {one["range"]["start"]["line"] + 1 for one in told if one["severity"] in ("error", "warning")}
    assert found == WRONG, told


@pytest.mark.parametrize("name", ["Game", "Rng", "Hunters", "Mayflower", "Catan", "Position"])
def test_what_the_sources_promise_of_a_class_is_there_when_it_is_compiled(name: str) -> None:
    """The .py files beside the compiled modules are their stubs: every public method is real, with its parameters."""
    for kind in getattr(tilefolk, name).__mro__[:-1]:
        if not kind.__module__.startswith("tilefolk."):
            continue
        source = Path(importlib.import_module(kind.__module__).__file__ or "")
        text = source.with_name(source.name.partition(".")[0] + ".py").read_text("utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                        assert method.returns is not None, f"{kind.__name__}.{method.name}"
                        real = inspect.getattr_static(kind, method.name)
                        assert (
                            callable(real)
                            or isinstance(real, (property, classmethod))
                            or inspect.isdatadescriptor(real)
                        )


def test_every_compiled_module_has_its_source_beside_it() -> None:
    for name, source in compiled_modules().items():
        assert source.exists(), name
    assert (Path(tilefolk.__file__).parent / "py.typed").exists()
