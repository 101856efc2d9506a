"""Files that are written as a whole or not at all: a full disk costs nothing that was there before.

And read as a whole, as far as memory allows: a device without end is not taken for a record.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

LARGEST = 2**25
"""Characters of a file of ours; a long record has a hundred times fewer."""


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


def read_whole(path: str | Path) -> str:
    """The text of a file; raises OSError, also where it is too large to be one of ours."""
    with Path(path).open(encoding="utf-8") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return text
