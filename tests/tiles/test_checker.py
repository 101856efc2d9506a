"""Each mistake that a tile file can have, made on purpose: exactly it is found, in the right line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tilefolk
from tests.locales.refusals import refusals
from tilefolk.core.errors import BadTileSet
from tilefolk.games.mayflower.tables import VOCABULARY
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tilefile import parse_tile_set, read_tile_set

FILES = {game: tilefolk.get(game).tile_set().text for game in ("mayflower", "hunters")}


def line_of(text: str, part: str) -> int:
    """The number of the first line that begins with a part (spaces aside)."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(part))


def found(game: str, text: str) -> list[tuple[str, object]]:
    spec = tilefolk.get(game)
    assert isinstance(spec, TileGameSpec)
    tiles, mistakes = spec.checked_tiles(text)
    assert (tiles is None) == bool(mistakes)
    return [(mistake.key.removeprefix("tiles."), mistake.params["line"]) for mistake in mistakes]


def tile(game: str, name: str) -> str:
    """The lines of one tile in the game's own file."""
    lines = FILES[game].splitlines(keepends=True)
    first = lines.index(f"tile {name}\n")
    rest = range(first + 1, len(lines))
    return "".join(lines[first : next(i for i in rest if lines[i].startswith(("tile", "join", "#")))])


# game, tile, what is written there, what is written instead, the key, the beginning of the wrong line
ON_A_TILE = [
    ("mayflower", "Q", "  side e P0", "  side e P0\n  sid e P0", "unknown_word", "sid e"),
    ("mayflower", "Q", "  count 4", "  count four", "unknown_word", "count four"),
    ("hunters", "13", "tile 13\n", "tile 13\n  deck third\n", "unknown_deck", "deck third"),
    ("mayflower", "Q", "  side e P0", "  side e P0\n  side n P0", "side_twice", "side n P0"),
    ("mayflower", "Q", "  side e P0\n", "", "side_missing", "tile Q"),
    ("mayflower", "Q", "  side e P0", "  side e -", "side_closed", "side e -"),
    ("mayflower", "Q", "  side e P0", "  side e P7", "side_zone", "side e P7"),
    ("mayflower", "Q", "  side s P0 R0 P1", "  side s P0 C0 P1", "side_pattern", "side s P0 C0 P1"),
    ("mayflower", "Q", "  zone R0 road", "  zone R0 river", "unknown_zone", "zone R0 river"),
    ("mayflower", "Q", "  zone P1 plain", "  zone P1 plain\n  zone P1 road", "zone_twice", "zone P1 road"),
    ("mayflower", "Q", "  zone P1 plain", "  zone P1 plain\n  zone P2 plain", "zone_unused", "zone P2 plain"),
    ("mayflower", "A", "ends=farm", "ends=nowhere", "zone_word", "zone R0 road ends=nowhere"),
    ("hunters", "13", "tile 13\n", "tile 13\n  zone L9 lake fish=2\n", "zone_alone", "zone L9"),
    ("mayflower", "Q", "animals=1", "animals=10", "goods_number", "zone P0 plain animals=10"),
    ("mayflower", "Q", "animals=1", "flags=1", "unknown_goods", "zone P0 plain flags=1"),
    ("mayflower", "A", "ends=farm", "ends=city", "end_without", "zone R0 road ends=city"),
    ("mayflower", "B", "  zone F0 farm", "  zone F0 farm\n  zone F1 farm", "zone_once", "zone F1 farm"),
    ("mayflower", "A", " ends=farm", "", "way_end", "zone R0 road"),
    ("mayflower", "Q", "  zone R0 road", "  zone R0 road ends=city", "way_through", "zone R0 road ends=city"),
    ("mayflower", "R", "  count 4", "  count 5", "kind_count", "tile R"),
    ("mayflower", "Q", "  count 4", "  count 4 4", "unknown_word", "count 4 4"),
    ("mayflower", "Q", "  count 4", "  count \N{FULLWIDTH DIGIT FOUR}", "unknown_word", "count"),
    ("hunters", "13", "tile 13\n", "tile 13\n  deck main bonus\n", "unknown_word", "deck main bonus"),
    ("hunters", "13", "tile 13\n", "tile 13\n  start 1\n", "unknown_word", "start 1"),
    ("hunters", "13", "tile 13\n", "tile 13\n  start 1,x\n", "unknown_word", "start 1,x"),
    ("hunters", "13", "tile 13\n", "tile 13\n  start 1,1 2\n", "unknown_word", "start 1,1 2"),
    ("mayflower", "Q", "  side e P0", "  side e P0\n  side x P0", "unknown_word", "side x P0"),
    ("mayflower", "Q", "  side e P0", "  side e P0\n  side n P0 P0", "unknown_word", "side n P0 P0"),
    ("mayflower", "Q", "  side e P0", "  side e P0\n  side q", "unknown_word", "side q"),
    ("mayflower", "Q", "  zone P1 plain", "  zone P1 plain\n  zone P2", "unknown_word", "zone P2"),
    ("mayflower", "Q", "animals=1", "animals=one", "goods_number", "zone P0 plain animals=one"),
]


