"""Everything that can be refused, as a stable key with parameters and the rule behind it.

    TilefolkError
    ├── IllegalAction     the rules forbid it here (carries the rule id)
    ├── BadNotation       a text that is no action or position
    ├── BadRecord         a saved game that can't be read (carries the line)
    ├── BadTileSet        a tile file with a mistake (carries the line)
    ├── BadOption         a table option or a number of players that does not exist
    └── UnknownGame       no game of that name

The words for a key live in ``locales/*/*.ftl`` under ``error-`` + key.
"""

from __future__ import annotations


class TilefolkError(Exception):
    """A refusal: ``key`` names it, ``params`` fill its text, ``rule`` is the rule id behind it."""

    def __init__(self, key: str, rule: str | None = None, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.key}{rule}" + (f" ({details})" if details else "")

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (type(self), self.key, self.rule, self.params))

    @property
    def message_id(self) -> str:
        """The id of its text in the locale files."""
        return "error-" + self.key.replace(".", "-").replace("_", "-")


def _rebuilt(
    kind: type[TilefolkError], key: str, rule: str | None, params: dict[str, object]
) -> TilefolkError:
    return kind(key, rule, **params)


class IllegalAction(TilefolkError):
    """The rules forbid this action in this position."""


class BadNotation(TilefolkError):
    """A text that can't be read as an action or a position."""


class BadRecord(TilefolkError):
    """A record that can't be read; ``line`` in the parameters says where."""


class BadTileSet(TilefolkError):
    """A tile file with a mistake in it."""


class BadOption(TilefolkError):
    """An option, a value or a number of players that the game does not have."""


class UnknownGame(TilefolkError):
    """There is no game of that name."""
