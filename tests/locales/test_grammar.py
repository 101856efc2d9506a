"""Numbers and nouns agree, articles fit, and nothing is left empty in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.locales.catalogue import LANGUAGES, LOCALES, everything, file_names
from tilefolk.core.events import Event
from tilefolk.core.hungarian import article
from tilefolk.core.locale import Localizer
from tilefolk.core.story import sentence

# Nouns that do not go with "1"; Hungarian nouns stay singular after every number.
PLURALS = {
    "en": r"(?:\w+ )?(?:points|cards|games|players|tiles|moves|bots|kinds|sides|seats|mistakes|seconds)\b",
    "de": r"(?:\w* )?(?:\w*karten|\w*punkte|\w*spiele|\w*züge|partien|plätze|arten|seiten|bots|sekunden)\b",
    "nl": r"(?:\w* )?(?:\w*tegels|kaarten|\w*punten|spellen|zetten|plaatsen|soorten|zijden|bots|fouten|seconden)\b",
}
# Here the number is never 1: ranges of players, rates of trade, ten points, more than two sides.
NEVER_ONE = {
    *("cli-play-names", "cli-simulate-title", "cli-arena-title", "cli-simulate-speed"),
    *("error-core-players", "error-bots-seats", "lobby-players"),
    *("error-catan-trade-rate", "log-catan-won", "error-tiles-too-large", "error-tiles-way-sides"),
    *("seat-why-here", "error-server-seat-still-there"),
}
NAMES = {"seat", "name", "player", "partner", "winners"}
LIMITS = {"most", "max", "least"}


def counted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each placeholder with the words behind it, unless its number has chosen between variants."""
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector
            more = {by.id.name} if isinstance(by, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from counted(variant.value, chosen | more)
        elif isinstance(expression, ast.VariableReference) and isinstance(behind, ast.TextElement):
            if expression.id.name not in chosen | NAMES | LIMITS:
                yield expression.id.name, behind.value


def disagreeing(language: str, text: str) -> list[str]:
    """The keys whose number stands before a plural noun without a choice by that number."""
    return [
        entry.id.name
        for entry in FluentParser(with_spans=False).parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for _, behind in counted(entry.value)
        if re.match(rf" (?:{PLURALS[language]})", behind, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_a_noun_agrees_with_its_number(language: str) -> None:
    wrong = {
        key
        for name in file_names(language)
        for key in disagreeing(language, (LOCALES / language / name).read_text(encoding="utf-8"))
    }
    assert sorted(wrong - NEVER_ONE) == []


def test_disagreement_is_seen() -> None:
    assert disagreeing(
        "en", "a = { $n } points\nb = { $n ->\n  [one] 1 point\n *[other] { $n } points\n }\n"
    ) == ["a"]
    assert disagreeing("de", "a = { $n } Punkte für { $seats }\n") == ["a"]
    assert disagreeing("nl", "a = nog { $n } tegels\n") == ["a"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_and_nothing_in_the_meadow(language: str) -> None:
    words = Localizer(language)
    one = Event(
        "scored", {"type": "meadow", "seats": [0], "points": 1, "breakdown": {"deer": 1}, "final": True}
    )
    none = Event(
        "scored", {"type": "meadow", "seats": [0], "points": 0, "breakdown": {"deer": 0}, "final": True}
    )
    for event, number in ((one, 1), (none, 0)):
        said = sentence(words, "hunters", event, ["Anna"])
        assert said is not None
        assert f" {number} " in said
        assert "()" not in said
        assert not re.search(r"\b1 (points|Punkte|punten)", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_what_the_bank_has_left_is_told_as_it_is(language: str, left: int) -> None:
    event = Event("short", {"resource": "ore", "lone": True, "seat": 0, "left": left})
    said = sentence(Localizer(language), "catan", event, ["Anna"])
    assert said is not None
    assert (str(left) in said) is (left > 0)


def test_hungarian_never_leaves_the_article_open() -> None:
    open_ended = [key for key, message in everything("hu").items() if "(z)" in message.text]
    assert open_ended == []


def test_hungarian_puts_no_fixed_article_before_what_is_filled_in() -> None:
    """“a 2. hely”, but “az 1. hely”: the article is found by ARTICLE, as the number or the word is spoken."""
    fixed = [
        line.split(" =")[0]
        for name in file_names("hu")
        for line in (LOCALES / "hu" / name).read_text(encoding="utf-8").splitlines()
        if re.search(r"\b[Aa]z? [„(]?\{ \$", line)
    ]
    assert fixed == []


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("érc", "az"),
        ("fa", "a"),
        (1, "az"),
        (5, "az"),
        (12, "a"),
        (51, "az"),
        (1000, "az"),
        (10_000, "a"),
        ("F0", "az"),
        ("B", "a"),
        ("Fa", "a"),
    ],
)
def test_the_hungarian_article_is_the_spoken_one(word: object, said: str) -> None:
    assert article(word) == said
    assert article(word, capital="yes") == said.capitalize()


def test_hungarian_names_a_tile_and_a_line_with_their_articles() -> None:
    words = Localizer("hu")
    said = words.text("error-tiles-count", deck="bonus", total=1, expected=12, line=5)
    assert said.startswith("A „bonus” kupacban")
    assert "az 5. sorig" in said
