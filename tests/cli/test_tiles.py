"""``tilefolk tiles`` and ``--tiles``: lists, checks, and games with a tile file of one's own."""

from __future__ import annotations

import json

import pytest

import tilefolk
from tilefolk.core.locale import LANGUAGES


@pytest.fixture
def own_tiles(tmp_path):
    """A corrected tile file of Mayflower: the animal of Q has moved across the trail."""
    text = tilefolk.get("mayflower").tile_set().text
    before = "  zone P0 plain animals=1\n  zone P1 plain\n  note city piece N, road S-W\n"
    assert before in text
    after = "  zone P0 plain\n  zone P1 plain animals=1\n  note city piece N, road S-W\n"
    path = tmp_path / "own.tiles"
    path.write_text(text.replace(before, after), encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "last"), [("mayflower", "AX: 1 ×"), ("hunters", "bonus")])
def test_the_list_shows_every_kind(run, game, last):
    result = run("tiles", "show", game)
    assert result.exit_code == 0
    for kind in tilefolk.get(game).tile_set().kinds:
        assert f"   {kind.name}: " in result.output
    assert last in result.output
    assert "cli-" not in result.output


def test_the_list_of_mayflower_says_that_the_shapes_are_a_reconstruction(run):
    assert "reconstruction" in run("tiles", "show", "mayflower").output


def test_the_picture_of_a_tile(run):
    lines = [line.rstrip() for line in run("tiles", "show", "mayflower").output.splitlines()]
    at = next(i for i, line in enumerate(lines) if "   U: 3 ×" in line)
    assert [line[2:9] for line in lines[at : at + 3]] == [". ### .", "=     =", ". .=. ."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_file_is_told_so(run, own_tiles, language):
    result = run("--lang", language, "tiles", "check", own_tiles)
    assert result.exit_code == 0
    assert all(number in result.output for number in ("50", "95", "10"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_with_its_line(run, own_tiles, language):
    text = own_tiles.read_text(encoding="utf-8")
    wrong = text.replace("flags=1", "flagz=1").replace("tile K\n", "tile KK\n")
    own_tiles.write_text(wrong, encoding="utf-8")
    result = run("tiles", "check", own_tiles, "--lang", language)
    assert result.exit_code == 2
    lines = [n for n, line in enumerate(wrong.splitlines(), 1) if "flagz" in line or line == "tile KK"]
    for line in lines:
        assert str(line) in result.output
    assert "error-" not in result.output


def test_a_file_without_a_game(run, tmp_path):
    path = tmp_path / "empty.tiles"
    path.write_text("tilefolk-tiles 1\n", encoding="utf-8")
    result = run("tiles", "check", path)
    assert result.exit_code == 2
    assert "hunters, mayflower" in result.output


def test_a_file_that_is_not_there(run):
    assert run("tiles", "check", "nowhere.tiles").exit_code == 2


def test_catan_has_no_tiles(run, own_tiles):
    assert run("tiles", "show", "catan").exit_code == 2
    assert run("simulate", "catan", "--players", 3, "--tiles", own_tiles).exit_code == 2


def test_simulate_plays_with_the_given_tiles(run, own_tiles):
    points = []
    for more in ([], ["--tiles", own_tiles]):
        result = run("simulate", "mayflower", "--games", 40, "--json", *more)
        points.append(json.loads(result.stdout)["points"])
    assert points[0]["plain"] != points[1]["plain"]
    assert points[0]["road"] == points[1]["road"], "nothing else was changed"


def test_a_record_is_replayed_only_with_its_own_tiles(run, own_tiles, tmp_path):
    match = tilefolk.start("mayflower", seed=3, tiles=own_tiles)
    match.play(match.legal()[0])
    path = tmp_path / "own.record"
    match.save(path)
    assert tilefolk.load(path, tiles=own_tiles).game == match.game
    assert run("show", path, "--tiles", own_tiles).exit_code == 0
    assert run("verify", path, "--tiles", own_tiles).exit_code == 0
    without = run("show", path)
    assert without.exit_code == 2
    assert "--tiles" in without.output


def test_the_browser_does_not_play_with_them(run, own_tiles):
    result = run("play", "mayflower", "--tiles", own_tiles)
    assert result.exit_code == 2
    assert "--terminal" in result.output