@pytest.mark.parametrize(
    ("game", "name", "old", "new", "key", "where"), ON_A_TILE, ids=[f"{row[4]}-{row[1]}" for row in ON_A_TILE]
)
def test_a_mistake_on_a_tile(game: str, name: str, old: str, new: str, key: str, where: str) -> None:
    before = tile(game, name)
    assert before.count(old) == 1
    after = before.replace(old, new)
    text = FILES[game].replace(before, after)
    first = line_of(FILES[game], f"tile {name}") - 1
    at = next(n for n, line in enumerate(after.splitlines(), 1) if line.lstrip().startswith(where))
    assert found(game, text) == [(key, first + at)]


def test_what_a_file_says_about_itself_is_kept() -> None:
    text = FILES["hunters"].replace("\nabout ", "\nabout Two lines.\nabout ", 1)
    spec = tilefolk.get("hunters")
    assert isinstance(spec, TileGameSpec)
    tiles, _ = spec.checked_tiles(text)
    assert tiles is not None
    assert tiles.about == f"Two lines. {spec.tile_set().about}"
    assert spec.tile_set().about.startswith("The 79 landscape tiles")


def test_a_road_that_reaches_three_sides() -> None:
    before = tile("mayflower", "AT")
    after = before.replace("R1", "R0").replace("R2", "R0").replace(" ends=crossing", "")
    after = "\n".join(dict.fromkeys(after.splitlines())) + "\n\n"
    text = FILES["mayflower"].replace(before, after)
    first = line_of(FILES["mayflower"], "tile AT") - 1
    assert ("way_sides", first + line_of(after, "zone R0")) in found("mayflower", text)


def test_zones_that_would_have_to_cross() -> None:
    before = tile("mayflower", "AH")
    after = before.replace("  side e P0", "  side e C0").replace("  side w P1", "  side w C0")
    after = after.replace("  zone P1 plain", "  zone P1 plain\n  zone C0 city")
    text = FILES["mayflower"].replace(before, after)
    mistakes = found("mayflower", text)
    line = line_of(FILES["mayflower"], "tile AH") - 1 + line_of(after, "zone C0")
    assert ("zones_cross", line) in mistakes
    assert {key for key, _ in mistakes} == {"zones_cross"}


MEETINGS = [
    ("hunters", "meadow", "river to=E0", "\n  zone E0 lake", "river to=E1", "\n  zone E1 lake"),
    ("mayflower", "plain", "road ends=crossing", "", "road ends=farm", "\n  zone E0 farm"),
]


@pytest.mark.parametrize(("game", "land", "way", "end", "other_way", "other_end"), MEETINGS)
def test_ways_that_meet_can_not_be_crossed_by_land(
    game: str, land: str, way: str, end: str, other_way: str, other_end: str
) -> None:
    """A lake, or a crossing, in which ways from north and south meet parts the land in two."""
    spec = tilefolk.get(game)
    assert isinstance(spec, TileGameSpec)
    alone = replace(spec.vocabulary, decks={"main": 1}, start_squares=(), counts={})

    def mistakes(west: str, second: str, ends: str) -> list[str]:
        text = f"""tilefolk-tiles 1
            tile 1
              side n {west} W0 L1
              side e L1
              side s L1 W1 {west}
              side w {west}
              zone {west} {land}
              zone W0 {way}
              zone W1 {second}{ends}
        """
        text += "" if west == "L1" else f"zone L1 {land}\n"
        return [mistake.key for mistake in parse_tile_set(text, alone)[1]]

    assert mistakes("L0", way, end) == []
    assert mistakes("L1", way, end) == ["tiles.zones_cross"]
    assert mistakes("L1", other_way, end + other_end) == [], "two ends, between which the land is one"


