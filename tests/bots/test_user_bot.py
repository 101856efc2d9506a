"""A bot of one's own: the example of the guide, and what is said when it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.arena import Tournament, play_game, run
from tilefolk.bots.levels import UnknownBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_the_example_beats_random_players(game):
    result = run(Tournament(game, (f"{EXAMPLE}:MyBot", "random"), games=8, players=2))
    assert result.standings[0].share > 0.7


def test_the_example_plays_catan():
    spec = tilefolk.get("catan")
    table = [
        bots.make("medium", spec, 1),
        bots.make(f"{EXAMPLE}:MyBot", spec, 2),
        bots.make("medium", spec, 3),
    ]
    table[1].player.playouts = 1
    assert play_game(spec, table, seed=1).winners


def write(folder, body):
    path = folder / "bot.py"
    path.write_text(body, encoding="utf-8")
    return f"{path}:Mine"


def test_an_illegal_choice_is_refused(tmp_path):
    place = write(
        tmp_path,
        "class Mine:\n"
        "    def __init__(self, spec, seed): pass\n"
        "    def choose(self, game, seat, legal): return -7\n",
    )
    match = tilefolk.start("hunters", players=2, seed=1)
    with pytest.raises(UnknownBot) as error:
        bots.make(place, match.spec, 1).choose(match.game, match.game.to_move)
    assert error.value.key == "bots.illegal"


def test_a_missing_file_or_class_is_named(tmp_path):
    spec = tilefolk.get("hunters")
    for place, key in (
        (f"{tmp_path}/none.py:Mine", "bots.no_file"),
        (write(tmp_path, "x = 1\n"), "bots.no_class"),
    ):
        with pytest.raises(UnknownBot) as error:
            bots.make(place, spec, 1)
        assert error.value.key == key


def test_it_gets_a_guess_and_not_the_position(tmp_path):
    place = write(
        tmp_path,
        "class Mine:\n"
        "    def __init__(self, spec, seed): self.shown = []\n"
        "    def choose(self, game, seat, legal):\n"
        "        self.shown.append(game)\n"
        "        game.apply(legal[0])\n"
        "        return legal[0]\n",
    )
    match = tilefolk.start("hunters", players=2, seed=1)
    before = match.game.snapshot()
    bot = bots.make(place, match.spec, 1)
    bot.choose(match.game, match.game.to_move)
    assert bot.player.shown[0] is not match.game
    assert match.game.snapshot() == before


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        ("class Mine\n", 1, "SyntaxError: expected ':'"),
        ("\n1 / 0\n", 2, "ZeroDivisionError: division by zero"),
        ("class Mine:\n    def choose(self, game, seat, legal): ...\n", None, "TypeError"),
        (
            "class Mine:\n"
            "    def __init__(self, spec, seed): pass\n"
            "    def choose(self, game, seat, legal):\n"
            "        return legal[99999]\n",
            4,
            "IndexError: list index out of range",
        ),
    ],
)
def test_what_fails_in_ones_own_file_is_told_with_its_line(tmp_path, body, line, reason):
    place = write(tmp_path, body)
    match = tilefolk.start("hunters", players=2, seed=1)
    with pytest.raises(UnknownBot) as error:
        bots.make(place, match.spec, 1).choose(match.game, match.game.to_move)
    file = place.rpartition(":")[0]
    assert error.value.key == "bots.failed"
    assert error.value.params["place"] == (file if line is None else f"{file}:{line}")
    assert error.value.params["reason"].startswith(reason)
