"""Where a user's own files are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for tables and the server's secret, by the customs of the system."""
    given = os.environ.get("TILEFOLK_DATA")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tilefolk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tilefolk"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tilefolk"
