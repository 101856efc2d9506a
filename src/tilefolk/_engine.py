"""Which engine runs: the compiled one, or the same source uncompiled.

Every module X.py with a sibling X.pxd is compiled, all of them or none. `TILEFOLK_PURE=1` runs the source
although compiled modules lie beside it. A mix of both, or a compiled module older than its source, is
refused.
This file is used by the build too, before anything is installed: it needs the standard library only.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP_NAME = "_engine.json"
SUFFIX = EXTENSION_SUFFIXES[0]
MEND = "Run scripts/build to compile the engine again, or set TILEFOLK_PURE=1 to run it uncompiled."

PROBLEMS = {
    "core.engine_mixed": "The engine is compiled only in part: {} not compiled.",
    "core.engine_old": "The compiled engine is older than its source: {} changed.",
}

Engine = Literal["compiled", "pure"]


class EngineError(ImportError):
    """The compiled modules do not belong together or not to this source."""

    def __init__(self, key: str, modules: list[str]) -> None:
        shown = ", ".join(modules[:3])
        self.key = key
        self.modules = f"{shown} and {len(modules) - 3} more" if len(modules) > 3 else shown
        super().__init__(f"{PROBLEMS[key].format(self.modules)} {MEND}")


def engine() -> Engine:
    """Tell which engine this process runs.

    >>> import tilefolk
    >>> tilefolk.engine() in ("compiled", "pure")
    True
    """
    return _chosen


def choose(package: Path = PACKAGE, *, pure: bool | None = None) -> Engine:
    """Decide which engine to run, and refuse compiled modules that do not fit."""
    if pure is None:
        pure = os.environ.get("TILEFOLK_PURE", "0") not in ("", "0")
    if pure:
        return "pure"
    modules = compiled_modules(package)
    built = [name for name, source in modules.items() if source.with_suffix(SUFFIX).exists()]
    if not built:
        return "pure"
    missing = sorted(set(modules) - set(built))
    if missing:
        raise EngineError("core.engine_mixed", missing)
    stamped = stamp(package)
    stale = sorted(name for name, digest in digests(package).items() if stamped.get(name) != digest)
    if stale:
        raise EngineError("core.engine_old", stale)
    return "compiled"


def compiled_modules(package: Path = PACKAGE) -> dict[str, Path]:
    """Every module that is to be compiled, with its source."""
    found = {}
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(set(folders) - {"__pycache__", "static", "locales", "data"})
        for file in sorted(files):
            if file.endswith(".pxd"):
                source = Path(folder, file).with_suffix(".py")
                found[".".join(source.relative_to(package.parent).with_suffix("").parts)] = source
    return found


def digests(package: Path = PACKAGE) -> dict[str, str]:
    """A digest of the two files of every compiled module."""
    return {
        name: hashlib.sha256(
            source.read_bytes() + b"\0" + source.with_suffix(".pxd").read_bytes()
        ).hexdigest()
        for name, source in compiled_modules(package).items()
    }


def stamp(package: Path = PACKAGE) -> dict[str, str]:
    """The digests that the last complete build wrote down; empty when there was none."""
    try:
        found = json.loads((package / STAMP_NAME).read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


class PureFinder:
    """Find modules of this package by their source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("tilefolk.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        return None


_chosen: Engine = "pure"
refused: EngineError | None = None
"""What the command ``tilefolk`` has to tell before it does anything."""


def is_command() -> bool:
    """Whether this process is the command ``tilefolk`` or ``python -m tilefolk``."""
    if sys.argv[:1] == ["-m"]:  # while Python still looks for the module
        return ["-m", "tilefolk"] in [sys.orig_argv[i : i + 2] for i in range(len(sys.orig_argv))]
    return Path((sys.argv or [""])[0]).stem == "tilefolk"


def prepare() -> None:
    """Choose the engine for this process; the package calls it before it imports anything else."""
    global _chosen, refused
    try:
        _chosen = choose()
    except EngineError as error:
        if not is_command():
            raise
        refused = error  # the command line is read uncompiled, to tell it in the person's language
    if _chosen == "pure" and not any(isinstance(finder, PureFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, PureFinder())


if __name__ == "__main__":
    # scripts/build asks whether there is anything to compile
    try:
        sys.exit(0 if compiled_modules() == {} or choose(pure=False) == "compiled" else 1)
    except EngineError:
        sys.exit(1)
