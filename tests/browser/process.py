"""The server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.browser.serve import PREPARED, REAL_DICE
from tilefolk.core.match import Match

ROOT = Path(__file__).resolve().parents[2]


def chromium_here() -> str:
    """Debian's Chromium: without a window where that is installed."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "./test installs it, or says how"
    return found


class ServerProcess:
    """A real server with its database in a folder; it keeps its port from start to start."""

    def __init__(self, folder: Path, *, real_dice: bool = False) -> None:
        self.folder = folder
        self._options = [REAL_DICE] if real_dice else []
        self.port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it says where it listens."""
        program = str(ROOT / "tests/browser/serve.py")
        self._process = subprocess.Popen(
            [sys.executable, program, str(self.folder), str(self.port), *self._options],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address.startswith("http"), "the server did not start"
        self.port = int(self.address.rpartition(":")[2])

    def prepare(self, match: Match) -> None:
        """The next game that begins goes on where this match stands."""
        match.save(self.folder / PREPARED)

    def kill(self) -> None:
        """End it without a warning."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def stop(self) -> None:
        """Ask it to end."""
        if self._process is not None:
            self._process.terminate()
            self._end()

    def _end(self) -> None:
        assert self._process is not None
        self._process.wait(10)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
