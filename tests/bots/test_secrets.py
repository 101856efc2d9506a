"""Bots see only what their seat sees: positions that differ in hidden things get the same answer."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.core.rng import Rng


def positions_with_secrets(count):
    """Positions of Catan in which somebody else holds cards that the seat to move can't know."""
    found = []
    seed = 0
    while len(found) < count:
        seed += 1
        match = tilefolk.start("catan", players=4, seed=seed)
        table = [bots.make("medium", match.spec, seat) for seat in range(4)]
        for _ in range(60 + 7 * seed):
            if match.game.is_over:
                break
            match.play(table[match.game.to_move].choose(match.game, match.game.to_move))
        game = match.game
        if game.is_over or len(game.legal()) < 3:
            continue
        other = twin(game, game.to_move)
        if other is not None:
            found.append((game, other))
    return found


def twin(game, seat):
    """The same to the seat, different in what it can't see; None if nothing is hidden."""
    for seed in range(20):
        other = game.copy()
        other.redeterminise(seat, Rng(seed))
        if other != game and other.legal() == game.legal():
            return other
    return None


@pytest.mark.parametrize("name", bots.available())
def test_hidden_cards_do_not_change_a_choice(name):
    for game, other in positions_with_secrets(4):
        seat = game.to_move
        spec = tilefolk.get("catan")
        assert spec.view(game, seat) == spec.view(other, seat)
        one = bots.make(name, spec, 5, iterations=60).choose(game, seat)
        two = bots.make(name, spec, 5, iterations=60).choose(other, seat)
        assert one == two


def test_a_hint_does_not_tell_hidden_cards():
    for game, other in positions_with_secrets(2):
        seat = game.to_move
        assert bots.hint(game, seat, iterations=60) == bots.hint(other, seat, iterations=60)


def test_a_bot_that_peeked_would_be_found():
    """The proof can fail: a choice made from the real position tells at least one pair of twins apart."""

    def peeked(game):
        legal = game.legal()
        return legal[int(game.checksum(), 16) % len(legal)]

    assert any(peeked(game) != peeked(other) for game, other in positions_with_secrets(6))


def test_the_position_itself_is_not_touched():
    match = tilefolk.start("hunters", players=2, seed=4)
    before = match.game.snapshot()
    bots.make("master", match.spec, 1, iterations=50).choose(match.game, match.game.to_move)
    assert match.game.snapshot() == before
