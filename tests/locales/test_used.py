"""Every message is said somewhere: its key, or a text with gaps that it fits, stands in the sources."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.locales.catalogue import ROOT, everything
from tilefolk.core import registry

pytestmark = pytest.mark.one_engine

KINDS = (".py", ".ts", ".svelte")
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`")
HOLE = re.compile(r"\$?\{[^{}]*\}")
KEY = re.compile(r"[\w.-]*[a-z]{3}[\w.-]*")
SPLITS = (r"([\w-]+)", r"([\w-]+?)")
"""What fills a gap, as long or as short as can be: `log-GAME-EVENT` has two, and words of its own dashes."""

NAMING = {"log-catan-bought-card"}
"""An event's text that names a part which only some are told; the log of the table puts such keys together."""


@cache
def sources() -> str:
    files = [*(ROOT / "src" / "tilefolk").rglob("*"), *(ROOT / "web" / "src").rglob("*")]
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in files
        if path.suffix in KINDS and ".test." not in path.name and "static" not in path.parts
    )


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-").strip("-")


@cache
def words() -> frozenset[str]:
    """Everything in the sources that may be a key or fill a gap in one."""
    return frozenset(dashed(word) for word in re.findall(r"[\w.-]+", sources()))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Texts with gaps; those with dots are the keys of errors."""
    found: set[str] = set()
    for groups in LITERAL.findall(sources()):
        parts = HOLE.split("".join(groups))
        text = "".join(parts)
        if len(parts) == 1 or not KEY.fullmatch(text) or not {"-", "."} & set(text):
            continue
        prefix = "error-" if "." in text else ""
        whole = [part.replace(".", "-").replace("_", "-") for part in parts]
        found |= {prefix + gap.join(whole) for gap in SPLITS}
    return tuple(re.compile(each) for each in sorted(found))


@cache
def is_said(key: str) -> bool:
    if key in words():
        return True
    fits = (pattern.fullmatch(key) for pattern in patterns())
    return any(match is not None and all(map(is_said, match.groups())) for match in fits)


def option_keys() -> set[str]:
    """The choices of each game's options, which the lobby puts together."""
    return {
        dashed(f"{spec.name}-option-{option.name}-{choice}")
        for spec in map(registry.get, registry.names())
        for option in spec.options
        for choice in option.choices
    }


def test_every_message_is_said_somewhere() -> None:
    messages = everything("en")
    from_rules = {key for key in messages if key.startswith(("rule", "example"))}  # listed in test_rules.py
    referred = {name for message in messages.values() for name in message.references}
    silent = set(messages) - from_rules - referred - option_keys() - NAMING
    assert sorted(key for key in silent if not is_said(key)) == []


def test_a_message_that_nobody_says_is_noticed() -> None:
    assert is_said("log-catan-must-discard")
    assert is_said("cli-engine-compiled")
    assert not is_said("catan-phase-dice")
    assert not is_said("error-hunters-place-nowhere-at-all")
