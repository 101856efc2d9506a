"""What was learnt at this terminal: a small file beside the other files of its user."""

from __future__ import annotations

import json
from pathlib import Path

from tilefolk.cli.folders import data_folder


class LocalProgress:
    """Steps and exercises that are done, by lesson."""

    def __init__(self) -> None:
        self.file: Path = data_folder() / "learnt.json"

    def done(self, lesson: str) -> list[str]:
        """What is done of a lesson; nothing where the file can't be read."""
        found = self._read().get(lesson, [])
        return [part for part in found if isinstance(part, str)]

    def note(self, lesson: str, part: str) -> None:
        """This is done."""
        if part not in self.done(lesson):
            self._write({**self._read(), lesson: [*self.done(lesson), part]})

    def reset(self, lesson: str) -> None:
        """Nothing of a lesson is done any more."""
        self._write({name: parts for name, parts in self._read().items() if name != lesson})

    def _read(self) -> dict[str, list[str]]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, parts: dict[str, list[str]]) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(parts, indent=1), encoding="utf-8")
        except OSError:
            return  # learning does not need it
