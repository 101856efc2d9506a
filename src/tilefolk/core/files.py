"""Files that are written as a whole or not at all: a full disk costs nothing that was there before."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes its place when all is written; an OSError names it, and leaves what was there."""
    regular = path.is_file() or not path.exists()  # a device or a pipe is written to, not replaced
    place = path.with_name(f"{path.name}.part") if regular else path
    try:
        try:
            with place.open("wb") as file:
                yield file
                file.flush()
                if regular:
                    os.fsync(file.fileno())
            if regular:
                place.replace(path)
        except BaseException:
            if regular and place.is_file():
                place.unlink()
            raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_whole(path: Path, content: bytes) -> None:
    """Write a file; an OSError names it, and leaves what was there."""
    with whole_file(path) as file:
        file.write(content)
