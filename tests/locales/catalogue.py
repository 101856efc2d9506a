"""The Fluent files as the tests read them: every message with its text and its placeholders."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "tilefolk" / "locales"
LANGUAGES = ("en", "hu", "de", "nl")


@dataclass
class Message:
    """One message: its plain words, what it expects to be given and what it refers to."""

    text: str
    variables: frozenset[str] = frozenset()
    references: frozenset[str] = frozenset()


@dataclass
class Catalogue:
    """One file: its messages by key, its keys in order and what the parser could not read."""

    messages: dict[str, Message] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)
    junk: list[str] = field(default_factory=list)


class _Collector(Visitor):
    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own names)
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)
        self.generic_visit(node)


def parse(text: str) -> Catalogue:
    """Read a Fluent file; an attribute is a message of its own, `key.attribute`."""
    found = Catalogue()
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            found.junk.append(entry.content or "")
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            patterns = {name: entry.value} | {f"{name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in patterns.items():
                if pattern is None:
                    continue
                collector = _Collector()
                collector.visit(pattern)
                found.keys.append(key)
                found.messages[key] = Message(
                    " ".join("".join(collector.words).split()),
                    frozenset(collector.variables),
                    frozenset(collector.references),
                )
    return found


@cache
def catalogue(language: str, name: str) -> Catalogue:
    """One file of one language."""
    return parse((LOCALES / language / name).read_text(encoding="utf-8"))


@cache
def file_names(language: str) -> tuple[str, ...]:
    """The Fluent files of a language."""
    return tuple(sorted(path.name for path in (LOCALES / language).glob("*.ftl")))


@cache
def everything(language: str) -> dict[str, Message]:
    """All messages of a language, as a reader of the program meets them."""
    return {
        key: message
        for name in file_names(language)
        for key, message in catalogue(language, name).messages.items()
    }


def data(name: str) -> Any:
    """One of the small JSON files beside the languages."""
    return json.loads((LOCALES / name).read_text(encoding="utf-8"))
