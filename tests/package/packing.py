"""Wheels and source packages of this clone, made aside, and empty environments to install them in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tilefolk

ROOT = Path(__file__).parents[2]
BUILT = ("c", "lib.*", "temp.*", "npm.key")
"""What the set-up left in build/: with it nothing is compiled or fetched twice."""


def tracked() -> list[str]:
    """Every file of the clone that git would keep."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


CLIENT = ("build/web.key", "src/tilefolk/server/static", "src/tilefolk/pictures/data")


def copy_clone(place: Path, *, with_client: bool = False) -> None:
    """A fresh clone, on a machine that has compiled the same source before; perhaps the client is built too."""
    for name in tracked():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, place / name)
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    built = [found for pattern in BUILT for found in (ROOT / "build").glob(pattern)]
    for found in built + [ROOT / name for name in CLIENT if with_client]:
        copy = shutil.copytree if found.is_dir() else shutil.copy2
        there = place / found.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        copy(found, there)


def pack(place: Path, kind: str, **environment: str) -> tuple[Path, str]:
    """Build the ``wheel`` or ``sdist`` of a source folder; the file, and what was said."""
    code = f"import setuptools.build_meta as b; b.build_{kind}('dist')"
    settings = {"TILEFOLK_BUILD": "compiled" if tilefolk.engine() == "compiled" else "pure", **environment}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=place, env=os.environ | settings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (built,) = (place / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built, done.stderr


class EmptyEnvironment:
    """A Python environment with nothing in it."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.bin = place / "bin"
        self._uv("venv", str(place))

    def install(self, what: str) -> None:
        """Install a package with its needs, in the versions that are locked."""
        locked = ROOT / "requirements" / "test.txt"
        self._uv("pip", "install", "--python", str(self.bin / "python"), "--constraint", str(locked), what)

    def packages(self) -> set[str]:
        """The names of all that is installed."""
        listed = self._uv("pip", "list", "--python", str(self.bin / "python"), "--format", "freeze")
        return {line.partition("==")[0].partition(" @")[0] for line in listed.splitlines()}

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, far from the clone."""
        known = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        known.pop("TILEFOLK_PURE", None)
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.place,
            env=known | environment,
            capture_output=True,
            text=True,
        )

    def _uv(self, *arguments: str) -> str:
        system = ["--system-certs"] if Path("/etc/ssl/certs/ca-certificates.crt").exists() else []
        command = [str(Path(sys.executable).with_name("uv")), "--quiet", *system, *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout
