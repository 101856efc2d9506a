"""Compile the engine: every module X.py that has a sibling X.pxd, all of them or none.

Without a C compiler the package stays uncompiled: it works the same, slower, and the build says so.
`TILEFOLK_BUILD=pure` asks for that, `=compiled` makes it an error, `=later` leaves the engine as it is.
`TILEFOLK_SANITIZE=undefined,bounds` compiles with the compiler's checks of these names (scripts/sanitize).
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tilefolk"
INSTALL_LINE = "apt-get install gcc libc6-dev python3-dev"
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
SANITIZE = os.environ.get("TILEFOLK_SANITIZE", "")
SANITIZERS = [f"-fsanitize={SANITIZE}", "-fno-sanitize-recover=all"]
FLAGS = ["-O1", "-g", *SANITIZERS] if SANITIZE else ["-O3", "-g0"]
WANTED = os.environ.get("TILEFOLK_BUILD", "")

_spec = importlib.util.spec_from_file_location("_engine", PACKAGE / "_engine.py")
engine = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(engine)


def why_pure() -> str | None:
    """Why the engine stays uncompiled, in words; None if it can be compiled."""
    if WANTED == "pure":
        return "as you wished"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing"
    return None


def translate() -> list[Extension]:
    """Turn every module of the engine into C."""
    from Cython.Build import cythonize

    extensions = [
        Extension(
            name,
            [str(source.relative_to(ROOT))],
            extra_compile_args=FLAGS,
            extra_link_args=SANITIZERS if SANITIZE else [],
        )
        for name, source in engine.compiled_modules(PACKAGE).items()
    ]
    os.chdir(ROOT)
    return cythonize(
        extensions,
        build_dir=f"build/sanitize/{SANITIZE}/c" if SANITIZE else "build/c",
        compiler_directives=DIRECTIVES,
        nthreads=2 if len(extensions) > 2 else 0,
        quiet=True,
    )


class BuildEngine(build_ext):
    """Compile aside, and put the modules in place only when all of them are there."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = 2

    def finalize_options(self) -> None:
        self.digests = engine.digests(PACKAGE)  # a file that changes while it is compiled makes the build old
        self.distribution.ext_modules = [] if WANTED == "later" or reason else translate()
        super().finalize_options()

    def run(self) -> None:
        self._forget()
        super().run()
        if self.extensions and not self.inplace:
            self._stamp(Path(self.build_lib) / "tilefolk")

    def copy_extensions_to_source(self) -> None:
        for extension in self.extensions:
            built = Path(self.build_lib, self.get_ext_filename(extension.name))
            place = ROOT / "src" / Path(*extension.name.split(".")).with_suffix(engine.SUFFIX)
            fresh = place.with_suffix(".new")
            shutil.copy2(built, fresh)
            fresh.replace(place)
        if self.extensions:
            self._stamp(PACKAGE)

    def _forget(self) -> None:
        """Before a build in place: what lies there is not trusted any more, whatever happens next."""
        if not self.inplace or WANTED == "later":
            return
        (PACKAGE / engine.STAMP_NAME).unlink(missing_ok=True)
        wanted = {extension.name for extension in self.extensions}
        for path in PACKAGE.rglob("*" + engine.SUFFIX):
            name = ".".join(path.relative_to(PACKAGE.parent).parts)[: -len(engine.SUFFIX)]
            if name not in wanted:
                path.unlink()

    def _stamp(self, package: Path) -> None:
        text = json.dumps(self.digests, indent=1, sort_keys=True)
        fresh = package / (engine.STAMP_NAME + ".new")
        fresh.write_text(text + "\n")
        fresh.replace(package / engine.STAMP_NAME)


def tell_fallback(reason: str) -> None:
    bar = "!" * 100
    print(
        f"\n{bar}\nThe engine is NOT compiled: {reason}.\n"
        "It runs uncompiled: everything works, but bots and simulations are many times slower.\n"
        f"To compile it:  {INSTALL_LINE}   and run the same command again.\n{bar}\n",
        file=sys.stderr,
    )


reason = None if WANTED == "later" else why_pure()
if reason is not None and {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv):
    if WANTED == "compiled":
        raise SystemExit(f"Cannot compile the engine: {reason}. Install what it needs:  {INSTALL_LINE}")
    tell_fallback(reason)
setup(
    # the build replaces the placeholder by the real list; without it the wheel is one for every platform
    ext_modules=[] if reason else [Extension("tilefolk._placeholder", [])],
    cmdclass={"build_ext": BuildEngine},
)
