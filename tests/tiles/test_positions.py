"""Positions, pickles and records of tile games keep what is special about their table."""

from __future__ import annotations

import pickle

import pytest

import tilefolk
from tests.locales.catalogue import LANGUAGES
from tests.support import legal, play, position
from tilefolk.core.errors import BadNotation
from tilefolk.core.locale import Localizer
from tilefolk.core.match import Match
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
THREE_HUTS = "hunters 2 players\ntile 19 -1,0 r180 0:hut@S0\ntile 35 1,0 r0 0:hut@S0 0:hut@S1\ndraw"


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
    game = position(TWO_CITIES_AT_ONCE)
    assert pickle.loads(pickle.dumps(game)).surveyors == game.surveyors == (0, 1)


def test_options_are_stored_in_the_header_of_a_record() -> None:
    match = tilefolk.start("mayflower", seed=1, options={"ten_rows": "yes"})
    text = match.record.text()
    assert "option bonus_once no\noption ten_rows yes\n" in text
    assert Match.replay(Record.parse(text)).game.options == {"bonus_once": False, "ten_rows": True}


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


FIVE_FARMERS = "mayflower 2 players\n" + "".join(
    f"tile {kind} -{column},0 r0 0:farmer@F0\n" for column, kind in enumerate("BBBCC", 1)
)
HUNTERS = "hunters 2 players\ntile 13 1,0 r90 0:gatherer@F0\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "core.position_head"),
        ("hunters 9 players", 1, "core.out_of_range"),
        ("hunters 2 players\noption bonus yes\nturn 0 0\ndraw", 2, "core.no_options"),
        (HUNTERS + "turn 9 0\ndraw", 3, "core.out_of_range"),
        (HUNTERS + "turn 0 " + "9" * 5000 + "\ndraw", 3, "core.position_too_long"),
        (HUNTERS + "turn 0 " + "9" * 3000 + "\ndraw", 3, "core.out_of_range"),
        (HUNTERS + "turn 0 1\nchoose", 4, "tiles.position_nothing_to_choose"),
        (HUNTERS + "turn 0 1\nfigure", 4, "tiles.position_nothing_to_choose"),
        (HUNTERS + "tile 13 0,1 r0\nturn 0 1\ndraw", 3, "tiles.position_none_left"),
        (HUNTERS + "tile 14 9,9 r0\nturn 0 1\ndraw", 3, "tiles.position_cannot_lie"),
        (HUNTERS + "tile 99 0,1 r0\nturn 0 1\ndraw", 3, "tiles.position_kind"),
        (HUNTERS + "points 0 river 100000\nturn 0 1\ndraw", 3, "core.out_of_range"),
        (HUNTERS + "points 0 gold 1\nturn 0 1\ndraw", 3, "tiles.position_source"),
        (HUNTERS + "turn 0 1\ndraw tower", 4, "tiles.position_deck"),
        (HUNTERS + "discarded *\nturn 0 1\ndraw", 5, "tiles.position_nothing_to_draw"),
        (HUNTERS + "left 13\nturn 0 1\ndraw", 3, "tiles.position_none_left"),
        (HUNTERS + "turn 0 1\ndraw\nturn 0 2", 5, "tiles.position_closed"),
        (
            "hunters 2 players\ntile 13 1,0 r90 0:gatherer@F0 1:gatherer@F0\ndraw",
            2,
            "tiles.position_cannot_stand",
        ),
        ("hunters 2 players\ntile 13 1,0 r90 0:hut@F0\ndraw", 2, "tiles.position_figure"),
        (THREE_HUTS, 3, "tiles.position_cannot_stand"),
        ("hunters 2 players\ntile 13 1,0 r90 5:gatherer@F0\ndraw", 2, "core.out_of_range"),
        ("mayflower 2 players\nsurveyors 0 4\ndraw", 2, "mayflower.position_surveyors"),
        ("mayflower 2 players\nsurveyors 0 1 1\ndraw", 2, "core.position_words"),
        ("mayflower 2 players\nsurveyors 109 109\ndraw", 2, "core.out_of_range"),
        (FIVE_FARMERS + "tile C -6,0 r0 0:farmer@F0\ndraw", 7, "tiles.position_cannot_stand"),
        ("hunters players", 1, "core.position_head"),
        ("hunters 2 players 3", 1, "core.position_head"),
        ("hunters 1 players", 1, "core.out_of_range"),
        ("mayflower 2 players\noption bonus_once\ndraw", 2, "core.position_words"),
        ("hunters 2 players\ntiles 0123456789abcdef\ndraw", 2, "tiles.position_tiles"),
        ("hunters 2 players\nsurveyors 0 0\ndraw", 2, "core.position_words"),
        (HUNTERS + "tile 14 0,1\ndraw", 3, "core.position_words"),
        (HUNTERS + "tile 14 0;1 r0\ndraw", 3, "core.position_words"),
        (HUNTERS + "tile 14 0,1 r45\ndraw", 3, "core.position_words"),
        (HUNTERS + "tile 14 0,0 r0\ndraw", 3, "tiles.position_cannot_lie"),
        (HUNTERS + "tile 0 0,1 r0\ndraw", 3, "tiles.position_start"),
        (HUNTERS + "points 0 river\ndraw", 3, "core.position_words"),
        (HUNTERS + "points 0 river 1 forest\ndraw", 3, "core.position_words"),
        (HUNTERS + "points 2 river 1\ndraw", 3, "core.out_of_range"),
        (HUNTERS + "turn 2 1\ndraw", 3, "core.out_of_range"),
        (HUNTERS + "turn 0 109\ndraw", 3, "core.out_of_range"),
        (HUNTERS + "turn 0\ndraw", 3, "core.position_words"),
        (HUNTERS + "left 14 14\nturn 0 1\ndraw", 3, "tiles.position_none_left"),
        (HUNTERS + "left 14 15\nleft 14\nturn 0 1\ndraw", 4, "tiles.position_none_left"),
        (HUNTERS + "left\nturn 0 1\ndraw", 3, "core.position_words"),
        (HUNTERS + "discarded 14\ndiscarded 14\ndraw", 4, "tiles.position_none_left"),
        (HUNTERS + "turn 0 1\nplace", 4, "core.position_words"),
        (HUNTERS + "turn 0 1\nfigure F0", 4, "core.position_words"),
        ("hunters 2 players\nturn 0 0\nfigure", 3, "tiles.position_nothing_to_choose"),
        ("hunters 2 players\ntile 13 1,0 r90 0:gatherer@F9\ndraw", 2, "tiles.position_figure"),
        ("hunters 2 players\ntile 13 1,0 r90 0:fisher@F0\ndraw", 2, "tiles.position_figure"),
        ("hunters 2 players\ntile 13 1,0 r90 2:gatherer@F0\ndraw", 2, "core.out_of_range"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        tilefolk.get("mayflower" if text.startswith("mayflower") else "hunters").parse_position(text)
    why = refused.value.params.get("reason", refused.value)
    assert (refused.value.params["line"], why.key) == (line, reason)  # type: ignore[attr-defined]
    for language in LANGUAGES:
        assert str(line) in Localizer(language).error_text(refused.value)


LONG = "x" * 50


@pytest.mark.parametrize(
    ("text", "part", "quoted"),
    [
        (f"hunters 2 players\ntiles {LONG}\ndraw", "tiles", LONG[:40]),
        (f"hunters 2 players\ntile 13 1,0 r90 0:{LONG}@F0\ndraw", "figure", f"0:{LONG}"[:40]),
        (f"hunters 2 players\ntile {LONG} 1,0 r90\ndraw", "tile", LONG[:40]),
        (f"hunters 2 players\npoints 0 {LONG} 1\ndraw", "source", LONG[:40]),
    ],
)
def test_of_a_long_word_its_beginning_is_quoted(text: str, part: str, quoted: str) -> None:
    with pytest.raises(BadNotation) as refused:
        tilefolk.get(text.split()[0]).parse_position(text)
    assert refused.value.params["reason"].params[part] == quoted  # type: ignore[attr-defined]


def test_of_a_figure_on_a_zone_with_a_long_name_the_beginning_is_quoted() -> None:
    tiles = SPEC.tiles_from(SPEC.tile_set().text.replace("zone F0 farm", f"zone {LONG} farm"))
    text = f"{FIVE_FARMERS}tile C -6,0 r0 0:farmer@F0\ndraw".replace("F0", LONG)
    head, _, rest = text.partition("\n")
    with pytest.raises(BadNotation) as refused:
        SPEC.parse_position(f"{head}\ntiles {tiles.identity}\n{rest}", tiles)
    why = refused.value.params["reason"]
    assert (why.key, why.params["figure"]) == ("tiles.position_cannot_stand", f"0:farmer@{LONG}"[:40])  # type: ignore[attr-defined]


def test_a_tile_that_fits_nowhere_is_not_in_a_hand() -> None:
    spec = tilefolk.get("hunters")
    game = position("hunters 2 players\ntile 16 -1,0 r270\nturn 1 1\ndraw")
    name = next(game.table.kind_name(k) for k in range(1, game.table.kinds) if not game.fits_somewhere(k))
    with pytest.raises(BadNotation) as refused:
        spec.parse_position(f"hunters 2 players\ntile 16 -1,0 r270\nturn 1 1\nplace {name}")
    assert refused.value.params["reason"].key == "tiles.position_fits_nowhere"  # type: ignore[attr-defined]


def test_what_was_written_at_its_limits_is_read() -> None:
    game = position(HUNTERS + "points 1 river 9999 meadow 0\npoints 0 hut 7 forest 3\nturn 1 108\ndraw")
    assert (game.points(1), game.points(0)) == ([9999, 0, 0, 0], [0, 3, 7, 0])
    assert (game.seat, game.turns) == (1, 108)
    assert position("mayflower 5 players\nsurveyors 108 107\nturn 4 0\ndraw").surveyors == (108, 107)
    unsaid = position(HUNTERS + "draw")
    assert (unsaid.seat, unsaid.turns, unsaid.deck_size(0), unsaid.drawn_kind) == (0, 0, 77, None)


def test_the_next_tile_may_be_of_another_deck() -> None:
    game = position(HUNTERS + "turn 0 1\ndraw bonus")
    assert {game.table.kind_name(kind)[0] for kind, _ in game.chance()} == {"B"}
    held = position(HUNTERS + "turn 0 1\nplace B07")
    assert tilefolk.get("hunters").view(held, 0)["drawn"] == {"kind": "B07", "deck": "bonus"}
    laid = position("hunters 2 players\ntile B07 0,-1 r0\nturn 0 1\nfigure")
    assert laid.drawing_deck == 1
    assert (laid.last_laid, laid.to_move) == (1, 0)


def test_a_game_that_is_over() -> None:
    spec = tilefolk.get("hunters")
    game = position(HUNTERS + "discarded *\nturn 0 78\nover")
    assert game.is_over
    assert spec.position_text(game).endswith("discarded *\nturn 0 78\nover\n")


def test_a_game_that_came_to_its_end_is_its_own_position() -> None:
    spec = tilefolk.get("hunters")
    game = position(HUNTERS + "left 28\nturn 0 77\ndraw")
    play(game, "draw 28")
    while not game.is_over:
        play(game, legal(game)[-1])
    assert spec.parse_position(spec.position_text(game)).snapshot() == game.snapshot()


def test_what_is_out_of_the_game_is_counted_with_what_is_left() -> None:
    game = position(HUNTERS + "discarded 60\nleft 4 28\nturn 0 1\ndraw")
    numbers = {name: game.table.kind_number(name) for name in ("4", "13", "14", "60")}
    assert [game.left_of(kind) for kind in numbers.values()] == [1, 0, 0, 0]
    assert [game.discarded_of(kind) for kind in numbers.values()] == [0, 0, 1, 1]
    assert (game.deck_size(0), game.deck_size(1)) == (2, 0)
    assert game.copy() == game
    assert game.copy().discarded_of(numbers["60"]) == 1


def test_as_many_out_of_the_game_as_left_are_told_as_out() -> None:
    gone = "".join(f"discarded {number}\n" for number in range(1, 46))
    text = tilefolk.get("hunters").position_text(position(f"hunters 2 players\n{gone}turn 0 0\ndraw"))
    assert text == f"hunters 2 players\n{gone}turn 0 0\ndraw\n"


def test_a_tile_turned_to_the_same_look_is_read() -> None:
    one, other = (
        position(f"hunters 2 players\ntile B10 -1,0 {turn}\nturn 0 1\ndraw") for turn in ("r0", "r180")
    )
    assert one == other
    assert one.tile(1)[3] == 0


def test_figures_on_what_was_completed_went_home() -> None:
    game = tilefolk.start("hunters", seed=3).game
    rng = tilefolk.Rng(1)
    spec = tilefolk.get("hunters")
    while not any("forest" in line for line in spec.position_text(game).splitlines() if "points" in line):
        before = spec.position_text(game)
        game.apply(game.sample_chance(rng) if game.is_chance else game.random_action(rng))
    # the figures of the position before the last action, with the tiles of the one after it
    figures = dict(line.rsplit(" ", 1) for line in before.splitlines() if "@" in line)
    lines = [
        f"{line} {figures[line]}" if line in figures else line
        for line in spec.position_text(game).splitlines()
    ]
    with pytest.raises(BadNotation) as refused:
        spec.parse_position("\n".join(lines))
    assert refused.value.params["reason"].key == "tiles.position_went_home"  # type: ignore[attr-defined]


def test_a_pile_of_a_few_tiles() -> None:
    game = position(HUNTERS + "left 60 4 28\nturn 0 1\ndraw")
    assert legal(game) == []
    assert [game.table.kind_name(kind) for kind, _ in game.chance()] == ["4", "28", "60"]
    spec = tilefolk.get("hunters")
    assert "left 4 28 60\n" in spec.position_text(game)
    assert spec.parse_position(spec.position_text(game)) == game


def test_a_position_of_other_tiles_is_read_with_them_only() -> None:
    text = SPEC.tile_set().text.replace("animals=1", "animals=2")
    tiles = SPEC.tiles_from(text)
    game = SPEC.new(2, None, tiles)
    play(game, "draw C", "place -1,0 r0", "trapper P0")
    written = SPEC.position_text(game)
    again = SPEC.parse_position(written, tiles)
    assert again == game
    assert again.table.tile_set.text == text
    usual = SPEC.position_text(SPEC.new(2))
    assert SPEC.parse_position(usual, SPEC.tile_set()) == SPEC.new(2)
    with pytest.raises(BadNotation):
        SPEC.parse_position(usual, tiles)
    for wrong in (None, SPEC.tile_set()):
        with pytest.raises(BadNotation) as refused:
            SPEC.parse_position(written, wrong)
        assert refused.value.params["reason"].key == "tiles.position_tiles"  # type: ignore[attr-defined]


def test_a_pickle_keeps_who_stands_where() -> None:
    game = position("""
        hunters 3 players
        tile 13 1,0 r90 1:gatherer@F0
        tile 5 0,1 r0 1:hunter@M0 2:hut@S0
        turn 0 2
        draw
    """)
    twin = pickle.loads(pickle.dumps(game))
    seen, again = (tilefolk.get("hunters").view(each, None) for each in (game, twin))
    assert sorted(seen["figures"], key=repr) == sorted(again["figures"], key=repr)
    assert seen["supply"] == again["supply"]
