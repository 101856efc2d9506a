"""Positions, pickles and records of tile games keep what is special about their table."""

from __future__ import annotations

import pickle

import tilefolk
from tests.support import legal, play, position
from tilefolk.core.playthrough import Playthrough
from tilefolk.core.record import Record

SPEC = tilefolk.get("mayflower")
TWO_CITIES_AT_ONCE = """
    mayflower 2 players
    option bonus_once yes
    tile D -1,1 r90 0:sheriff@C0
    tile B -1,0 r0
    tile B -2,0 r0
    tile B -3,0 r0
    tile K -3,1 r90 1:sheriff@C0
    surveyors 0 1
    turn 0 5
    place N
"""


def test_a_position_in_the_middle_of_a_choice() -> None:
    game = position(TWO_CITIES_AT_ONCE)
    play(game, "place -2,1 r90", "none")
    again = SPEC.parse_position(SPEC.position_text(game))
    assert again == game
    assert legal(again) == ["score -2,1 C0", "score -2,1 C1"]


def test_options_and_surveyors_stand_in_a_position() -> None:
    text = SPEC.position_text(position(TWO_CITIES_AT_ONCE))
    assert "option bonus_once yes\n" in text
    assert "ten_rows" not in text
    assert "surveyors 0 1\n" in text


def test_options_are_stored_in_the_header_of_a_record() -> None:
    match = tilefolk.start("mayflower", seed=1, options={"ten_rows": "yes"})
    text = match.record.text()
    assert "option bonus_once no\noption ten_rows yes\n" in text
    assert Playthrough.replay(Record.parse(text)).game.options == {"bonus_once": False, "ten_rows": True}


def test_a_game_with_tiles_of_its_own_survives_a_pickle() -> None:
    own = SPEC.tile_set().text
    text = own.replace(
        "  zone F0 farm\n  zone P0 plain animals=1\n", "  zone F0 farm\n  zone P0 plain animals=2\n"
    )
    assert text != own
    game = SPEC.new(2, {"bonus_once": True}, SPEC.tiles_from(text))
    play(game, "draw C", "place -1,0 r0", "trapper P0")
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game
    assert twin.table.tile_set.text == text
    assert twin.feature(twin.root_of(twin.piece(twin.tile_at(-1, 0), 1)))["goods"] == {"animals": 2}
