"""Texts by key: in the person's language, else in English, else the key itself."""

from __future__ import annotations

import pytest

from tilefolk.core.errors import BadRecord, IllegalAction
from tilefolk.core.locale import LANGUAGES, Localizer, language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"TILEFOLK_LANG": "hu", "LC_ALL": "de_AT"}, "hu"),
    ],
)
def test_the_environment_names_the_language(environment, language):
    assert language_of(environment) == language


def test_placeholders_are_filled():
    assert Localizer("de").text("seat.number", number=3) == "Spieler 3"


def test_an_unknown_text_is_its_key_with_what_is_known():
    assert Localizer("hu").text("no.such_thing", x=1) == "no.such_thing (x 1)"


def test_a_missing_placeholder_never_breaks_the_message():
    assert Localizer("en").text("seat-number") == "seat-number"


def test_an_unknown_language_speaks_english():
    assert Localizer("xx").text("cli-yes") == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_told_with_its_rule(language):
    said = Localizer(language).error_text(IllegalAction("core.illegal_action", "H2.1"))
    assert said.endswith(" [H2.1]")
    assert "core" not in said


def test_the_reason_inside_an_error_is_told_in_words():
    error = BadRecord("core.record_move", line=7, text="pass", reason="core.game_over")
    assert Localizer("en").error_text(error) == "Line 7 (“pass”) is not possible: The game is over."
