"""Every kind of event and every refusal of Mayflower is said in every language."""

from __future__ import annotations

import pytest

import tilefolk
from tests.support import legal, play, position, refused
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.core.story import sentence

SPEC = tilefolk.get("mayflower")
NAMES = ["Anna", "Béla", "Cili"]

POSITIONS = {
    "swept, lost": (
        """
        mayflower 2 players
        tile D -1,1 r90 0:sheriff@C0
        tile B -1,0 r0
        tile B -2,0 r0
        tile B -3,0 r0
        tile K -3,1 r90 1:sheriff@C0
        surveyors 2 1
        turn 1 5
        place N
        """,
        ("place -2,1 r90", "none", "score -3,1 C0"),
    ),
    "bonus, surveyors_stay": (
        "mayflower 2 players\nsurveyors 1 1\nturn 0 0\nplace A",
        ("place -1,2 r270", "bandit R0"),
    ),
    "completed, scored, ended": (
        "mayflower 2 players\ntile L -1,9 r0 0:trapper@P0\ndiscarded *\nturn 1 1\nplace K",
        ("place -1,1 r90", "none"),
    ),
}


@pytest.mark.parametrize("kinds", POSITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_have_words(language: str, kinds: str) -> None:
    text, actions = POSITIONS[kinds]
    events = play(position(text), *actions)
    assert set(kinds.split(", ")) <= {event.kind for event in events}
    for event in events:
        said = sentence(Localizer(language), "mayflower", event, NAMES)
        assert said is not None
        assert not said.startswith("log-")
        assert not any(word in said for word in ("{", "_", "mayflower"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_words_and_name_their_rule(language: str) -> None:
    game = position("mayflower 2 players\ntile B -1,0 r0\nturn 0 1\nplace K")
    words = Localizer(language)
    for action in ("place -1,0 r0", "place -3,0 r0", "place 1,0 r0", "place -1,2 r0", "none"):
        error = refused(game, action)
        said = words.error_text(error)
        assert said.endswith(f"[{error.rule}]")
        assert "mayflower" not in said
    assert len(legal(game)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_sources_have_words(language: str) -> None:
    words = Localizer(language)
    for option in SPEC.options:
        assert words.has(f"mayflower-option-{option.name}")
    for source in SPEC.sources:
        assert words.has(f"mayflower-source-{source}")
