"""``Value``: what actions, events, reasons and refusals are made of, as JSON holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

OptionValue = bool | int | str
"""What an option of a table can be set to."""
Options = dict[str, OptionValue]
"""The switches of a table by name."""
Snapshot = Mapping[str, object]
"""A whole position as plain numbers and lists, by name; each game knows what its own holds."""
Item = int | str | Sequence[int] | Mapping[str, int]
Value = None | bool | int | float | str | Sequence[Item] | Mapping[str, int]
"""A number or a word, a list (of seats, cards, cells …), or amounts by name."""
Parts = dict[str, Value]
"""What an action or an event is made of, by name."""


class Description(TypedDict):
    """An action as JSON: its type; each game adds the parts of its own actions."""

    type: str


class Described(Description):
    """An action as clients get it: its notation, its type and the parts that describe it."""

    name: str
