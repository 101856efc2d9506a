"""2.1 Placing a tile."""

from __future__ import annotations

from tests.support import events_of, legal, only_event, play, position, refused


def test_h2_1_a_tile_touches_a_laid_tile_with_a_side() -> None:
    game = position("""
        hunters 2 players
        turn 0 0
        place 7
    """)
    assert legal(game) == ["place 0,-1 r0"]
    corner = refused(game, "place 1,-1 r0")
    assert (corner.key, corner.rule) == ("hunters.place.no_neighbour", "H2.1")
    assert refused(game, "place 5,5 r0").rule == "H2.1"
    assert refused(game, "place 0,0 r0").key == "hunters.place.occupied"


def test_h2_2_meadow_river_and_forest_must_continue() -> None:
    game = position("""
        hunters 2 players
        turn 0 0
        place 7
    """)
    wrong = refused(game, "place 1,0 r0")
    assert (wrong.key, wrong.rule) == ("hunters.place.side_differs", "H2.2")
    assert wrong.params == {"side": "w", "mine": "meadow", "theirs": "forest"}
    assert refused(game, "place -1,0 r0").params["theirs"] == "river"


def test_h2_2_every_touching_side_counts() -> None:
    game = position("""
        hunters 2 players
        tile 11 1,0 r90
        turn 0 0
        place 2
    """)
    placings = legal(game)
    assert "place 0,1 r90" in placings
    # forest in the north, but the neighbour to the east shows nothing yet: both rotations of a
    # forest side are possible; a meadow side to the forest is not
    assert "place 0,1 r0" not in placings


def test_h2_3_a_tile_that_fits_nowhere_is_out_of_the_game_and_another_is_drawn() -> None:
    game = position("""
        hunters 2 players
        tile 16 -1,0 r270
        turn 1 1
        draw
    """)
    fourfold = [kind for kind in range(game.table.kinds) if not game.fits_somewhere(kind)]
    assert fourfold, "tiles with rivers on all sides have no open river here"
    name = game.table.kind_name(fourfold[0])
    seat = game.seat
    events = play(game, f"draw {name}")
    assert only_event(events, "discarded") == {"seat": seat, "tile": name, "deck": "main"}
    assert game.is_chance
    assert game.seat == seat
    events = play(game, "draw 7")
    assert events_of(events, "drawn", seat=seat, tile="7")


def test_h2_3_when_the_last_tile_fits_nowhere_the_game_ends() -> None:
    game = position("""
        hunters 2 players
        tile 16 -1,0 r270
        turn 1 1
        draw
    """)
    while not game.is_over:
        unplaceable = [kind for kind, _ in game.chance() if not game.fits_somewhere(kind)]
        kind = unplaceable[0] if unplaceable else game.chance()[0][0]
        events = play(game, f"draw {game.table.kind_name(kind)}")
        while game.to_move >= 0:
            play(game, legal(game)[0])
    assert game.deck_size(0) == 0
    assert events
