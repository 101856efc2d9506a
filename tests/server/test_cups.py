"""The example of docs/add-a-game.md is a whole game in Python alone: records, terminal, arena and bots know it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import examples.cups  # noqa: F401  (makes it known)
import tilefolk
from tilefolk.arena import play_game
from tilefolk.bots import make
from tilefolk.core.errors import BadNotation
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.core.story import sentence

ROOT = Path(__file__).parents[2]
SPEC = tilefolk.get("cups")


def test_a_position_is_written_and_read_again():
    match = tilefolk.start("cups", players=3, seed=1, options={"loud": True})
    while not match.game.is_over:
        again = SPEC.parse_position(SPEC.position_text(match.game))
        assert again == match.game
        assert again.legal() == match.game.legal()
        match.play(match.legal()[-1])
    assert SPEC.parse_position(SPEC.position_text(match.game)).is_over


@pytest.mark.parametrize("text", ["", "0 of 2", "x of 2 / 0 0 / / ??", "0 of 2 / 0 0 / / !!"])
def test_what_is_no_position_is_refused(text):
    with pytest.raises(BadNotation):
        SPEC.parse_position(text)


def test_the_picture_shows_a_seat_its_own_card_only():
    game = SPEC.parse_position("1 of 2 / 4 0 / 3 6 / ?+")
    assert SPEC.board_text(game, 0) == "0: [3] 4\n1: [#] 0"
    assert SPEC.board_text(game, 1) == "0: [#] 4\n1: [6] 0"
    assert SPEC.board_text(game) == "0: [#] 4\n1: [#] 0"


def test_it_has_records_undo_and_first_positions():
    match = tilefolk.start("cups", players=2, seed=3, prepared=["deal 6"])
    match.play("keep 1")
    match.play("leave 0")
    match.play("say 500")
    assert match.record.moves[0].text == "deal 6"
    assert match.undo()
    assert match.legal() == ["say 0", "say 1"]
    match.play("say 999")
    assert Match.replay(Record.parse(match.record.text())).game == match.game
    later = Match.from_position(match.game, seed=1)
    assert Match.replay(Record.parse(later.record.text())).game == later.game


@pytest.mark.parametrize("level", ["random", "easy", "hard"])
def test_bots_play_it_in_the_arena(level):
    players = [make(level, SPEC, seed, iterations=20) for seed in range(3)]
    result = play_game(SPEC, players, seed=5, options={"rounds": 3})
    assert sum(result.decisions) == 3 * 4, "three choose and one speaks, each round"
    assert result == play_game_again(level, result)


def play_game_again(level, result):
    players = [make(level, SPEC, seed, iterations=20) for seed in range(3)]
    again = play_game(SPEC, players, seed=5, options={"rounds": 3})
    return type(result)(again.seats, again.scores, again.winners, result.seconds, again.decisions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language):
    words = Localizer(language)
    match = tilefolk.start("cups", players=2, seed=1)
    while not match.game.is_over:
        match.play(match.legal()[0])
    for event in match.events:
        for seat in (None, 0):
            assert not (sentence(words, "cups", event, ["Anna", "Béla"], seat) or "").startswith("log-")
    assert words.has("game-cups")
    assert words.has("error-cups-not-allowed")
    assert words.has("error-cups-unreadable")


def finished_record() -> str:
    match = tilefolk.start("cups", players=2, seed=1)
    while not match.game.is_over:
        match.play(match.legal()[-1])
    return match.record.text()


def test_it_is_analysed_by_a_process_that_has_to_hear_of_it(start_server, guest_of):
    anna = guest_of(start_server(analysis_quality="rough", analysis_niceness=0))
    path = f"/api/replays/{anna.post('/api/replays', {'record': finished_record()})['id']}/analysis"
    anna.post(path, {"go": "begin"})
    deadline = time.monotonic() + 60
    while (found := anna.get(path))["state"] in ("waiting", "working"):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert found["state"] == "done"
    assert [seat["seat"] for seat in found["report"]["seats"]] == [0, 1]
    page = anna.http.get(f"{path}/page").text
    assert "Cups" in page
    assert "<svg" in page, "there is no picture of the board, but curves there are"


def test_what_only_the_servers_program_knows_is_refused_beforehand(anna, monkeypatch):
    monkeypatch.setattr(SPEC.__class__, "__module__", "__main__")
    path = f"/api/replays/{anna.post('/api/replays', {'record': finished_record()})['id']}/analysis"
    assert anna.post(path, {"go": "begin"}, status=400)["error"]["key"] == "server.analysis.own_game"
    assert anna.get(path)["state"] == "none"


def played_in_the_terminal(folder):
    """What a game in a folder prints to the end."""
    done = subprocess.run(
        [sys.executable, "-m", "examples.cups", "play", "--terminal", "cups", "--people", "1", "--seed", "1"],
        input="keep 0\nsay 7\nleave 0\n",
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_in_the_terminal():
    printed = played_in_the_terminal(ROOT)
    assert "says 7" in printed
    assert "The cards that were kept" in printed


def files_of_the_page():
    """What somebody has who wrote down every block of the page under the name in its first line."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    files = {}
    for name, block in re.findall(r"```(?:python)?\n# (examples/cups/[\w/.]+)\n(.*?)```", page, re.DOTALL):
        files[name] = f"{files[name]}\n{block}" if name in files else block
    return files


def test_the_page_builds_this_very_game():
    files = files_of_the_page()
    assert len(files) == 5
    for name, text in files.items():
        source = (ROOT / name).read_text(encoding="utf-8")
        if name.endswith(".py"):
            assert ast.dump(ast.parse(text)) == ast.dump(ast.parse(source)), name
        else:
            assert text == source


def test_what_the_page_builds_is_played_in_an_empty_folder(tmp_path):
    for name, text in files_of_the_page().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert "says 7" in played_in_the_terminal(tmp_path)
