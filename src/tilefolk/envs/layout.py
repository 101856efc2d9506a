"""``Layout``: which number of an observation means what, and how to read it back."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

ENCODING_VERSION = 1
"""Grows whenever a number of an observation or an action index changes its meaning."""

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Field:
    """A block of numbers. What is stored is the true number times ``scale`` (one, or one a column).

    ``columns`` name the numbers of the last axis. Rows of a field whose first column is ``present``
    count only where that is 1.
    """

    name: str
    shape: tuple[int, ...]
    about: str
    columns: tuple[str, ...] = ()
    scale: float | tuple[float, ...] = 1.0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The fields of an observation in their order."""

    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    def where(self, name: str) -> slice:
        """The place of a field in the observation."""
        at = 0
        for field in self.fields:
            if field.name == name:
                return slice(at, at + field.size)
            at += field.size
        raise KeyError(name)

    def part(self, observation: Observation, name: str) -> Observation:
        """A field as it is stored, in its shape; leading axes (many games) stay."""
        field = next(field for field in self.fields if field.name == name)
        return observation[..., self.where(name)].reshape(*observation.shape[:-1], *field.shape)

    def decode(self, observation: Observation) -> dict[str, Any]:
        """One observation as names and true numbers, to look at.

        Fields with columns become lists of dicts; rows that are not present are left out, and each row
        tells its number as ``row``.
        """
        return {
            field.name: _readable(field, self.part(observation, field.name)) for field in self.fields
        }

    def table(self) -> str:
        """The layout as a Markdown table, for the documentation."""
        lines = ["| from | field | shape | scale | meaning |", "|---:|---|---|---|---|"]
        at = 0
        for field in self.fields:
            scale = "" if field.scale == 1.0 else _scale_text(field)
            about = field.about + (f" ({', '.join(field.columns)})" if field.columns else "")
            shape = " × ".join(map(str, field.shape))
            lines.append(f"| {at} | `{field.name}` | {shape} | {scale} | {about} |")
            at += field.size
        return "\n".join(lines) + "\n"


def _readable(field: Field, stored: Observation) -> Any:
    true = np.round(stored / np.array(field.scale, np.float32), 3)
    if not field.columns:
        return true.tolist()
    rows = true.reshape(-1, len(field.columns)).tolist()
    found = [{"row": i} | dict(zip(field.columns, row, strict=True)) for i, row in enumerate(rows)]
    return [row for row in found if row.pop("present", 1)]


def _scale_text(field: Field) -> str:
    if isinstance(field.scale, float):
        return f"1/{1 / field.scale:.0f}"
    scaled = zip(field.columns, field.scale, strict=True)
    return ", ".join(f"{name} 1/{1 / scale:.0f}" for name, scale in scaled if scale != 1.0)
