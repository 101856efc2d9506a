"""What holds for all tests."""

from __future__ import annotations

import os

import hypothesis
import pytest

import tilefolk

# machines differ in speed: a test that takes long is not a wrong one; CI repeats the same examples
hypothesis.settings.register_profile("tilefolk", deadline=None, derandomize=bool(os.environ.get("CI")))
hypothesis.settings.load_profile("tilefolk")


UNCOMPILED_SECONDS = 900
"""The uncompiled engine is many times slower; a test that hangs is named after this time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a C compiler, what is about the compiled engine is left out, and says so."""
    if tilefolk.engine() == "pure":
        skip = pytest.mark.skip(reason="this engine is not compiled")
        for item in items:
            item.add_marker(pytest.mark.timeout(UNCOMPILED_SECONDS))
            if item.get_closest_marker("compiled_only"):
                item.add_marker(skip)


def pytest_report_header() -> str:
    return f"tilefolk {tilefolk.__version__}, {tilefolk.engine()} engine"
