"""Which engine runs: the compiled one, or the same source uncompiled.

Every module X.py with a sibling X.pxd is compiled, all of them or none; but where the X.pxd begins with
"# declarations only", the compiler finds all it needs there (names of numbers, functions put in place), and
X.py is what the uncompiled engine and everybody else reads. `TILEFOLK_PURE=1` runs the source although
compiled modules lie beside it. A mix of both, or a compiled module older than its source, is refused.
This file is used by the build too, before anything is installed: it needs the standard library only.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP_NAME = "_engine.json"
DECLARATIONS_ONLY = b"# declarations only"
SUFFIX = EXTENSION_SUFFIXES[0]
MEND = "Run scripts/build to compile the engine again, or set TILEFOLK_PURE=1 to run it uncompiled."

PROBLEMS = {
    "core.engine_mixed": "The engine is compiled only in part: {} not compiled.",
    "core.engine_old": "The compiled engine is older than its source: {} changed.",
}

UNCOMPILED = (
    "The engine runs uncompiled: everything works, but bots and simulations are many times slower. "
    "To compile it, install a C compiler ({}), then {}. TILEFOLK_PURE=1 says that you want it so."
)
IN_A_CLONE = "run scripts/build"
INSTALLED = "install tilefolk again from its source"

Engine = Literal["compiled", "pure"]


class UncompiledEngine(RuntimeWarning):
    """The engine is slow: where it was installed nothing could be compiled, and nobody wished it so."""


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
    if pure if pure is not None else is_wished_pure():
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


def is_wished_pure() -> bool:
    """Whether somebody asked for the uncompiled engine."""
    return os.environ.get("TILEFOLK_PURE", "0") not in ("", "0")


def is_slow() -> bool:
    """Whether the engine runs uncompiled although nobody asked for it."""
    return _chosen == "pure" and refused is None and not is_wished_pure()


def is_clone() -> bool:
    """Whether this package lies in the folder it is developed in, and not where pip put it."""
    return PACKAGE.parent.name == "src" and (PACKAGE.parents[1] / "scripts" / "build").exists()


def compiled_modules(package: Path = PACKAGE) -> dict[str, Path]:
    """Every module that is to be compiled, with its source."""
    return {
        name: source
        for name, source in declared_modules(package).items()
        if not source.with_suffix(".pxd").read_bytes().startswith(DECLARATIONS_ONLY)
    }


def declared_modules(package: Path = PACKAGE) -> dict[str, Path]:
    """Every module that the compiler knows of, with its source."""
    found = {}
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(set(folders) - {"__pycache__", "static", "locales", "data"})
        for file in sorted(files):
            if file.endswith(".pxd"):
                source = Path(folder, file).with_suffix(".py")
                found[".".join(source.relative_to(package.parent).with_suffix("").parts)] = source
    return found


def digests(package: Path = PACKAGE) -> dict[str, str]:
    """A digest of the two files of every module that the compiler knows of."""
    return {
        name: hashlib.sha256(
            source.read_bytes() + b"\0" + source.with_suffix(".pxd").read_bytes()
        ).hexdigest()
        for name, source in declared_modules(package).items()
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
    if is_slow() and not is_command():  # the command tells it in the person's language
        from tilefolk._compiler import INSTALL_LINE

        mend = IN_A_CLONE if is_clone() else INSTALLED
        warnings.warn(UNCOMPILED.format(INSTALL_LINE, mend), UncompiledEngine, stacklevel=3)


if __name__ == "__main__":
    # scripts/build asks whether there is anything to compile
    try:
        sys.exit(0 if compiled_modules() == {} or choose(pure=False) == "compiled" else 1)
    except EngineError:
        sys.exit(1)
