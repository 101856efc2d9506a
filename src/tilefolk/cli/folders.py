"""Where a user's own files are kept."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder for tables and the server's secret, by the customs of the system."""
    given = os.environ.get("TILEFOLK_DATA")
    return Path(given) if given else user_data_path("tilefolk", appauthor=False)
