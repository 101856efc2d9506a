"""Events in words: only what the listener may know, in the game's own words."""

from __future__ import annotations

import pytest

from tests.cli.conftest import random_match
from tilefolk.core.events import Event
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.core.story import seat_names, sentence

NAMES = ["Anna", "Béla"]


def test_a_scoring_names_the_players_and_the_breakdown():
    data = {
        "seats": [0, 1],
        "points": 8,
        "type": "forest",
        "final": False,
        "breakdown": {"pieces": 4, "gold": 0},
    }
    said = sentence(Localizer("en"), "hunters", Event("scored", data), NAMES)
    assert said == "Completed forest (4 forest segments): 8 points for Anna and Béla."


def test_who_may_not_know_hears_less_or_nothing():
    secret = Event("stolen", {"card": "ore"}, audience=(1,), public={"card": "something"})
    silent = Event("stolen", {"card": "ore"}, audience=(1,))
    words = Localizer("en")
    assert "ore" in sentence(words, "cups", secret, NAMES, 1)
    assert "ore" not in sentence(words, "cups", secret, NAMES, 0)
    assert sentence(words, "cups", silent, NAMES, None) is None


def test_seats_without_a_name_are_numbered():
    assert seat_names(Localizer("de"), 3, {1: "Béla"}) == ["Spieler 1", "Béla", "Spieler 3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_a_whole_game_has_words_for_everything(game, language):
    match = random_match(seed=3, game=game)
    for event in match.events:
        said = sentence(Localizer(language), game, event, NAMES)
        assert said
        assert not said.startswith("log-"), event
