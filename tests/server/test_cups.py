"""The toy game of these tests is a whole game: what it writes it can read, and its picture keeps secrets."""

from __future__ import annotations

import pytest

import tests.server.cups  # noqa: F401  (registers it)
import tilefolk
from tilefolk.core.errors import BadNotation


def test_a_position_is_written_and_read_again():
    match = tilefolk.start("cups", players=3, seed=1)
    spec = tilefolk.get("cups")
    while not match.game.is_over:
        again = spec.parse_position(spec.position_text(match.game))
        assert vars(again) == vars(match.game)
        assert again.legal() == match.game.legal()
        match.play(match.legal()[-1])
    assert spec.parse_position(spec.position_text(match.game)).is_over


@pytest.mark.parametrize("text", ["", "0 of 2", "x of 2 / 0 0 / / ??", "0 of 2 / 0 0 / / !!"])
def test_what_is_no_position_is_refused(text):
    with pytest.raises(BadNotation):
        tilefolk.get("cups").parse_position(text)


def test_the_picture_shows_a_seat_its_own_card_only():
    spec = tilefolk.get("cups")
    game = spec.parse_position("1 of 2 / 4 0 / 3 6 / ?+")
    assert spec.board_text(game, 0) == "0: [3] 4\n1: [#] 0"
    assert spec.board_text(game, 1) == "0: [#] 4\n1: [6] 0"
    assert spec.board_text(game) == "0: [#] 4\n1: [#] 0"