MAYFLOWER = FILES["mayflower"]
LAST = len(MAYFLOWER.splitlines())
ON_THE_SET = [
    ("unknown_word", "game mayflower\n", "count 1\ngame mayflower\n", 2),
    (
        "unknown_word",
        "join start-3.P1 start-4.P0",
        "join start-3.P1 start-4",
        line_of(MAYFLOWER, "join start-3"),
    ),
    ("unknown_word", "join start-3.P1 start-4.P0", "join start-3.P1", line_of(MAYFLOWER, "join start-3")),
    ("foreign", "tilefolk-tiles 1", "tilefolk-tiles 2", 1),
    ("other_game", "game mayflower", "game hunters", 2),
    ("kind_missing", tile("mayflower", "V"), "", LAST - len(tile("mayflower", "V").splitlines())),
    ("kind_unknown", "tile V\n", "tile VV\n", line_of(MAYFLOWER, "tile V")),
    ("starts", tile("mayflower", "start-1"), "", LAST - len(tile("mayflower", "start-1").splitlines())),
    ("start_square", "start 0,0", "start 0,10", line_of(MAYFLOWER, "tile start-1")),
    ("start_twice", "start 0,1\n", "start 0,0\n", line_of(MAYFLOWER, "tile start-2")),
    ("join", "join start-3.P1 start-4.P0", "join start-3.P1 start-4.P5", line_of(MAYFLOWER, "join start-3")),
    ("join_types", "join start-3.P1", "join start-3.R0", line_of(MAYFLOWER, "join start-3")),
]


@pytest.mark.parametrize(
    ("key", "old", "new", "line"), ON_THE_SET, ids=[f"{row[0]}-{row[3]}" for row in ON_THE_SET]
)
def test_a_mistake_of_the_set(key: str, old: str, new: str, line: int) -> None:
    assert MAYFLOWER.count(old) == 1
    mistakes = found("mayflower", MAYFLOWER.replace(old, new))
    assert (key, line) in mistakes
    also = {"kind_unknown": {"kind_missing"}, "start_square": {"starts"}, "start_twice": {"starts"}}
    assert {name for name, _ in mistakes} - {key} <= also.get(key, set())


def test_a_tile_that_stands_twice() -> None:
    text = MAYFLOWER + "\n" + tile("mayflower", "AW")
    assert ("tile_twice", LAST + 2) in found("mayflower", text)


def test_the_size_of_the_stacks_of_hunters() -> None:
    text = FILES["hunters"].replace("tile 13\n", "tile 13\n  count 2\n")
    assert found("hunters", text) == [("count", len(text.splitlines()))]


def test_a_tile_with_too_many_zones_when_the_river_systems_are_added() -> None:
    sides = "".join(f"  side {side} M{i} R{i} M{(i + 1) % 4}\n" for i, side in enumerate("nesw"))
    zones = "".join(f"  zone M{i} meadow\n  zone R{i} river to=L{i}\n  zone L{i} lake\n" for i in range(4))
    text = FILES["hunters"].replace(tile("hunters", "13"), f"tile 13\n{sides}{zones}\n")
    assert found("hunters", text) == [("too_many_zones", line_of(text, "tile 13"))]


def test_only_one_dolmen() -> None:
    before = FILES["hunters"]
    line = next(line for line in before.splitlines() if "dolmen=1" in line)
    other = next(line for line in before.splitlines() if line.startswith("  zone M0 meadow deer=1"))
    assert line != other
    text = before.replace(other + "\n", other + " dolmen=1\n", 1)
    assert found("hunters", text) == [("more_than_one", len(text.splitlines()))]


def small(count: int, goods: str, lakes: int, forests: int = 0) -> str:
    """A set of one kind: a meadow with that many lakes, each with a river, and forests, so many times."""
    rest = "".join(f"\n zone R{i} river to=L{i}\n zone L{i} lake {goods}" for i in range(lakes))
    rest += "".join(f"\n zone F{i} forest" for i in range(forests))
    sides = "".join(f"\n side {side} M" for side in "nesw")
    return f"tilefolk-tiles 1\ntile 1\n count {count}{sides}\n zone M meadow{rest}"


def loosely_checked(text: str, count: int) -> set[str]:
    """The mistakes of a small set, where only sizes matter."""
    spec = tilefolk.get("hunters")
    assert isinstance(spec, TileGameSpec)
    loose = replace(spec.vocabulary, decks={"main": count}, start_squares=(), sided=("meadow",), ways={})
    return {mistake.key for mistake in parse_tile_set(text, loose)[1]}


