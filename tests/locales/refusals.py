"""Where the code refuses something, read from its source: keys, parameters and places."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.locales.catalogue import ROOT

SOURCES = sorted((ROOT / "src" / "tilefolk").rglob("*.py"))


class Refusal(NamedTuple):
    """One refusal with its key written out; open-ended ones pass on parameters that are not seen here."""

    key: str
    params: frozenset[str]
    open_ended: bool
    where: str


class Helper(NamedTuple):
    """A function that makes errors and completes their keys, as in `tiles.{key}`."""

    prefix: str
    params: frozenset[str]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def error_classes() -> frozenset[str]:
    """TilefolkError and everything derived from it, by name."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SOURCES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
    }
    known = {"TilefolkError"}
    while more := {name for name, above in bases.items() if above & known} - known:
        known |= more
    return frozenset(known)


def calls(node: ast.AST, names: frozenset[str]) -> Iterator[ast.Call]:
    """The calls of these functions or methods below a node."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and each.args:
            name = getattr(each.func, "id", getattr(each.func, "attr", ""))
            if name in names:
                yield each


def helpers(path: Path) -> dict[str, Helper]:
    """The helpers of one module, by name."""
    found = {}
    for function in ast.walk(tree(path)):
        if isinstance(function, ast.FunctionDef):
            for call in calls(function, error_classes()):
                key = call.args[0]
                if isinstance(key, ast.JoinedStr) and isinstance(key.values[-1], ast.FormattedValue):
                    found[function.name] = Helper(text_of(key), params_of(call))
    return found


def text_of(key: ast.JoinedStr) -> str:
    return "".join(str(part.value) for part in key.values if isinstance(part, ast.Constant))


def params_of(call: ast.Call) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg) - {"rule"}


@cache
def refusals() -> tuple[Refusal, ...]:
    """Every refusal whose key is written out, directly or through a helper of its module."""
    found = []
    for path in SOURCES:
        makers = dict.fromkeys(error_classes(), Helper("", frozenset())) | helpers(path)
        for call in calls(tree(path), frozenset(makers)):
            key = call.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                maker = makers[getattr(call.func, "id", getattr(call.func, "attr", ""))]
                open_ended = any(word.arg is None for word in call.keywords)
                where = f"{path.relative_to(ROOT)}:{call.lineno}"
                found.append(
                    Refusal(maker.prefix + key.value, params_of(call) | maker.params, open_ended, where)
                )
    return tuple(found)


@cache
def composed() -> tuple[str, ...]:
    """The keys put together from parts, as patterns of message ids: `{game}.place.occupied`."""
    return tuple(
        "".join(
            re.escape(dashed(str(part.value))) if isinstance(part, ast.Constant) else "[a-z-]+"
            for part in call.args[0].values
        )
        for path in SOURCES
        for call in calls(tree(path), error_classes())
        if isinstance(call.args[0], ast.JoinedStr) and isinstance(call.args[0].values[-1], ast.Constant)
    )


def dashed(key: str) -> str:
    """A key as message ids spell it."""
    return re.sub(r"[._]", "-", key)
