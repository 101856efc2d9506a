"""A board of each game: what stands on it is seen there, marks are where they belong, secrets are not drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

import tilefolk
from tilefolk import pictures
from tilefolk.pictures.atlas import atlas, catan_atlas

PLAYERS = {"hunters": 3, "mayflower": 3, "catan": 4}


def position(game: str, moves: int = 40) -> tilefolk.Game:
    match = tilefolk.start(game, PLAYERS[game], seed=5)
    for number in range(moves):
        legal = match.legal()
        match.play(legal[number * 7 % len(legal)])
    return match.game


def pixels(svg: str) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(pictures.png(svg))).convert("RGB")).astype(int)


def rgb(colour: str) -> np.ndarray:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_board_is_one_picture_that_needs_nothing_else(game, theme) -> None:
    drawn = pictures.svg(position(game), theme=theme, width=500)
    root = ElementTree.fromstring(drawn)
    assert root.get("width") == "500"
    assert "var(" not in drawn
    assert "class=" not in drawn
    assert "<style" not in drawn
    assert not re.search(r'(href|src)="', drawn)
    picture = pixels(drawn)
    assert picture.shape[1] == 500
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 500


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_every_seat_is_seen_in_its_colour(game) -> None:
    board = position(game)
    colours = board.spec.colours_for(board.players)[: board.players]
    picture = pixels(pictures.svg(board, width=1000)).reshape(-1, 3)
    for colour in colours:
        body = rgb(atlas(game)["colours"][colour]["body"])
        assert (np.abs(picture - body).sum(axis=1) < 12).sum() > 30, colour


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_frame_is_the_same_picture_in_pixels(game) -> None:
    board = position(game)
    frame = pictures.frame(board, 640)
    assert frame.shape == (640, 640, 3)
    assert frame.dtype == np.uint8
    drawn = pictures.board_box(board)
    scale = int(640 / max(drawn[2:]) * 100) / 100
    picture = pixels(pictures.svg(board, width=round(drawn[2] * scale)))
    high, wide = picture.shape[:2]
    top, left = (640 - high) // 2, (640 - wide) // 2
    cut = frame[top : top + high, left : left + wide].astype(int)
    assert np.abs(cut - picture).mean() < 12


def test_marks_of_actions_values_features_and_arrows_change_the_picture_where_they_are() -> None:
    board = position("hunters", 41)
    plain = pictures.svg(board)
    legal = board.legal()
    marked = pictures.svg(board, actions=legal, values=dict.fromkeys(legal, 0.5))
    assert marked.count(">0.5<") == sum("zone" in board.spec.describe(board, a) for a in legal)
    cell = tuple(board.spec.view(board, None)["features"][0]["cells"][0])
    lit = pictures.svg(board, features=[cell])
    assert lit.startswith(plain[:200])
    assert len(lit) > len(plain)
    arrow = pictures.svg(board, arrows=[pictures.Arrow((0, 0), (1, 0), colour="#123456")])
    assert 'fill="#123456"' in arrow


def test_an_action_may_be_written_in_notation() -> None:
    match = tilefolk.start("hunters", seed=1)
    by_number = pictures.svg(match.game, actions=[match.game.legal()[0]])
    assert pictures.svg(match.game, actions=[match.legal()[0]]) == by_number
    assert by_number.count("<svg") == 3  # the picture, the first tile, and the drawn one as if it lay there


def test_places_of_catan_have_names() -> None:
    board = position("catan")
    drawn = pictures.svg(board, arrows=[("A1", "C3")], values={})
    assert 'fill-opacity=".82"' in drawn


def test_hexes_paths_and_intersections_are_lit_by_their_names() -> None:
    board = position("catan")
    lit = pictures.svg(board, features=["C3", "A1.n", "A2/B2"])
    assert lit.count("<polygon") == pictures.svg(board).count("<polygon") + 1
    assert np.abs(pixels(lit) - pixels(pictures.svg(board))).max() > 60


@pytest.mark.parametrize(
    ("game", "marks"),
    [
        ("hunters", {"features": [(9, 9, "F0")]}),
        ("hunters", {"features": [(0, 0, "X9")]}),
        ("hunters", {"features": [(0, 0, 99)]}),
        ("hunters", {"features": ["F0"]}),
        ("hunters", {"arrows": [1]}),
        ("hunters", {"arrows": [(pictures.Cell(9, 9, 0), (0, 0))]}),
        ("catan", {"features": ["Z9"]}),
        ("catan", {"arrows": [((0, 0), "A1")]}),
        ("catan", {"actions": "fly"}),
        ("hunters", {"colours": ["red"]}),
        ("hunters", {"colours": ["red", "green", "mauve"]}),
    ],
)
def test_a_mark_that_is_nowhere_is_refused(game, marks) -> None:
    with pytest.raises((tilefolk.BadNotation, tilefolk.BadOption)):
        pictures.svg(position(game), **marks)


def test_a_match_can_be_drawn_like_its_position_and_nothing_else() -> None:
    match = tilefolk.start("hunters", seed=1)
    assert pictures.svg(match) == pictures.svg(match.game)
    assert pictures.png(match) == pictures.png(pictures.svg(match))
    assert pictures.svg(match, actions=match.legal()[0]) == pictures.svg(match, actions=[match.legal()[0]])
    with pytest.raises(TypeError, match="not str"):
        pictures.svg("hunters")  # type: ignore[arg-type]


def test_a_tile_file_of_ones_own_is_drawn_plainly(tmp_path) -> None:
    text = tilefolk.get("hunters").own_tiles_text()
    assert text is not None
    file = tmp_path / "own.tiles"
    file.write_text(text.replace("tile 12\n", "tile my-own\n"))
    match = tilefolk.start("hunters", seed=1, tiles=file)
    assert pixels(pictures.svg(match.game)).size > 0


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(tilefolk.TilefolkError, match="theme"):
        pictures.svg(position("catan"), theme="sepia")  # type: ignore[arg-type]


def test_single_things_are_drawn() -> None:
    for drawing in (
        pictures.piece_svg("hunters", "hut", "red"),
        pictures.piece_svg("catan", "robber"),
        pictures.piece_svg("mayflower", "sheriff", "blue"),
        *(pictures.card_svg(name) for name in catan_atlas()["cards"]),
    ):
        assert pixels(drawing).std() > 5
