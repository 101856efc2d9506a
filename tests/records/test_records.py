"""Records: whole or not at all, and every mistake is told with its line."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilefolk
from tests.locales.catalogue import LANGUAGES
from tilefolk.core.chance import SeededChance, commitment_of, seed_from
from tilefolk.core.errors import BadNumber, BadRecord
from tilefolk.core.locale import Localizer
from tilefolk.core.match import Match
from tilefolk.core.record import Record


def played(moves: int = 12) -> Match:
    match = tilefolk.start("hunters", players=3, seed=7, seats={0: "Anna", 2: "Kis Béla"})
    random = Random(7)
    for _ in range(moves):
        match.play(random.choice(match.game.legal()))
    return match


TEXT = played().record.text()
LINES = TEXT.splitlines()
BLANK = LINES.index("")


def mistake(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Match.replay(Record.parse(text))
    return caught.value


def changed(line: int, text: str) -> str:
    """The record with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def test_a_saved_game_loads_to_the_identical_state_and_goes_on(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "game.record")
    again = tilefolk.load(tmp_path / "game.record")
    assert again.game == match.game
    assert again.record.seats == {0: "Anna", 2: "Kis Béla"}
    random = Random(1)
    while not match.game.is_over:
        action = random.choice(match.game.legal())
        match.play(action)
        again.play(action)
    assert again.record.text() == match.record.text(), "chance goes on from the same seed"


def test_without_the_seed_nothing_of_the_future_is_in_it() -> None:
    match = played()
    assert isinstance(match.chance, SeededChance)
    public = match.record.text(with_seed=False)
    assert match.chance.seed.hex() not in public
    assert match.chance.commitment in public


def test_a_foreign_file() -> None:
    for text in ("", "hello\n", "[Event 'chess']\n", "\x00\x01"):
        assert (mistake(text).key, mistake(text).params["line"]) == ("core.record_foreign", 1)


def test_a_future_version_and_other_rules() -> None:
    future = mistake(changed(1, "tilefolk-record 3"))
    assert (future.key, future.params["line"]) == ("core.record_version", 1)
    assert mistake(changed(3, "rules 99")).key == "core.record_rules"


@pytest.mark.parametrize(
    ("language", "said"),
    {
        "en": "The record follows version 1 of the rules; this program knows version 2.",
        "hu": "A jegyzőkönyv a szabályok 1. változatát követi; ez a program a 2. változatot ismeri.",
        "de": "Das Protokoll folgt Fassung 1 der Regeln; dieses Programm kennt Fassung 2.",
        "nl": "Het verslag volgt versie 1 van de regels; dit programma kent versie 2.",
    }.items(),
)
def test_a_record_of_earlier_rules_is_refused_in_words(language: str, said: str) -> None:
    record = tilefolk.start("mayflower", players=2, seed=1).record.text()
    old = mistake(record.replace("rules 2", "rules 1"))
    assert Localizer(language).error_text(old).endswith(said)


def test_an_unknown_game_option_or_number_of_players() -> None:
    assert mistake(changed(2, "game chess")).key == "core.record_header"
    assert mistake(changed(4, "players 9")).key == "core.record_header"
    wrong = mistake(changed(4, "players many"))
    assert (wrong.key, wrong.params["line"]) == ("core.record_header_line", 4)


def test_a_wrong_move_is_told_with_its_line() -> None:
    first_move = BLANK + 2
    for text in ("* draw 999", "* place 0,0 r0", "draw 3", "* seed 12", "none"):
        error = mistake(changed(first_move, text))
        assert error.params["line"] == first_move, text
    illegal = mistake(changed(first_move + 1, "place 40,40 r0"))
    assert (illegal.rule, illegal.params["line"]) == ("H2.1", first_move + 1)


