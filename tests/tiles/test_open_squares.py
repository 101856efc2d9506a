"""Which tiles that are left fit on the free squares: what a view tells, against what is legal."""

from __future__ import annotations

from typing import Any

import pytest

import tilefolk


@pytest.mark.parametrize("name", ["hunters", "mayflower"])
def test_a_kind_is_listed_where_a_tile_of_it_could_be_laid(name: str) -> None:
    match = tilefolk.start(name, players=2, seed=5)
    for _ in range(40):
        view = match.view(None)
        fitting = {tuple(square): entry["kinds"] for entry in view["open"] for square in entry["squares"]}
        assert not {(tile["x"], tile["y"]) for tile in view["tiles"]} & fitting.keys()
        if view["drawn"] and view["phase"] == "place":
            kind = view["drawn"]["kind"]
            deck = next(left for left in view["remaining"].values() if kind in left)
            legal = {
                tuple(int(part) for part in action.split()[1].split(","))
                for action in match.legal()
                if action.startswith("place")
            }
            if deck[kind]:
                assert legal == {square for square, kinds in fitting.items() if kind in kinds}
            assert legal <= fitting.keys()
        match.play(match.legal()[0])


def test_a_square_where_no_tile_left_fits_is_dead() -> None:
    match = tilefolk.start("hunters", players=2, seed=1)
    view = match.view(None)
    left = {kind for deck in view["remaining"].values() for kind, count in deck.items() if count}
    assert all(set(entry["kinds"]) <= left for entry in view["open"])


def test_a_side_that_joins_nothing_opens_no_square() -> None:
    spec: Any = tilefolk.get("mayflower")
    text = spec.tile_set().text
    start = text[text.index("tile start-1\n") : text.index("tile start-2\n")]
    closed = text.replace(
        start, start.replace("  side w P0\n", "  side w -\n").replace("  zone P0 plain\n", "")
    )
    assert closed != text
    assert (-1, 0) in spec.new(2).frontier_squares()
    game = spec.new(2, None, spec.tiles_from(closed))
    assert (-1, 0) not in game.frontier_squares()
    for kind, square, rotation in (("K", (-1, 1), 1), ("B", (-1, 0), 0)):
        assert game.lay_tile(*square, game.table.kind_number(kind), rotation)
    plain = game.feature(game.piece(game.last_laid, 1))
    assert (plain["type"], plain["tiles"], plain["open"]) == ("plain", 2, 5), (
        "it joins the other, not the coast"
    )


def test_a_start_tile_may_stand_anywhere_in_the_file() -> None:
    spec: Any = tilefolk.get("hunters")
    text = spec.tile_set().text
    start = text[text.index("tile 0\n") : text.index("tile 1\n")]
    moved = text.replace(start, "") + "\n" + start
    tiles, mistakes = spec.checked_tiles(moved)
    assert mistakes == []
    assert spec.new(2, None, tiles).tile_at(0, 0) == 0
