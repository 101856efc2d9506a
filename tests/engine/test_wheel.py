"""The packed package: everything that the source tree has is inside, and it plays."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel built from a copy of the tracked files, on a machine without a C compiler."""
    copy = tmp_path_factory.mktemp("source")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in tracked.stdout.split("\0"):
        if name.startswith(("src/", "requirements/")) or name in (
            "pyproject.toml",
            "setup.py",
            "README.md",
            "LICENSE",
        ):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-c", "import setuptools.build_meta as b; print(b.build_wheel('dist'))"]
    environment = os.environ | {"CC": "no-such-compiler"}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "no C compiler (no-such-compiler)" in done.stderr  # the fall-back is never silent
    assert "apt-get install gcc libc6-dev python3-dev" in done.stderr
    (built,) = (copy / "dist").iterdir()
    return built, copy


def test_every_file_of_the_package_is_packed(wheel):
    built, copy = wheel
    packed = set(zipfile.ZipFile(built).namelist())
    source = {
        str(path.relative_to(copy / "src")) for path in (copy / "src/tilefolk").rglob("*") if path.is_file()
    }
    assert source - packed == set()


def test_the_packed_package_plays(wheel, tmp_path):
    built, _ = wheel
    zipfile.ZipFile(built).extractall(tmp_path)
    code = (
        "import tilefolk; match = tilefolk.start('hunters', seed=1); match.play(match.legal()[0]);"
        "print(tilefolk.engine(), tilefolk.__file__)"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.stdout.split() == ["pure", str(tmp_path / "tilefolk" / "__init__.py")], done.stderr
