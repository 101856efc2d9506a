"""Four languages, the same messages: nothing unreadable, missing, doubled or left in English."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.locales.catalogue import LANGUAGES, LOCALES, catalogue, everything, file_names, parse

ENGLISH = file_names("en")
OTHERS = LANGUAGES[1:]
EVERY_FILE = [(language, name) for language in LANGUAGES for name in file_names(language)]


def test_these_are_the_languages() -> None:
    assert {path.name for path in LOCALES.iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_file(language: str) -> None:
    assert file_names(language) == ENGLISH


@pytest.mark.parametrize(("language", "name"), EVERY_FILE)
def test_every_file_is_readable_to_its_end(language: str, name: str) -> None:
    assert catalogue(language, name).junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(key for name in file_names(language) for key in catalogue(language, name).keys)
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ENGLISH)
def test_every_message_exists_in_every_language(language: str, name: str) -> None:
    # terms (-name) are a language's own business
    english, other = (
        {key for key in catalogue(each, name).keys if key[0] != "-"} for each in ("en", language)
    )
    assert sorted(english - other) == [], f"missing in {language}"
    assert sorted(other - english) == [], "missing in en"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ENGLISH)
def test_every_message_takes_the_same_placeholders(language: str, name: str) -> None:
    english, other = catalogue("en", name).messages, catalogue(language, name).messages
    different = {
        key: (sorted(english[key].variables), sorted(other[key].variables))
        for key in english.keys() & other.keys()
        if english[key].variables != other[key].variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = everything(language)
    lost = {
        key: sorted(m.references - known.keys()) for key, m in known.items() if m.references - known.keys()
    }
    assert lost == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    messages = everything(language)
    assert [k for k, m in messages.items() if not (m.text or m.variables or m.references)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ENGLISH)
def test_no_sentence_was_left_in_english(language: str, name: str) -> None:
    english, other = catalogue("en", name).messages, catalogue(language, name).messages
    same = [
        key
        for key in english.keys() & other.keys()
        if is_sentence(english[key].text) and english[key].text == other[key].text
    ]
    assert sorted(same) == []


def is_sentence(text: str) -> bool:
    """Names and single words may be the same in two languages; three words or more are not."""
    return len(re.findall(r"[^\W\d_]{2,}", text)) >= 3


def test_a_sentence_is_told_from_a_name() -> None:
    assert is_sentence("Draw a land tile.")
    assert not is_sentence("New York")
    assert not is_sentence("Catan 3:1")


def test_the_reader_sees_what_is_wrong() -> None:
    found = parse(
        "good = { $who } scores { NUMBER($points) }\nbad\ngood = again\n    .title = Hello { -term }\n"
    )
    assert len(found.junk) == 1
    assert found.keys == ["good", "good", "good.title"]
    assert found.messages["good.title"].references == {"-term"}
    assert parse("a = { $n ->\n  [one] { $x } point\n *[other] points\n}\n").messages["a"].variables == {
        "n",
        "x",
    }
