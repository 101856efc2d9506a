"""Beside the board in the terminal: the tile in hand, its parts by name, supplies, surveyors, huts apart from hunters."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk.cli.screen import Screen
from tilefolk.cli.seat_numbers import for_engine, for_people
from tilefolk.cli.terminal_table import board_text, sign_lines, table_lines
from tilefolk.core.locale import Localizer
from tilefolk.core.story import seat_names


def lines(match: tilefolk.Match, language: str = "en") -> str:
    return "\n".join(
        table_lines(Screen(language), match.game, 0, ["Anna", "Béla", "Carla"][: match.game.players])
    )


def test_the_drawn_tile_its_parts_and_supplies_are_shown_in_the_chosen_language() -> None:
    match = tilefolk.start("hunters", players=2, seed=1, prepared=["draw 62"])
    shown = lines(match)
    assert "You have drawn tile 62" in shown
    assert "# .~. ." in shown
    assert "M0: meadow (north, south)" in shown
    assert "S0: river system (north, south)" in shown
    assert "1 = Anna; left: tribe member × 5, hut × 2" in shown
    assert "F0: Wald (Westen)" in lines(match, "de")
    assert "erdő" in lines(match, "hu")
    assert "bos" in lines(match, "nl")


def test_a_laid_tile_is_shown_as_it_lies() -> None:
    match = tilefolk.start("hunters", players=2, seed=1, prepared=["draw 62"])
    match.play("place 0,-1 r90")
    assert "F0: forest (north)" in lines(match)


def test_hunters_and_huts_have_signs_of_their_own() -> None:
    match = tilefolk.start("hunters", players=2, seed=1, prepared=["draw 62"])
    match.play("place 0,-1 r90")
    other = match.copy()
    match.play("hut S0")
    other.play("hunter M0")
    assert "^0" in str(match.game)
    assert "H0" in str(other.game)
    assert "^1" in board_text(Localizer(), match.game, 0)
    assert "H1" in board_text(Localizer(), other.game, 0)
    assert "^ hut" in lines(match)
    assert "H hunter" in lines(other)


def test_the_signs_on_the_tiles_are_explained() -> None:
    (told,) = sign_lines(Screen("de"), tilefolk.start("hunters", seed=1).game)
    assert told.startswith("Auf den Karten: ")
    assert "# = Wald" in told
    assert "~ = Fluss," in told
    assert "m = 1 Mammut" in told
    assert sign_lines(Screen("de"), tilefolk.start("catan", 3, seed=1).game) == []


def test_surveyors_are_told() -> None:
    assert "Surveyors: in the north in column 0" in lines(tilefolk.start("mayflower", seed=1))


def test_catan_is_shown_in_the_chosen_language_with_seats_as_people_count_them() -> None:
    options = {"setup": "beginner", "first": "0"}
    match = tilefolk.start("catan", 3, seed=1, options=options, prepared=["dice 1 2"])
    match.play("roll")
    island = board_text(Localizer("de"), match.game, 0)
    assert "Weideland" in island
    assert "2:1 Wolle" in island
    assert "forest" not in island
    assert "s3" in island
    assert "s0" not in island
    told = lines(match, "de")
    assert "> 1 = Anna: Punkte 2, Karten" in told
    assert "auf deiner Hand: " in told
    assert told.count("auf deiner Hand") == 1
    assert "Würfel: 1 + 2" in told
    assert "a kezedben: " in lines(match, "hu")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("1: accept", "2: accept"),
        ("2: discard wool", "3: discard wool"),
        ("rob 0", "rob 1"),
        ("deal 2", "deal 3"),
        ("offer 1 wood for 1 ore to 1,2", "offer 1 wood for 1 ore to 2,3"),
        ("offer 1 wood for 1 ore to all", "offer 1 wood for 1 ore to all"),
        ("trade 4 wool for ore", "trade 4 wool for ore"),
        ("place 0,1 r270", "place 0,1 r270"),
        ("score 0,-1 F0", "score 0,-1 F0"),
    ],
)
def test_moves_name_seats_as_people_count_them(written: str, said: str) -> None:
    assert for_people(written) == said
    assert for_engine(said) == written


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Anna", "Bot 2 (Easy)", "Player 3"]),
        ("hu", ["Anna", "2. gépi játékos (Könnyű)", "3. játékos"]),
        ("de", ["Anna", "Bot 2 (Leicht)", "Spieler 3"]),
        ("nl", ["Anna", "Bot 2 (Makkelijk)", "Speler 3"]),
    ],
)
def test_seats_have_the_browsers_names_in_every_language(language: str, names: list[str]) -> None:
    """The browser takes the same two texts: ``seat-bot`` and ``seat-number`` of the locales."""
    assert seat_names(Localizer(language), 3, {0: "Anna", 1: "easy"}) == names
