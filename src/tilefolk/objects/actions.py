"""Actions as objects that are still the engine's integers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform, get_type_hints

from tilefolk.core.errors import BadNotation
from tilefolk.core.values import Parts

_Kind = TypeVar("_Kind")
Hints = dict[str, object]
"""Types of parts by name."""
SHOWN = 80
"""So much of what was wrong is repeated."""


@dataclass_transform(frozen_default=True, eq_default=False)
def kind_of_action(kind: type[_Kind]) -> type[_Kind]:
    """Fields and a constructor for a class of actions; equality and hash stay those of the integer."""
    made = dataclass(frozen=True, eq=False)(kind)
    numbered = vars(kind).get("_number")
    if numbered is not None:
        numbered.__func__.__qualname__ = kind.__name__  # a part too few or too many is told of the class
    return made


class Action(int):
    """What a seat or chance does: an integer of the engine, with its parts by name.

    >>> from tilefolk import Place
    >>> action = Place(x=0, y=1, rotation=270)
    >>> action.rotation, isinstance(action, int), action == int(action)
    (270, True, True)
    """

    type: ClassVar[str] = ""
    """The name of this kind of action in JSON."""

    def __new__(cls, *parts: Any, **named: Any) -> Self:
        try:
            return super().__new__(cls, cls._number(*parts, **named))
        except (BadNotation, LookupError, ValueError) as error:
            given = [*map(repr, parts), *(f"{name}={value!r}" for name, value in named.items())]
            text = f"{cls.__name__}({', '.join(given)})"
            raise BadNotation("core.action_parts", text=text[:SHOWN]) from error

    @staticmethod
    def _number(*parts: Any, **named: Any) -> int:
        raise TypeError("this action depends on its position: take it from game.legal_actions or game.parse")

    @classmethod
    def _made(cls, number: int, parts: Mapping[str, Any]) -> Self:
        """The object of a number whose parts are known."""
        this = int.__new__(cls, number)
        vars(this).update(parts)
        return this

    @classmethod
    def _parts(cls, description: Mapping[str, Any]) -> Parts:
        """The fields of this class from the description of a client."""
        return {field.name: description[field.name] for field in fields(cls)}  # type: ignore[arg-type]

    @classmethod
    def described(cls) -> Hints:
        """The types of what clients are told of such an action, by name."""
        hints = get_type_hints(cls)
        return {field.name: hints[field.name] for field in fields(cls)}  # type: ignore[arg-type]

    def description(self) -> Parts:
        """The action as JSON for clients."""
        return {"type": self.type, **vars(self)}

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (type(self), int(self), vars(self)))


def _restored(kind: type[Action], number: int, parts: Mapping[str, Any]) -> Action:
    return kind._made(number, parts)
