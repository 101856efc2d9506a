"""What the engine needs to be compiled, and what of it is missing on this machine.

Used by the build and by the set-up of ./play and ./test, before anything is installed: it needs the standard
library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

INSTALL_LINE = "apt-get install gcc libc6-dev python3-dev"


def compiler() -> list[str]:
    """The command that compiles C, with its options."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def has_c_headers() -> bool:
    """Whether the compiler finds the headers of the C library."""
    command = [*compiler(), "-E", "-x", "c", "-"]
    question = b"#include <stdlib.h>\n"
    # who builds chose the compiler
    done = subprocess.run(command, input=question, capture_output=True, check=False)  # noqa: S603
    return done.returncode == 0


def has_python_headers() -> bool:
    """Whether the headers of this Python are there."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def missing_tool() -> str | None:
    """Why nothing can be compiled here, in words; None if it can."""
    command = compiler()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command})"
    if not has_c_headers():
        return "the C library's headers are missing"
    if not has_python_headers():
        return "Python's C headers are missing"
    return None


def missing_packages() -> list[str]:
    """The packages of Debian that would help; a Python that is not Debian's has its headers elsewhere."""
    missing = []
    if shutil.which(compiler()[0]) is None:
        # a compiler that somebody asked for by its name is theirs to install
        missing += [] if os.environ.get("CC") else ["gcc", "libc6-dev"]
    elif not has_c_headers():
        missing.append("libc6-dev")
    if not has_python_headers() and sys.base_prefix == "/usr":
        missing.append("python3-dev")
    return missing


if __name__ == "__main__":
    # scripts/setup.sh asks what to install
    sys.stdout.write(" ".join(missing_packages()))
