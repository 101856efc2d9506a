"""The games as objects: typed actions that are integers, typed events, words, copies, and the same speed below."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from fractions import Fraction

import pytest

import tilefolk
from tilefolk import bots
from tilefolk.core.locale import LANGUAGES

NAMES = {name: getattr(tilefolk, name) for name in tilefolk.__all__}
NEW = {
    "hunters": lambda: tilefolk.Hunters(players=2),
    "mayflower": lambda: tilefolk.Mayflower(players=3),
    "catan": lambda: tilefolk.Catan(players=3),
}


def positions(name: str, count: int, seed: int = 1):
    """Positions of a random game, chance's too."""
    chance = random.Random(seed)
    game = NEW[name]()
    for _ in range(count):
        if game.is_over:
            return
        yield game
        outcomes = game.chance_outcomes
        game.apply(chance.choice(list(outcomes) if outcomes else list(game.legal_actions)))


@pytest.mark.parametrize("name", sorted(NEW))
def test_actions_are_objects_and_integers_at_once(name) -> None:
    for game in positions(name, 150):
        numbers = game.legal() or [number for number, _ in game.chance()]
        actions = list(game.legal_actions) or list(game.chance_outcomes)
        assert actions == numbers
        for number, action in zip(numbers, actions, strict=True):
            assert isinstance(action, tilefolk.Action)
            assert type(action) is not tilefolk.Action
            assert game.number_of(action) == number
            assert game.parse(game.notation(number)) == number
            assert type(game.parse(game.notation(number))) is type(action)
            assert pickle.loads(pickle.dumps(action)) == action == copy.copy(action)
            assert repr(copy.copy(action)) == repr(action)
            assert json.dumps(action) == json.dumps(number)


@pytest.mark.parametrize("name", sorted(NEW))
def test_what_prints_itself_can_be_typed_again(name) -> None:
    for game in positions(name, 120):
        assert eval(repr(game), NAMES.copy()) == game
        for action in game.legal_actions:
            if not isinstance(action, tilefolk.Score):
                assert eval(repr(action), NAMES.copy()) == action
        assert str(game) == game.spec.board_text(game)
        assert type(game).from_text(game.text()) == game


@pytest.mark.parametrize("name", sorted(NEW))
def test_legal_actions_are_a_live_view(name) -> None:
    game = NEW[name]()
    seen = game.legal_actions
    for _ in positions(name, 1):
        pass
    while game.is_chance:
        assert len(seen) == 0
        assert not seen
        assert sum(game.chance_outcomes.values()) == Fraction(1)
        game.apply(next(iter(game.chance_outcomes)))
    assert len(seen) == len(game.legal())
    assert seen[0] in seen
    assert int(seen[0]) in seen
    assert seen[:2] == list(seen)[:2]
    assert "place" not in seen
    assert game.notation(seen[0]) in seen
    assert -1 not in seen
    assert True not in seen
    assert game.notation(seen[0]) in repr(seen)


@pytest.mark.parametrize("name", sorted(NEW))
def test_a_whole_game_tells_typed_events_in_four_languages(name) -> None:
    match = tilefolk.start(name, 3, seed=4)
    bot = bots.make("random", match.spec, 1)
    while not match.game.is_over:
        match.play(bot.choose(match.game, match.game.to_move))
    kinds = {type(event) for event in match.events}
    assert tilefolk.Happened not in kinds
    assert all(
        getattr(event, part) == value
        for event in match.events
        for part, value in event.data.items()
        if part not in ("from", "rotation")
    )
    laid = [event for event in match.events if isinstance(event, tilefolk.Laid)]
    assert [event.rotation for event in laid] == [90 * event.data["rotation"] for event in laid]
    told = {language: match.tell(language) for language in LANGUAGES}
    assert len({tuple(lines) for lines in told.values()}) == len(LANGUAGES)
    assert match.game.outcome is not None
    assert match.game.outcome.winners == tuple(match.game.winners())
    assert match.game.outcome.scores == tuple(match.game.scores())


def test_the_events_of_every_game_have_a_class() -> None:
    for game in (tilefolk.Hunters, tilefolk.Mayflower, tilefolk.Catan):
        texts = (tilefolk._engine.PACKAGE / "locales/en" / f"{game.name}.ftl").read_text("utf-8")
        kinds = {
            line.split(" ")[0].removeprefix(f"log-{game.name}-").replace("-", "_")
            for line in texts.splitlines()
            if line.startswith(f"log-{game.name}-")
        }
        # a text of its own for who may also know a part: stolen_resource
        parts = {f"{kind}_{part}" for kind, event in game.events.items() for part in event.__annotations__}
        assert kinds <= set(game.events) | parts, game.name


@pytest.mark.parametrize("name", sorted(NEW))
def test_bots_and_fast_calls_take_the_same_object(name) -> None:
    match = tilefolk.start(name, 3, seed=2)
    assert isinstance(match.game, tilefolk.Position)
    bot = bots.make("easy", match.spec, 1)
    for _ in range(6):
        match.play(bot.choose(match.game, match.game.to_move))
    other = match.game.copy()
    assert type(other) is type(match.game)
    other.playout(tilefolk.Rng(1))
    assert other.is_over
    assert not match.game.is_over
    plain = match.spec.new(3)
    plain.restore(match.game.snapshot())
    assert match.game == plain
    assert pickle.loads(pickle.dumps(match.game)) == match.game


