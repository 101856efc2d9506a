"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from tilefolk.server.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_clients_types_are_fresh():
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run scripts/protocol-types"
