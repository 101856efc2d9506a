"""``Layout``: which number of an observation means what, and how to read it back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

ENCODING_VERSION = 3
"""Grows whenever a number of an observation or an action index changes its meaning."""

COMPACT_VERSION = 2
"""The same for the compact encodings."""

Observation = NDArray[Any]
"""Whole numbers (int16), or float32 of a compact encoding."""
Bounds = tuple[float, float]
Mask = NDArray[np.int8]
Readable = int | float | list[Any]
"""A field to look at: numbers, or a row of names and numbers for each thing."""


@dataclass(frozen=True)
class Field:
    """A block of whole numbers; times ``scale`` (one, or one a column) they suit a network.

    ``columns`` name the numbers of the last axis. Rows of a field whose first column is ``present``
    count only where that is 1. ``bounds`` are the least and the most that a number can be: one pair, or one
    a column.
    """

    name: str
    shape: tuple[int, ...]
    about: str
    columns: tuple[str, ...] = ()
    scale: float | tuple[float, ...] = 1.0
    bounds: Bounds | tuple[Bounds, ...] = (0, 1)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The fields of an observation in their order."""

    fields: tuple[Field, ...]
    dtype: str = "int16"

    @cached_property
    def number_type(self) -> np.dtype[Any]:
        """The type of the numbers of an observation."""
        return np.dtype(self.dtype)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    def field(self, name: str) -> Field:
        """A field by its name."""
        return next(field for field in self.fields if field.name == name)

    def where(self, name: str) -> slice:
        """The place of a field in the observation."""
        at = 0
        for field in self.fields:
            if field.name == name:
                return slice(at, at + field.size)
            at += field.size
        raise KeyError(name)

    def part(self, observation: Observation, name: str) -> Observation:
        """A field in its shape; leading axes (many games) stay. Also of what ``scaled`` returns."""
        field = self.field(name)
        return observation[..., self.where(name)].reshape(*observation.shape[:-1], *field.shape)

    @cached_property
    def scales(self) -> NDArray[np.float32]:
        """The scale of every number."""
        blocks = [
            np.broadcast_to(np.array(field.scale, np.float32), field.shape).ravel() for field in self.fields
        ]
        return np.concatenate(blocks)

    @cached_property
    def bounds(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The least and the most that every number can be."""
        blocks = [
            np.broadcast_to(np.array(field.bounds, self.dtype), (*field.shape, 2)).reshape(-1, 2)
            for field in self.fields
        ]
        both = np.concatenate(blocks)
        return both[:, 0].copy(), both[:, 1].copy()

    def scaled(self, observation: Observation, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Observations as float32, most between -1 and 1, for networks; written into ``out`` if given."""
        numbers: NDArray[np.float32] = np.multiply(observation, self.scales, out=out, dtype=np.float32)
        return numbers

    def named(self, rows: NDArray[Any], references: NDArray[Any]) -> NDArray[Any]:
        """The rows of a field that references (row + 1) name, all 0 where they name none.

        ``rows`` is a part of one or many observations; leading axes are the same in both.
        """
        many = references.reshape(*rows.shape[:-2], -1, 1).astype(np.intp)
        found: NDArray[Any] = np.take_along_axis(rows, np.maximum(many - 1, 0), axis=-2)
        return np.where(many > 0, found, 0).reshape(*references.shape, rows.shape[-1])

    def decode(self, observation: Observation) -> dict[str, Readable]:
        """One observation as names and numbers, to look at.

        Fields with columns become lists of dicts; rows that are not present are left out, and each row
        tells its number as ``row``.
        """
        return {field.name: _readable(field, self.part(observation, field.name)) for field in self.fields}

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


def _readable(field: Field, stored: Observation) -> Readable:
    if not field.columns:
        numbers: Readable = stored.tolist()
        return numbers
    rows = stored.reshape(-1, len(field.columns)).tolist()
    found = [{"row": i} | dict(zip(field.columns, row, strict=True)) for i, row in enumerate(rows)]
    return [row for row in found if row.pop("present", 1)]


def _scale_text(field: Field) -> str:
    if isinstance(field.scale, float):
        return f"1/{1 / field.scale:.0f}"
    scaled = zip(field.columns, field.scale, strict=True)
    return ", ".join(f"{name} 1/{1 / scale:.0f}" for name, scale in scaled if scale != 1.0)
