"""The rules in words: every rule id has its text in every language, and every text its id."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from tests.locales.catalogue import LANGUAGES, ROOT, catalogue, data, everything

RULES: dict[str, list[dict[str, list[str]]]] = data("rules.json")
LEARN: dict[str, dict[str, Any]] = data("learn.json")
GAMES = ("hunters", "mayflower", "catan")
BOOKS = ROOT / "tests" / "rulebook"


def rule_ids(game: str) -> list[str]:
    return [rule for chapter in RULES[game] for rule in chapter["rules"]]


def key_of(rule: str) -> str:
    """H4.2 is told by the message rule-H4-2."""
    return "rule-" + rule.replace(".", "-")


def test_all_three_games_are_told() -> None:
    assert tuple(RULES) == GAMES
    assert tuple(LEARN) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_rules_stand_in_reading_order(game: str) -> None:
    ids = rule_ids(game)
    assert all(re.fullmatch(rf"{game[0].upper()}\d+\.\d+", rule) for rule in ids)
    assert ids == sorted(set(ids), key=lambda rule: [int(part) for part in rule[1:].split(".")])
    for chapter in RULES[game]:
        number = str(chapter["chapter"]).rsplit("-", 1)[1]
        assert all(rule[1:].split(".")[0] == number for rule in chapter["rules"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_nothing_else_has_a_text(language: str, game: str) -> None:
    listed = {key_of(rule) for rule in rule_ids(game)}
    listed |= {str(chapter["chapter"]) for chapter in RULES[game]}
    listed |= {str(LEARN[game]["intro"]), *LEARN[game]["quick"], *LEARN[game]["notes"]}
    listed |= {f"example-{example}" for example in LEARN[game]["examples"]}
    assert listed == set(catalogue(language, f"rules_{game}.ftl").messages)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_belongs_to_a_rule_of_its_game(game: str) -> None:
    assert set(LEARN[game]["examples"].values()) <= set(rule_ids(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_whole_sentences(language: str, game: str) -> None:
    texts = everything(language)
    told = [key_of(rule) for rule in rule_ids(game)] + [f"example-{e}" for e in LEARN[game]["examples"]]
    assert [key for key in told if not re.search(r"[.!?]\Z", texts[key].text)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_numbers(language: str, game: str) -> None:
    """A rule's numbers written in digits are the same ones in all languages."""
    english, other = (catalogue(each, f"rules_{game}.ftl").messages for each in ("en", language))
    different = {
        key: (digits(english[key].text), digits(other[key].text))
        for key in english
        if digits(english[key].text) != digits(other[key].text)
    }
    assert different == {}


def digits(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test_of_its_book(game: str) -> None:
    folder = BOOKS / game
    if not folder.is_dir():
        pytest.skip(f"the tests of the {game} book are not there yet")
    named = {
        rule
        for path in folder.rglob("test_*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        for rule in named_rules(line)
    }
    wanted = [*rule_ids(game), *LEARN[game]["examples"]]
    assert [rule for rule in wanted if rule not in named] == []


def named_rules(line: str) -> list[str]:
    """The rules that a line names: H2.1 and HX3 in words, test_h2_1_… and test_hx3_… as names of tests."""
    names = re.findall(r"\bdef test_([hmc])(?:(\d+)_(\d+)|(x\d+))_", line)
    found = [
        f"{book}{chapter}.{number}" if chapter else book + example for book, chapter, number, example in names
    ]
    return [rule.upper() for rule in found] + re.findall(r"\b[HMC](?:X\d+|\d+\.\d+)\b", line)


def test_rules_are_found_in_lines() -> None:
    assert named_rules("def test_h2_10_a_tile_touches(self) -> None:  # H2.1") == ["H2.10", "H2.1"]
    assert named_rules("def test_mx7_yellow_then_blue() -> None:") == ["MX7"]
    assert named_rules("def test_catan_3_4() -> None:") == []


def test_every_test_of_a_book_is_named_after_its_rule() -> None:
    nameless = [
        f"{path.parent.name}/{path.name}: {name}"
        for path in sorted(BOOKS.rglob("test_*.py"))
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        if not re.match(rf"test_{path.parent.name[0]}(\d+_\d+|x\d+)_", name)
    ]
    assert nameless == []


def in_docstrings() -> set[str]:
    """The rules that stand in the docstrings of functions and classes of the engine."""
    found: set[str] = set()
    for folder in ("core", "tiles", "games"):
        for path in sorted((ROOT / "src" / "tilefolk" / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.ClassDef):
                    found |= set(re.findall(r"\b[HMC]\d+\.\d+\b", ast.get_docstring(node) or ""))
    return found


def nothing_to_code() -> set[str]:
    """The rules that docs/rules.md lists as such."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    table = page.split("that have nothing to code:", 1)[1].split("\n\n")[1]
    return set(re.findall(r"\b[HMC]\d+\.\d+\b", table))


def test_every_rule_stands_in_the_docstring_of_its_code_or_has_nothing_to_code() -> None:
    rules = {rule for game in GAMES for rule in rule_ids(game)}
    coded, listed = in_docstrings(), nothing_to_code()
    assert rules - coded - listed == set()
    assert coded & listed == set(), "listed as without code, but the code names it"
    assert (coded | listed) - rules == set(), "no such rule"
