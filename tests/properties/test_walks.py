"""One random game of each kind, looked at from all sides after every move: quick, and always the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tilefolk
from tests.properties.retelling import Audience
from tests.properties.strategies import random_step
from tilefolk.games import NAMES
from tilefolk.games.catan.hand_tracker import HandTracker

MOVES = 260


def walked(name: str, seed: int, **options: Any) -> Any:
    """The positions of a random game, each with what happened on the way to it."""
    spec, random = tilefolk.get(name), Random(seed)
    game = spec.new(3, options)
    yield game, []
    for _ in range(MOVES):
        if not game.is_over:
            yield game, spec.decode_events(game, game.apply_listening(random_step(game, random)))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_is_what_is_seen(name: str) -> None:
    audience = None
    for game, events in walked(name, seed=5):
        audience = audience or Audience(tilefolk.get(name), game)
        audience.take_events(game, events)


@pytest.mark.parametrize("name", NAMES)
def test_notation_and_indices_lead_back(name: str) -> None:
    spec = tilefolk.get(name)
    for number, (game, _) in enumerate(walked(name, seed=6)):
        for action in game.legal()[:: 1 + number % 7]:
            assert spec.parse_action(game, spec.action_name(game, action)) == action
            assert spec.encode(game, spec.describe(game, action)) == action
            assert game.action_at(game.index_of(action)) == action
        if number % 10 == 0:
            again = spec.parse_position(spec.position_text(game))
            assert again.snapshot() == game.snapshot()


def test_careful_players_count_the_hands_of_catan() -> None:
    spec = tilefolk.get("catan")
    trackers: list[HandTracker] = []
    for game, events in walked("catan", seed=9, setup="beginner", first="0"):
        trackers = trackers or [HandTracker(game, seat) for seat in (0, 1, 2, None)]
        for tracker in trackers:
            for told in filter(None, (event.seen_by(tracker.seat) for event in events)):
                tracker.see(told)
            for seat in range(0 if game.is_chance else game.players):
                hand = [a + b for a, b in zip(game.hand[seat], game.laid_aside[seat], strict=True)]
                bounds = list(tracker.bounds(seat).values())
                assert tracker.count[seat] == sum(hand)
                assert all(low <= n <= high for n, (low, high) in zip(hand, bounds, strict=True))
                assert seat != tracker.seat or bounds == [(n, n) for n in hand]
    assert any(spec.view(game, None)["hands"][seat]["count"] for seat in range(3))


@pytest.mark.parametrize("name", NAMES)
def test_a_guess_differs_only_where_the_seat_sees_nothing(name: str) -> None:
    spec = tilefolk.get(name)
    for number, (game, _) in enumerate(walked(name, seed=8)):
        if number % 8 == 0:
            guess = game.copy()
            guess.redeterminise(1, tilefolk.Rng(number))
            assert spec.view(guess, 1) == spec.view(game, 1)
            assert guess.legal_for(1) == game.legal_for(1)
