"""Everything that can be refused, as a stable key with parameters and the rule behind it.

    TilefolkError
    ├── IllegalAction     the rules forbid it here (carries the rule id)
    ├── BadNotation       a text that is no action or position
    ├── BadRecord         a saved game that can't be read (carries the line)
    ├── BadTileSet        a tile file with a mistake (carries the line)
    ├── BadOption         a table option or a number of players that does not exist
    ├── BadNumber         a number that is not whole, or out of range
    ├── UnknownGame       no game of that name
    └── MissingExtra      a package that only this needs is not installed

The words for a key live in ``locales/*/*.ftl`` under ``error-`` + key.
"""

from __future__ import annotations

from typing import Union

from tilefolk.core.values import Value

Param = Union[Value, "TilefolkError"]
"""What fills a text: a value, or another refusal that is the reason."""
ECHO_MAX = 40
"""So much of a word that was not understood is repeated."""
LINE_ECHO_MAX = 80
"""So much of a line or an action that was not understood."""


class TilefolkError(Exception):
    """A refusal: ``key`` names it, ``params`` fill its text, ``rule`` is the rule id behind it.

    >>> error = TilefolkError("core.not_your_turn")
    >>> error.key, error.rule, error.params
    ('core.not_your_turn', None, {})
    >>> print(error)
    It is not your turn to decide.
    """

    def __init__(self, key: str, rule: str | None = None, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        """The sentence in English, with its rule; people get it in their own language."""
        from tilefolk.core.locale import Localizer  # here, for it knows the errors

        return Localizer().error_text(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (type(self), self.key, self.rule, self.params))

    @property
    def message_id(self) -> str:
        """The id of its text in the locale files."""
        return "error-" + self.key.replace(".", "-").replace("_", "-")


def _rebuilt(
    kind: type[TilefolkError], key: str, rule: str | None, params: dict[str, Param]
) -> TilefolkError:
    return kind(key, rule, **params)


class IllegalAction(TilefolkError):
    """The rules forbid this action in this position.

    >>> issubclass(IllegalAction, TilefolkError)
    True
    """


class BadNotation(TilefolkError):
    """A text that can't be read as an action or a position.

    >>> issubclass(BadNotation, TilefolkError)
    True
    """


def unreadable_parts(kind: object) -> BadNotation:
    """The refusal of a client's JSON of that ``type`` that is no action; none of its parts is repeated."""
    return BadNotation("core.action_parts", text=kind[:ECHO_MAX] if isinstance(kind, str) else "?")


class BadRecord(TilefolkError):
    """A record that can't be read; ``line`` in the parameters says where.

    >>> issubclass(BadRecord, TilefolkError)
    True
    """


class BadTileSet(TilefolkError):
    """A tile file with a mistake in it.

    >>> issubclass(BadTileSet, TilefolkError)
    True
    """


class BadOption(TilefolkError):
    """An option, a value or a number of players that the game does not have.

    >>> issubclass(BadOption, TilefolkError)
    True
    """


class BadNumber(TilefolkError, IndexError):
    """Something that is no whole number, or one that stands for nothing; also Python's IndexError.

    >>> issubclass(BadNumber, IndexError)
    True
    """


class UnknownGame(TilefolkError):
    """There is no game of that name.

    >>> issubclass(UnknownGame, TilefolkError)
    True
    """


class MissingExtra(TilefolkError, ImportError):
    """A package of an extra is not installed; also Python's ImportError.

    >>> issubclass(MissingExtra, ImportError)
    True
    """
