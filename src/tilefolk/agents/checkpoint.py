"""``Checkpoint``: the weights of a trained network in a file, with what they were trained for."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tilefolk.bots.levels import UnknownBot
from tilefolk.core.files import write_whole
from tilefolk.envs.layout import COMPACT_VERSION, ENCODING_VERSION

HEADER = "tilefolk"
"""The entry of the file that says what the weights are for."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Arrays by the names of the network's layers; a version of the encoding that has passed is refused."""

    game: str
    encoding: str
    encoding_version: int
    weights: dict[str, NDArray[np.float32]]

    @classmethod
    def of(cls, game: str, encoding: str, weights: dict[str, NDArray[np.float32]]) -> Checkpoint:
        """The weights of a network that was trained with the encoding of today."""
        return cls(game, encoding, version_of(encoding), weights)

    def save(self, file: Path) -> None:
        """Write the file, as a whole or not at all."""
        header = {"game": self.game, "encoding": self.encoding, "encoding_version": self.encoding_version}
        entries = {HEADER: np.array(json.dumps(header)), **self.weights}
        content = io.BytesIO()
        np.savez_compressed(content, **entries)  # type: ignore[arg-type]
        write_whole(file, content.getvalue())

    @classmethod
    def load(cls, file: Path) -> Checkpoint:
        """Read a file; raises UnknownBot that says what is wrong with it."""
        if not file.is_file():
            raise UnknownBot("bots.no_file", file=str(file))
        try:
            with file.open("rb") as opened, np.load(opened, allow_pickle=False) as entries:
                weights = {name: entries[name] for name in entries.files if name != HEADER}
                found = cls(**json.loads(str(entries[HEADER])), weights=weights)
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
            raise UnknownBot("bots.no_checkpoint", file=str(file)) from error
        if found.encoding_version != version_of(found.encoding):
            raise UnknownBot(
                "bots.old_checkpoint",
                file=str(file),
                encoding=found.encoding,
                version=found.encoding_version,
                now=version_of(found.encoding),
            )
        return found


def version_of(encoding: str) -> int:
    """The version of an encoding."""
    return COMPACT_VERSION if encoding == "compact" else ENCODING_VERSION
