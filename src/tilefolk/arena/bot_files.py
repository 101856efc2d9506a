"""Files of bots on their way to workers on other machines: classes of one's own, and checkpoints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tilefolk.bots.levels import own_iterations
from tilefolk.bots.trained import SEARCH, SHIPPED, checkpoint_of


@dataclass(frozen=True, slots=True)
class BotFiles:
    """The contents of the files that bots are named by, as (file, content)."""

    contents: tuple[tuple[str, bytes], ...] = ()

    @classmethod
    def of(cls, names: Iterable[str]) -> BotFiles:
        """Read the files of all bots that have one of their own."""
        files = sorted({file for name in names if (file := file_of(name)) is not None})
        return cls(tuple((file, Path(file).read_bytes()) for file in files))

    @contextmanager
    def unpacked(self, names: Iterable[str]) -> Iterator[dict[str, str]]:
        """The same bots by names that hold on this machine, as long as the files lie there."""
        with TemporaryDirectory() as folder:
            places = {}
            for number, (file, content) in enumerate(self.contents):
                path = Path(file)
                if path.is_file() and path.read_bytes() == content:
                    continue  # it is here already, and what goes wrong in it is told by its own name
                places[file] = Path(folder, f"{path.stem}_{number}{path.suffix}")
                places[file].write_bytes(content)
            yield {name: _name_in(name, places) for name in names}


NO_FILES = BotFiles()


def file_of(name: str) -> str | None:
    """The file of a bot; None for one that every machine knows."""
    name, _ = own_iterations(name)
    if ".py:" in name:
        return name.rpartition(":")[0]
    if name in SHIPPED or checkpoint_of(name) is None:
        return None
    return name.removesuffix(SEARCH)


def _name_in(name: str, places: dict[str, Path]) -> str:
    file = file_of(name)
    return name if file is None or file not in places else f"{places[file]}{name[len(file) :]}"
