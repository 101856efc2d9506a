"""Levels and baselines: every one plays every game to its end, by the rules."""

from __future__ import annotations

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.arena import play_game
from tilefolk.arena.bot_files import BotFiles
from tilefolk.bots.levels import UnknownBot
from tilefolk.bots.weights import DATA
from tilefolk.core.locale import LANGUAGES, Localizer

TABLES = [("hunters", 2), ("hunters", 5), ("mayflower", 2), ("mayflower", 5), ("catan", 3), ("catan", 4)]


def test_levels_go_from_easy_to_master():
    assert [level.id for level in bots.levels()] == ["easy", "medium", "hard", "master"]
    assert all(0 < level.budget <= 1 for level in bots.levels())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots.available())
def test_every_bot_has_a_name_and_a_description(language, name):
    words = Localizer(language)
    assert words.has(f"bot-{name}")
    assert words.has(f"bot-{name}-description")


def test_the_keys_of_a_level_are_those_of_the_locales():
    level = bots.level("hard")
    assert (level.name, level.description) == ("bot-hard", "bot-hard-description")


@pytest.mark.parametrize("name", [name for name in bots.available() if name != "random"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_table_of_bots_finishes(game, players, name):
    spec = tilefolk.get(game)
    table = [bots.make(name, spec, seat, iterations=1) for seat in range(players)]
    result = play_game(spec, table, seed=3)
    assert sum(result.decisions) > 0
    assert result.winners


def test_catan_bots_that_trade_never_loop():
    spec = tilefolk.get("catan")
    table = [bots.make("hard", spec, seat, iterations=1) for seat in range(4)]
    result = play_game(spec, table, seed=5, options={"offers": "wide", "mixed_phase": True})
    assert len(result.winners) == 1


@pytest.mark.parametrize("name", ["medium", "hard", "master"])
@pytest.mark.parametrize("game", ["hunters", "mayflower", "catan"])
def test_the_same_seed_makes_the_same_choices(game, name):
    spec = tilefolk.get(game)

    def choices():
        match = tilefolk.start(game, players=3, seed=8)
        table = [bots.make(name, spec, seat, iterations=8) for seat in range(3)]
        made = []
        for _ in range(12):
            seat = match.game.to_move
            made.append(table[seat].choose(match.game, seat))
            match.play(made[-1])
        return made

    assert choices() == choices()


@pytest.mark.compiled_only
def test_a_master_takes_no_longer_than_its_budget():
    import time

    match = tilefolk.start("hunters", players=2, seed=1)
    bot = bots.make("master", match.spec, 1, seconds=0.1)
    began = time.monotonic()
    bot.think(match.game, match.game.to_move)
    assert 0.1 <= time.monotonic() - began < 0.6
    bot.choose(match.game, match.game.to_move)
    assert time.monotonic() - began < 1.1


def test_nothing_to_decide_is_said():
    match = tilefolk.start("hunters", players=2, seed=1)
    with pytest.raises(ValueError, match="nothing to decide"):
        bots.make("easy", match.spec, 1).choose(match.game, 1 - match.game.to_move)


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(UnknownBot) as error:
        bots.make("genius", tilefolk.get("hunters"), 1)
    assert "master" in error.value.params["known"]


def test_a_bot_that_searches_may_name_its_own_iterations():
    spec = tilefolk.get("hunters")
    match = tilefolk.start("hunters", players=2, seed=8)

    def chosen(name, **given):
        bot = bots.make(name, spec, 1, **given)
        return bot.iterations, bot.choose(match.game, match.game.to_move)

    assert chosen("master@50", iterations=8) == chosen("master", iterations=50)
    for name in ("master@", "master@0", "master@-4", "master@many", "@50"):
        with pytest.raises(UnknownBot):
            bots.make(name, spec, 1)
    with pytest.raises(UnknownBot) as error:
        bots.make("hard@50", spec, 1)
    assert (error.value.key, error.value.params) == ("bots.no_search", {"name": "hard"})


def test_a_file_s_iterations_go_with_it_to_other_machines(tmp_path):
    files = BotFiles.of([f"{DATA}/hunters-azero.json:search@40"])
    assert [file for file, _ in files.contents] == [f"{DATA}/hunters-azero.json"]
    name = f"{tmp_path}/gone.json:search@40"
    with BotFiles(((f"{tmp_path}/gone.json", files.contents[0][1]),)).unpacked([name]) as here:
        bot = bots.make(here[name], tilefolk.get("hunters"), 1)
        assert bot.iterations == 40