@pytest.mark.parametrize(
    ("key", "count", "goods", "lakes"),
    [
        ("too_large", 109, "", 0),
        ("too_many_goods", 100, "fish=9", 1),
        ("too_many_zones", 1, "", 6),
        ("too_many_pieces", 92, "", 3),
    ],
)
def test_what_is_too_much_for_the_board(key: str, count: int, goods: str, lakes: int) -> None:
    assert loosely_checked(small(count, goods, lakes), count) == {f"tiles.{key}"}


@pytest.mark.parametrize(
    ("count", "goods", "lakes", "forests"),
    [(108, "", 0, 0), (85, "fish=3", 1, 0), (1, "fish=9", 5, 1), (80, "", 3, 1)],
    ids=["108 tiles", "255 fish", "12 zones", "640 pieces"],
)
def test_what_just_fits_on_the_board(count: int, goods: str, lakes: int, forests: int) -> None:
    assert loosely_checked(small(count, goods, lakes, forests), count) == set()


def test_all_mistakes_are_told_in_the_order_of_their_lines() -> None:
    text = MAYFLOWER.replace("tile K\n", "tile KK\n").replace("flags=1", "flagz=1")
    lines = [line for _, line in found("mayflower", text)]
    assert len(lines) > 5
    assert lines == sorted(lines, key=int)


def test_what_would_have_been_right_is_told_too() -> None:
    def param_of_mistake(game: str, old: str, new: str, part: str) -> object:
        spec = tilefolk.get(game)
        assert isinstance(spec, TileGameSpec)
        return spec.checked_tiles(FILES[game].replace(old, new, 1))[1][0].params[part]

    assert param_of_mistake("mayflower", "tile B\n", "tile B\n  side s P0\n  side s P0\n", "side") == "s"
    assert (
        param_of_mistake("mayflower", "ends=farm", "ends=nowhere", "known") == "city, coast, crossing, farm"
    )
    assert param_of_mistake("hunters", "R0 river to=L0", "R0 river to=L9", "known") == "L0, spring"
    assert param_of_mistake("hunters", "meadow mammoth=1", "meadow fish=1", "known") == (
        "deer, mammoth, tiger, aurochs, fire, dolmen"
    )
    assert param_of_mistake("mayflower", "side s P0 R0 P1", "side s P0 C0 P1", "known") == (
        "plain plain plain; city city city; plain road plain"
    )


def test_title_words_about_it_and_notes_are_kept() -> None:
    tiles = tilefolk.get("hunters").tile_set()
    assert tiles.title == "Carcassonne Hunters and Gatherers, first edition (2002)"
    assert tiles.about.startswith("The 79 landscape tiles and 12 bonus tiles, read off pictures")
    assert tiles.kind("0").notes["evidence"] == "picture + 2nd-edition twin"
    assert tiles.kind("0").count == 0, "a start tile is in no deck"


def test_comments_and_empty_lines_mean_nothing() -> None:
    text = MAYFLOWER.replace("tile Q\n", "# the letter\n\ntile Q # four of them\n")
    assert found("mayflower", text) == []


def test_an_empty_file() -> None:
    assert found("hunters", "") == [("foreign", 1)]


def test_the_first_mistake_of_a_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "two.tiles"
    file.write_text(MAYFLOWER.replace("tile R\n", "tile RR\n").replace("game mayflower", "game catan"))
    with pytest.raises(BadTileSet) as caught:
        tilefolk.start("mayflower", tiles=file)
    assert (caught.value.key, caught.value.params["line"]) == ("tiles.other_game", 2)
    with pytest.raises(BadTileSet) as caught:
        read_tile_set(file, VOCABULARY)
    assert (caught.value.key, caught.value.params["line"]) == ("tiles.other_game", 2)


def test_a_file_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadTileSet) as caught:
        tilefolk.start("mayflower", tiles=tmp_path / "none.tiles")
    assert caught.value.key == "tiles.unreadable"
    with pytest.raises(BadTileSet) as caught:
        tilefolk.start("catan", players=3, tiles=tmp_path / "none.tiles")
    assert caught.value.key == "tiles.none"


def test_every_key_of_the_checker_is_triggered_here() -> None:
    """A new kind of mistake needs a broken file of its own in this test."""
    own = Path(__file__).read_text(encoding="utf-8")
    keys = {
        refusal.key.removeprefix("tiles.")
        for refusal in refusals()
        if refusal.where.rpartition(":")[0].endswith(("tilefile.py", "tilecheck.py"))
    }
    assert len(keys) > 25
    assert [key for key in sorted(keys) if f'"{key}"' not in own and f".{key}" not in own] == []


def test_the_games_own_files_are_in_order() -> None:
    for game, text in FILES.items():
        assert found(game, text) == []
