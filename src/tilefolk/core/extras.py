"""Packages that only some of Tilefolk needs: a missing one is told with the line that installs it."""

from __future__ import annotations

from importlib.util import find_spec

from tilefolk.core.errors import MissingExtra


def need(extra: str, *packages: str) -> None:
    """Raise MissingExtra unless these packages of the extra are installed.

    >>> need("server", "no_such_package")
    Traceback (most recent call last):
        ...
    tilefolk.core.errors.MissingExtra: This needs packages that are not installed (no_such_package). Install \
them: pip install "tilefolk[server]"
    """
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra("core.missing_extra", package=package, extra=extra)
