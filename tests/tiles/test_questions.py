"""What Python asks of a position: the answers at the ends of what there is, and refusals beyond."""

from __future__ import annotations

from typing import Any

import pytest

import tilefolk
from tests.support import position
from tilefolk.core.errors import BadNumber
from tilefolk.tiles import names
from tilefolk.tiles.actions import figure_action, pack_action, place_action

TWO_TILES = """
    hunters 2 players
    tile 13 1,0 r90 1:gatherer@F0
    turn 0 1
    draw
"""


@pytest.fixture
def game() -> Any:
    return position(TWO_TILES)


def test_tiles_are_numbered_as_they_were_laid(game: Any) -> None:
    assert game.tile(0)[:2] == (0, 0)
    assert game.tile(1)[:2] == (1, 0)
    assert (game.tile_at(0, 0), game.tile_at(1, 0), game.tile_at(0, 1), game.tile_at(9, 9)) == (
        0,
        1,
        None,
        None,
    )
    for number in (-1, 2):
        with pytest.raises(BadNumber):
            game.tile(number)


def test_pieces_are_the_zones_of_the_tiles(game: Any) -> None:
    zones = [len(game.table.tile_set.kinds[game.tile(tile)[2]].zones) for tile in (0, 1)]
    pieces = [game.piece(tile, zone) for tile in (0, 1) for zone in range(zones[tile])]
    assert pieces == list(range(sum(zones)))
    assert game.piece_cell(pieces[-1]) == (1, 0, zones[1] - 1)
    assert game.piece_type(0) == "meadow"
    for what, tile, zone in (
        ("zone", 0, -1),
        ("zone", 0, zones[0]),
        ("zone", 1, zones[1]),
        ("tile", -1, 0),
        ("tile", 2, 0),
    ):
        with pytest.raises(BadNumber) as refused:
            game.piece(tile, zone)
        assert refused.value.params["what"] == what
    for piece in (-1, sum(zones)):
        with pytest.raises(BadNumber):
            game.piece_type(piece)


def test_only_a_free_square_beside_the_land_needs_something(game: Any) -> None:
    assert game.needs_at(-1, 0) == [None, 2, None, None], "a river runs out to the east"
    assert game.needs_at(0, -1) == [None, None, 0, None]
    assert game.kinds_fitting(0, -1)
    for x, y in ((0, 0), (1, 0), (9, 9)):
        with pytest.raises(KeyError):
            game.needs_at(x, y)
        with pytest.raises(KeyError):
            game.kinds_fitting(x, y)


def test_no_tile_can_be_laid_on_another_or_turned_further_than_round(game: Any) -> None:
    taken = [(0, 0), (1, 0)]
    kinds = range(game.table.kinds)
    assert not any(
        game.lay_tile(*square, kind, turn) for square in taken for kind in kinds for turn in range(4)
    )
    for rotation in (-1, 4):
        with pytest.raises(BadNumber):
            game.lay_tile(0, 1, 0, rotation)


def test_decks_are_two(game: Any) -> None:
    assert (game.deck_size(0), game.deck_size(1)) == (77, 12)
    for deck in (-1, 2):
        with pytest.raises(BadNumber):
            game.deck_size(deck)


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_one_to_five_can_sit_at_the_board(name: str) -> None:
    kind: Any = type(tilefolk.get(name).new(2))
    assert [kind(players).players for players in (1, 5)] == [1, 5]
    for players in (0, 6):
        with pytest.raises(BadNumber):
            kind(players)


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_a_game_that_has_not_begun_is_its_own_position(name: str) -> None:
    spec = tilefolk.get(name)
    game: Any = spec.new(3)
    assert (game.last_laid, game.drawn_kind, game.figures_standing()) == (None, None, [])
    again = spec.parse_position(spec.position_text(game))
    assert again == game
    assert again.snapshot() == game.snapshot()


def test_the_figures_of_a_feature(game: Any) -> None:
    forest = game.root_of(game.piece(1, game.table.tile_set.kinds[game.tile(1)[2]].zone_index("F0")))
    feature = game.feature(forest)
    assert (feature["type"], feature["figures"], feature["owners"]) == ("forest", [0, 1], [1])
    assert game.owners_of(forest) == [1]
    assert (feature["pieces"], game.value_of(forest)) == (2, 4)
    assert forest in game.roots()
    assert not game.is_complete(forest)


def test_a_view_tells_who_is_to_move_and_who_owns_what(game: Any) -> None:
    spec = tilefolk.get("hunters")
    assert spec.view(game, None)["to_move"] == [], "a tile is drawn"
    for seat in (0, 1):
        held = position(TWO_TILES.replace("turn 0 1", f"turn {seat} 1").replace("draw", "place 7"))
        view: Any = spec.view(held, None)
        assert view["to_move"] == [seat]
        assert [feature["owners"] for feature in view["features"] if feature["type"] == "forest"] == [[1]]
        assert [feature["owners"] for feature in view["features"] if feature["type"] == "river"] == [[]]


def test_why_a_tile_is_not_drawn_now() -> None:
    held: Any = position("hunters 2 players\nturn 0 0\nplace 7")
    assert [held.explain(action).key for action in (-1, 0, 1, pack_action(names.FINISHED, 0))] == [
        "core.illegal_action",
        "hunters.turn.place_expected",
        "hunters.turn.place_expected",
        "core.illegal_action",
    ]


def test_why_a_tile_is_not_turned_to_what_it_looks_like_already() -> None:
    held: Any = position("mayflower 2 players\nturn 0 0\nplace D")
    why = held.explain(place_action(-1, 1, 3))
    assert (why.key, why.params) == ("mayflower.place.same_look", {"rotation": 270})


def test_a_display_that_grows_far_is_found_square_by_square() -> None:
    """Squares that are far apart share a place in the table where they are looked for."""
    game: Any = tilefolk.get("mayflower").new(2)
    farm = game.table.kind_number("B")
    squares = [(-column, 0) for column in range(1, 46)] + [(-45, row) for row in range(1, 46)]
    laid = {square: game.tile_count + number for number, square in enumerate(squares)}
    for square in squares:
        assert game.lay_tile(*square, farm, 0)
        assert not game.lay_tile(*square, farm, 0), "taken"
    assert {square: game.tile_at(*square) for square in squares} == laid
    free = game.frontier_squares()
    assert len(set(free)) == len(free)
    assert [square for square in free if game.tile_at(*square) is not None] == []
    beside = {
        (x + dx, y + dy) for x, y in squares for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)) if x + dx < 0
    }
    assert beside - set(squares) <= set(free)
    plain = game.feature(game.root_of(game.piece(laid[-45, 45], 1)))
    assert plain["tiles"] >= len(squares)


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        (
            TWO_TILES.replace(" 1:gatherer@F0", "").replace("draw", "figure"),
            "hunters.figure.no_such_place",
            "H3.2",
        ),
        ("mayflower 2 players\ntile K -1,1 r90\nturn 0 1\nfigure", "mayflower.figure.no_such_place", "M3.1"),
    ],
)
def test_why_a_figure_can_not_stand_where_there_is_nothing(text: str, key: str, rule: str) -> None:
    game: Any = position(text)
    zones = len(game.table.tile_set.kinds[game.tile(game.last_laid)[2]].zones)
    for group, zone in ((0, zones), (0, 15), (1, 0), (1, zones), (2, 0)):
        why = game.explain(figure_action(group, zone))
        assert (why.key, why.rule) == (key, rule)
