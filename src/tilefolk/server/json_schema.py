"""The parts of JSON schemas that msgspec writes of our messages."""

from __future__ import annotations

from typing import TypedDict

Schema = TypedDict(
    "Schema",
    {
        "$ref": str,
        "description": str,
        "enum": list[str],
        "anyOf": list["Schema"],
        "type": str,
        "items": "Schema",
        "additionalProperties": "Schema | bool",
        "properties": dict[str, "Schema"],
        "required": list[str],
    },
    total=False,
)
"""The type of a value; which parts it has depends on the type."""
