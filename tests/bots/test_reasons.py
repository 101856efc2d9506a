"""Hints are whole turns with reasons: what they say is what the turn then does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.core.story import told

SEATS = ["Anna", "Ben", "Carla"]
GAMES = ("hunters", "mayflower", "catan")


def positions(game: str, seeds: range, step: int) -> Iterator[Any]:
    """Positions of games between medium bots in which somebody decides."""
    for seed in seeds:
        match, random = tilefolk.start(game, players=3, seed=seed), Random(seed)
        players = [bots.make("medium", match.spec, seed * 7 + seat) for seat in range(3)]
        while not match.game.is_over:
            if len(match.game.legal()) > 1 and random.randrange(step) == 0:
                yield match
            match.play(players[match.game.to_move].choose(match.game, match.game.to_move))


def best(match: Any) -> dict[str, Any]:
    return bots.hint(match.game, match.game.to_move, n=1, level="hard")[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_hint_can_be_played_as_they_stand(game):
    longest = 0
    for match in positions(game, range(2), 3):
        tried, seat = match.copy(), match.game.to_move
        steps = best(match)["turn"]
        longest = max(longest, len(steps))
        for at, step in enumerate(steps):
            assert tried.game.to_move == seat
            tried.play(step["name"], seat)
            if at + 1 < len(steps):
                assert not tried.game.is_over
    assert longest > 1


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_a_hint_lays_the_tile_and_says_what_becomes_of_the_figure(game):
    placed = 0
    for match in positions(game, range(2), 2):
        turn = best(match)["turn"]
        if turn[0]["type"] != "place":
            continue
        after = match.copy()
        after.play(turn[0]["name"])
        if after.view(None)["phase"] == "figure":
            assert turn[1]["type"] in ("figure", "pass")
        placed += len(turn) > 1 and turn[1]["type"] == "figure"
    assert placed > 15, "who follows hints places figures"


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_points_that_a_reason_promises_are_scored(game):
    promised = 0
    for match in positions(game, range(3), 2):
        tried, seat, found = match.copy(), match.game.to_move, best(match)
        events = [event for step in found["turn"] for event in tried.play(step["name"])]
        scored = [e.data for e in events if e.kind == "scored" and not e.data["final"]]
        for reason in found["reasons"]:
            if reason["key"] in ("closes", "shares"):
                said = reason["params"]
                assert any(
                    seat in one["seats"] and one["points"] == said["points"] and one["type"] == said["what"]
                    for one in scored
                )
                promised += 1
    assert promised > 15


def test_awards_and_places_of_catan_are_true():
    said = set()
    for match in positions("catan", range(6), 2):
        tried, seat, found = match.copy(), match.game.to_move, best(match)
        events = [event for step in found["turn"] for event in tried.play(step["name"])]
        for reason in found["reasons"]:
            said.add(reason["key"])
            if reason["key"] in ("longest_road", "largest_army"):
                assert any(e.kind == reason["key"] and e.data["seat"] == seat for e in events)
            if reason["key"] == "wins":
                assert tried.game.winners() == [seat]
            if reason["key"] == "blocks":
                assert seat not in reason["params"]["seats"]
    assert {"income", "doubles", "reaches", "pays", "blocks", "longest_road"} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language):
    words, silent, told_ones = Localizer(language), 0, 0
    for game in GAMES:
        for match in positions(game, range(1), 4):
            found = best(match)
            silent += not found["reasons"]
            for reason in found["reasons"]:
                text = told(words, game, "reason-" + reason["key"], reason["params"], SEATS)
                assert text[0].islower() or text[0].isdigit()
                assert "reason" not in text
                told_ones += 1
    assert told_ones > 5 * silent
