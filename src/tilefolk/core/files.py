"""Files that are written as a whole or not at all: a full disk costs nothing that was there before."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file; an OSError names it, and leaves what was there."""
    regular = path.is_file() or not path.exists()  # a device or a pipe is written to, not replaced
    place = path.with_name(f"{path.name}.part") if regular else path
    try:
        with place.open("wb") as file:
            file.write(content)
            file.flush()
            if regular:
                os.fsync(file.fileno())
        if regular:
            place.replace(path)
    except OSError as error:
        if regular:
            place.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error
