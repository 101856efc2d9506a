"""Moves in words: what was decided and what would have been better, in every language, and never in notation."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from itertools import pairwise

import pytest

from tests.analysis.games import played
from tilefolk.analysis import STAGES, Analyser
from tilefolk.analysis.catan_words import place_name
from tilefolk.analysis.marks import Mark
from tilefolk.analysis.move_words import MoveDescriber
from tilefolk.analysis.picture import round_ticks
from tilefolk.analysis.report import Report
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.games.catan.geometry import GEOMETRY

GAMES = {"hunters": 2, "mayflower": 2, "catan": 3}
NAMES = ["Anna", "Ben", "Carla"]
NOTATION = re.compile(r"\br(0|90|180|270)\b|-?\d+,-?\d+|\b[A-E]\d\b|^\d: |\b[a-z]+-[a-z-]+ \(|\bnone\b")
"""What only records say: turns, squares, hexes, seats before a colon; and keys whose text is missing."""


@cache
def report(game: str) -> Report:
    match = played(game, ("medium",) * GAMES[game], 2)
    work = Analyser(match, 1, [STAGES["quick"]])
    for _ in work.work():
        pass
    return work.report()


def describer(game: str, language: str) -> MoveDescriber:
    match = played(game, ("medium",) * GAMES[game], 2)
    return MoveDescriber(report(game), match, NAMES[: GAMES[game]], Localizer(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_and_every_better_turn_is_told_in_words(game: str, language: str) -> None:
    told = describer(game, language)
    assert told.report.decisions
    for decision in told.report.decisions:
        for said in (told.played(decision), told.better(decision)):
            assert not NOTATION.search(said), (decision.text, said)
        assert told.played(decision) != decision.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_draw_is_told_in_words(game: str, language: str) -> None:
    told = describer(game, language)
    for stroke in told.report.strokes:
        said = told.chance(stroke.number)
        assert not stroke.text or said, stroke
        assert not NOTATION.search(said), said


def test_ending_the_turn_is_what_was_done() -> None:
    told = describer("catan", "en")
    ends = [decision for decision in told.report.decisions if decision.text == "end"]
    assert ends
    assert {told.played(decision) for decision in ends} == {"End the turn"}


def test_what_was_drawn_is_a_tile_or_none() -> None:
    tiles = describer("hunters", "en")
    kinds = {kind.name for kind in tiles.match.game.table.tile_set.kinds}
    assert {tiles.drawn(stroke.number) for stroke in tiles.report.strokes} <= kinds
    dice = describer("catan", "en")
    assert {dice.drawn(stroke.number) for stroke in dice.report.strokes} == {None}


def test_a_place_goes_by_the_land_around_it() -> None:
    match = played("catan", ("medium",) * 3, 2)
    words, seen = Localizer("en"), match.view(None)
    names = [place_name(words, seen, place) for place in (*GEOMETRY.intersections, *GEOMETRY.paths)]
    inland = place_name(words, seen, "B2-C2-C3")
    lands = {one["id"]: f"{one['terrain']} {one['token'] or ''}".strip() for one in seen["hexes"]}
    assert all(lands[name] in inland for name in ("B2", "C2", "C3"))
    assert "coast" not in inland
    assert "coast in the north" in place_name(words, seen, "A1.n")
    assert any("3:1 harbour" in name for name in names)


def test_the_turn_that_a_mark_was_measured_against_is_among_the_best() -> None:
    """Also where it is none of the first three."""
    match = played("hunters", ("medium",) * 2, 2)
    work = Analyser(match, 1, [STAGES["quick"]])
    for _ in work.work():
        pass
    judged = next(it for it in work.found.decisions if len(it.step.game.legal_for(it.step.seat)) > 8)
    told = work.report()
    known = next(it for it in told.decisions if it.number == judged.step.number)
    spec, game = judged.step.game.spec, judged.step.game
    other = next(
        action
        for action in game.legal_for(judged.step.seat)
        if spec.action_name(game, action) not in {known.text, *(one.name for one in known.best)}
    )
    judged.mark = Mark("mistake", better=other, loss=0.07, error=0.01)
    marked = next(it for it in work.report().decisions if it.number == judged.step.number)
    assert marked.better == spec.action_name(game, other)
    assert marked.best[-1].name == marked.better
    assert marked.best[-1].turn[0]["type"] == "place"


def test_a_reason_that_is_true_twice_is_told_once() -> None:
    match = played("mayflower", ("medium",) * 2, 2)
    work = Analyser(match, 1, [STAGES["quick"]])
    report = work.finish()
    turn = report.decisions[0].best[0]
    home = {"key": "home", "params": {"count": 1}}
    twice = dataclasses.replace(turn, reasons=[home, home])
    describer = MoveDescriber(report, match, ["Anna", "Ben"], Localizer("en"))
    once = dataclasses.replace(turn, reasons=[home])
    assert (
        describer.turn(twice) == describer.turn(once) != describer.turn(dataclasses.replace(turn, reasons=[]))
    )


def test_points_are_marked_at_round_numbers() -> None:
    for most in range(1, 400):
        ticks = round_ticks(most)
        assert 2 <= len(ticks) <= 6
        assert ticks[0] == 0
        assert ticks[-2] < most <= ticks[-1]
        assert len({after - before for before, after in pairwise(ticks)}) == 1
        assert str(ticks[1]).rstrip("0") in ("1", "2", "5")