def test_a_seed_that_was_not_promised() -> None:
    other = seed_from(8).hex()
    error = mistake("\n".join([*LINES[:-1], f"seed {other}"]) + "\n")
    assert (error.key, error.params["line"]) == ("core.record_seed", len(LINES))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        tilefolk.load(tmp_path / "missing.record")
    (tmp_path / "binary.record").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord):
        tilefolk.load(tmp_path / "binary.record")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1))
def test_a_truncated_record_is_refused_or_is_a_shorter_game(cut: int) -> None:
    refusal: BadRecord | None = None
    try:
        match = Match.replay(Record.parse(TEXT[:cut]))
    except BadRecord as error:
        refusal = error
    if refusal is not None:
        assert int(str(refusal.params["line"])) >= 1
    else:
        assert TEXT.startswith(match.record.text(with_seed=False)), "cut exactly between two moves"


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_damaged_record_never_crashes(data: st.DataObject) -> None:
    damaged = list(TEXT)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        damaged[at] = data.draw(st.characters(codec="utf-8"))
    with contextlib.suppress(BadRecord):
        Match.replay(Record.parse("".join(damaged)))


def test_nature_follows_from_the_seed_alone() -> None:
    seed = seed_from(3)
    game = tilefolk.get("hunters").new(2)
    drawn = [SeededChance(seed).outcome(game, number) for number in range(20)]
    assert drawn == [SeededChance(seed).outcome(game, number) for number in range(20)]
    assert len(set(drawn)) > 5
    assert SeededChance(seed).commitment == commitment_of(seed)
    assert seed_from(None) != seed_from(None)


def test_nature_draws_by_weight() -> None:
    game = tilefolk.get("mayflower").new(2)
    weights = dict(game.chance())
    total = sum(weights.values())
    chance = SeededChance(seed_from(5))
    counts = dict.fromkeys(weights, 0)
    draws = 4000
    for number in range(draws):
        counts[chance.outcome(game, number)] += 1
    chi = sum((counts[k] - draws * w / total) ** 2 / (draws * w / total) for k, w in weights.items())
    assert chi < 95, "49 degrees of freedom: more happens once in ten thousand times"


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("players 2", "players " + "9" * 900, 4, "core.record_header_line"),
        ("rules ", "rules " + "9" * 900, 3, "core.record_header_line"),
        ("players 2", "players " + "9" * 5000, 4, "core.record_long_line"),
        ("players 2", "players 2\nseat 7 Anna", 5, "core.record_seat"),
        ("players 2", "players 2\nseat 00 Anna", 5, "core.record_header_line"),
        ("players 2", "players 2\nseat 0 " + "A" * 2000, 5, "core.record_long_line"),
        ("players 2", "players 2\nseat 0 An\0na", 5, "core.record_control"),
        ("players 2", "players 2\nseat 0 \x1b[2J", 5, "core.record_control"),
    ],
)
def test_numbers_seats_and_lines_that_can_not_be_are_named(old, new, line, key):
    text = tilefolk.start("hunters", seed=1).record.text()
    with pytest.raises(BadRecord) as refused:
        Record.parse(text.replace(old, new, 1))
    assert (refused.value.key, refused.value.params["line"]) == (key, line)
    for language in LANGUAGES:
        told = Localizer(language).error_text(refused.value)
        assert str(line) in told
        assert len(told) < 250  # named, not echoed


def test_two_promises_are_refused():
    text = tilefolk.start("hunters", seed=1).record.text()
    promise = next(line for line in text.splitlines() if line.startswith("commitment "))
    with pytest.raises(BadRecord, match="a second time"):
        Record.parse(text.replace(promise, f"{promise}\n{promise}"))


@pytest.mark.parametrize("name", ["Anna\nseed 00", "Anna\r", "An\u2028na", "\x0bAnna", "An\0na", "\x1b[1m"])
def test_a_name_of_two_lines_is_refused_before_the_game(name):
    with pytest.raises(BadRecord, match="a name is one line"):
        tilefolk.start("hunters", seed=1, seats={0: name})


def test_a_name_for_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(BadNumber):
        tilefolk.start("hunters", seed=1, seats={7: "Anna"})
