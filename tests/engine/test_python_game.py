"""A game written in Python alone, without a .pxd, is played by the compiled engine too."""

from __future__ import annotations

import numpy as np
import pytest

from tilefolk.core.batch import Batch
from tilefolk.core.errors import IllegalAction
from tilefolk.core.names import CHANCE, LEGAL_MAX, OVER
from tilefolk.core.python_game import PythonGame
from tilefolk.core.rng import Rng

ROLLED, TAKEN = 1, 2


class Counters(PythonGame):
    """Chance rolls 1 to 3, then the seat takes up to so many counters; the last one wins the game."""

    def __init__(self, players: int, counters: int) -> None:
        super().__init__(players, index_count=4)
        self.counters = counters
        self.roll = 0
        self.seat = 0
        self.taken = [0] * players
        self.winner: int | None = None

    def mover(self) -> int:
        if self.counters == 0:
            return OVER
        return self.seat if self.roll else CHANCE

    def actions_of(self, seat: int) -> list[int]:
        if seat != self.seat or not self.roll:
            return []
        return list(range(1, min(self.roll, self.counters) + 1))

    def outcomes(self) -> list[tuple[int, int]]:
        return [(1, 1), (2, 2), (3, 1)]

    def carry_out(self, action: int) -> None:
        if not self.roll:
            self.roll = action
            self.tell(ROLLED, action)
            return
        self.counters -= action
        self.taken[self.seat] += action
        self.tell(TAKEN, self.seat, action)
        if self.counters == 0:
            self.winner = self.seat
        self.seat = (self.seat + 1) % self.players
        self.roll = 0

    def points_from(self, seat: int, source: int) -> int:
        return 100 if seat == self.winner else self.taken[seat]


class Broken(Counters):
    def carry_out(self, action: int) -> None:
        super().carry_out(action)
        if self.counters < 5:
            raise ZeroDivisionError("a mistake of the game")


def test_it_is_played_to_the_end_and_the_same_for_the_same_numbers() -> None:
    start = Counters(3, 21)
    one, other = start.copy(), start.copy()
    assert one.playout(Rng(4)) == other.playout(Rng(4)) > 0
    assert one == other
    assert one != start
    assert start.counters == 21, "a copy is a position of its own"
    assert one.is_over
    assert sum(one.taken) == 21
    assert one.winners() == [one.winner]


def test_actions_are_checked_and_tell_events() -> None:
    game = Counters(2, 10)
    assert game.to_move == CHANCE
    assert game.chance() == [(1, 1), (2, 2), (3, 1)]
    assert game.apply_listening(2) == [(ROLLED, 2, 0, 0, 0, 0, 0, 0)]
    assert game.legal() == [1, 2]
    with pytest.raises(IllegalAction):
        game.apply(3)
    assert game.apply_listening(1) == [(TAKEN, 0, 1, 0, 0, 0, 0, 0)]


def test_no_event_is_ever_lost() -> None:
    class Talkative(Counters):
        def carry_out(self, action: int) -> None:
            super().carry_out(action)
            for number in range(10_000):
                self.tell(TAKEN, number)

    events = Talkative(2, 10).apply_listening(2)
    assert [event[1] for event in events[1:]] == list(range(10_000))


def test_more_actions_than_the_engine_lists_are_a_mistake_of_the_game() -> None:
    class Generous(Counters):
        def actions_of(self, seat: int) -> list[int]:
            return list(range(LEGAL_MAX + 1))

    with pytest.raises(ValueError, match=f"{LEGAL_MAX + 1} at once are too many"):
        Generous(2, 10).playout(Rng(1))


def test_a_batch_steps_it_with_masks() -> None:
    start = Counters(2, 12)
    masks, seats = np.zeros((3, 4), np.int8), np.zeros(3, np.int32)
    done, scores = np.zeros(3, np.int8), np.zeros((3, 2), np.int32)
    batch = Batch(start, 3, 1, masks, seats, done, scores)
    for _ in range(40):
        for game, mask in zip(batch.games, masks, strict=True):
            assert np.flatnonzero(mask).tolist() == game.legal()
        batch.step(np.array([mask.argmax() for mask in masks], np.int32))
    assert batch.games_finished > 0


def test_a_mistake_of_the_game_is_raised_and_ends_it() -> None:
    game = Broken(2, 20)
    with pytest.raises(ZeroDivisionError, match="a mistake"):
        game.playout(Rng(1))
    with pytest.raises(ZeroDivisionError, match="a mistake"):
        game.legal()