def test_a_match_goes_back_and_forth_among_objects() -> None:
    match = tilefolk.start("mayflower", seed=3)
    for _ in range(8):
        match.play(match.game.legal_actions[0])
    assert all(isinstance(game, tilefolk.Mayflower) for game in match.positions())
    last = match.game.copy()
    assert match.undo()
    assert match.game != last
    assert match.redo()
    assert match.game == last
    again = tilefolk.Match.from_position(last, seed=1)
    assert again.game.text() == last.text() or again.game.is_over or not again.game.is_chance


def test_a_tile_that_looks_the_same_after_a_turn_is_laid_in_any_rotation() -> None:
    game = tilefolk.Hunters(players=2)
    symmetric = next(
        name
        for name, kind in game.spec.art()["kinds"].items()
        if kind["deck"] == "main" and len({str(side) for side in kind["sides"].values()}) == 1
    )
    game.apply(game.parse(f"draw {symmetric}"))
    place = game.legal_actions[0]
    assert isinstance(place, tilefolk.Place)
    turned = tilefolk.Place(place.x, place.y, (place.rotation + 180) % 360)
    assert (turned in game.legal_actions) == (game.number_of(turned) in game.legal())


@pytest.mark.parametrize("name", sorted(NEW))
def test_mistakes_are_told_in_a_sentence_with_key_parameters_and_rule(name) -> None:
    game = NEW[name]()
    with pytest.raises(tilefolk.BadNotation) as wrong:
        game.parse("fly to the moon")
    assert wrong.value.key not in str(wrong.value)
    assert "fly to the moon" in str(wrong.value)
    assert wrong.value.params["text"] == "fly to the moon"
    game = next(
        position for position in positions(name, 40) if not position.is_chance and position.to_move >= 0
    )
    action = tilefolk.Place(99, 99) if name != "catan" else tilefolk.BuildCity("A1.n")
    with pytest.raises(tilefolk.IllegalAction) as illegal:
        game.apply(action)
    assert illegal.value.rule
    assert isinstance(illegal.value, tilefolk.TilefolkError)
    assert illegal.value.rule in str(illegal.value)


def test_a_newcomers_mistakes_explain_themselves() -> None:
    game = tilefolk.Hunters(players=2)
    game.apply(game.parse("draw 38"))
    game.apply(game.parse("place 0,1 r270"))
    before = game.copy()
    with pytest.raises(tilefolk.BadNotation, match="Read it with parse first"):
        game.apply("gatherer F0")  # type: ignore[arg-type]
    with pytest.raises(tilefolk.IllegalAction, match=r"Roll\(\) is an action of another game"):
        game.apply(tilefolk.Roll())
    with pytest.raises(tilefolk.BadNotation, match="is called gatherer, not hunter"):
        game.apply(tilefolk.Figure("hunter", zone=1))
    with pytest.raises(tilefolk.BadNotation, match="Figure"):
        tilefolk.Figure("king", zone=1)
    with pytest.raises(TypeError, match=r"^Place\(\) missing 1 required positional argument: 'y'"):
        tilefolk.Place(0)  # type: ignore[call-arg]
    with pytest.raises(tilefolk.BadNotation, match="Maritime"):
        tilefolk.Maritime("gold", "ore")
    with pytest.raises(TypeError, match="parse takes the notation"):
        game.parse(12)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="from_position"):
        tilefolk.Match(game)  # type: ignore[arg-type]
    with pytest.raises(tilefolk.BadOption, match="language"):
        tilefolk.Match.from_position(game, seed=1).tell("fr")
    with pytest.raises(tilefolk.UnknownGame, match="There are: catan"):
        tilefolk.start(tilefolk.Hunters)  # type: ignore[arg-type]
    assert game == before
    assert tilefolk.Roll() not in game.legal_actions
    assert tilefolk.Figure("hunter", zone=1) not in game.legal_actions


def test_a_seat_may_be_named_first_by_its_number() -> None:
    assert tilefolk.Catan(players=3, first=1) == tilefolk.Catan(players=3, first="1")
    assert tilefolk.new("catan", 3, first=1) == tilefolk.Catan(players=3, first="1")


def test_a_match_takes_an_action_in_any_rotation_that_looks_the_same() -> None:
    match = tilefolk.start("hunters", seed=1, prepared=["draw 62"])
    place = match.game.legal_actions[0]
    assert isinstance(place, tilefolk.Place)
    match.play(tilefolk.Place(place.x, place.y, place.rotation + 360))
    assert match.ply == 2


def test_an_action_that_depends_on_its_position_says_where_to_get_it() -> None:
    with pytest.raises(TypeError, match="depends on its position"):
        tilefolk.Draw("12")


def test_new_knows_names_players_and_options() -> None:
    assert tilefolk.new("hunters") == tilefolk.Hunters(players=2)
    assert tilefolk.new("catan", 3, setup="beginner", first="1").players == 3
    with pytest.raises(tilefolk.UnknownGame):
        tilefolk.new("chess")
    with pytest.raises(tilefolk.BadOption):
        tilefolk.new("mayflower", rain=True)
    with pytest.raises(tilefolk.BadOption):
        tilefolk.Catan(players=7)


@pytest.mark.parametrize("name", sorted(NEW))
def test_a_notebook_sees_a_picture(name) -> None:
    game = NEW[name]()
    assert game._repr_svg_() == tilefolk.svg(game)
    assert (tilefolk.start(name, 3, seed=1)._repr_svg_() or "").startswith("<svg")


def test_a_shell_completes_every_name_before_anything_is_used() -> None:
    code = "import tilefolk; print(sorted(set(tilefolk.__all__) - set(dir(tilefolk))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
