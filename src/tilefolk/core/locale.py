"""Words in four languages: texts by key from ``locales/LANGUAGE/*.ftl`` (Project Fluent)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tilefolk.core.errors import TilefolkError
from tilefolk.core.hungarian import article

LANGUAGES = ("en", "hu", "de", "nl")
FALLBACK = "en"
LOCALES = Path(__file__).parent.parent / "locales"
_FUNCTIONS: Any = {"ARTICLE": article}
"""What the texts may call; the library's own type for them knows no options."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=[ \t]*([^\n]*)(\n[ \t]+\S)?", re.MULTILINE)


class Localizer:
    """Texts in one language; what it lacks is said in English, and what English lacks by its key.

    >>> Localizer("en").text("cli.players")
    'players'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language if language in LANGUAGES else FALLBACK

    def text(self, key: str, **params: Any) -> str:
        """The text of a key, its placeholders filled; dots and underlines of a key mean dashes."""
        name = message_id(key)
        for language in dict.fromkeys((self.language, FALLBACK)):
            found = _formatted(language, name, params)
            if found is not None:
                return found
        return _bare(key, params)

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return message_id(key) in _index(self.language)

    def error_text(self, error: TilefolkError) -> str:
        """An error in words, with the rule behind it."""
        said = self._said(error)
        return f"{said} [{error.rule}]" if error.rule else said

    def list(self, items: Iterable[str]) -> str:
        """Several things in one sentence.

        >>> Localizer("hu").list(["1 fa", "2 érc"])
        '1 fa és 2 érc'
        """
        from babel.lists import format_list

        return format_list([*items], locale=self.language)

    def goods(self, game: str, goods: Mapping[str, object]) -> str:
        """So many of each good, in the game's own words.

        >>> Localizer("en").goods("catan", {"grain": 1, "wool": 0, "ore": 2})
        '1 grain and 2 ore'
        """
        keys = {name: f"{game}-good-{name}" for name, count in goods.items() if count}
        if not keys:
            return self.text("goods-none")
        return self.list(
            self.text(key, count=goods[name]) if self.has(key) else f"{goods[name]} {name}"
            for name, key in keys.items()
        )

    def _said(self, error: TilefolkError) -> str:
        game = error.key.partition(".")[0]
        params = {name: self._reason(game, value) for name, value in error.params.items()}
        return self.text(f"error-{error.key}", **params)

    def _reason(self, game: str, value: object) -> object:
        """Goods and an error inside an error are told in words too; its rule stands once, behind both."""
        if isinstance(value, TilefolkError):
            return self._said(value)
        if isinstance(value, Mapping):
            return self.goods(game, value)
        key = f"error-{value}" if isinstance(value, str) and "." in value else ""
        return self.text(key) if key and message_id(key) in _index(FALLBACK) else value


def language_of(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for (TILEFOLK_LANG, then as usual LC_ALL, LC_MESSAGES, LANG).

    >>> language_of({"LANG": "hu_HU.UTF-8"})
    'hu'
    """
    environment = os.environ if environment is None else environment
    for variable in ("TILEFOLK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "")
        if asked:
            return asked[:2].lower() if asked[:2].lower() in LANGUAGES else FALLBACK
    return FALLBACK


def message_id(key: str) -> str:
    """The id of a key's text in the locale files."""
    return key.replace(".", "-").replace("_", "-")


def _bare(key: str, params: Mapping[str, Any]) -> str:
    details = ", ".join(f"{name} {value}" for name, value in params.items())
    return f"{key} ({details})" if details else key


def _formatted(language: str, name: str, params: Mapping[str, Any]) -> str | None:
    if name not in _index(language):
        return None
    file, plain = _index(language)[name]
    if plain:
        return plain
    bundle = _bundle(language, file)
    pattern = bundle.get_message(name).value
    if pattern is None:
        return None
    filled, errors = bundle.format_pattern(pattern, params)
    return None if errors else str(filled)


_more_words: list[Path] = []


def add_words(folder: Path) -> None:
    """Take in the texts of a game that is not one of ours: ``en.ftl``, ``hu.ftl``, … of that folder."""
    _more_words.append(folder)
    _index.cache_clear()


@cache
def _index(language: str) -> dict[str, tuple[Path, str]]:
    """The file of each text, and the text itself if it is one plain line.

    Found without parsing: a command that says a few plain words starts much faster.
    """
    found = {}
    others = [file for folder in _more_words if (file := folder / f"{language}.ftl").exists()]
    for file in [*sorted((LOCALES / language).glob("*.ftl")), *others]:
        for name, line, more in _MESSAGE.findall(file.read_text(encoding="utf-8")):
            found[name] = (file, "" if more or "{" in line else line.strip())
    return found


@cache
def _bundle(language: str, file: Path) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False, functions=_FUNCTIONS)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
