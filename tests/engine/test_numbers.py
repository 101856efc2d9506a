"""Numbers from outside: whatever is given, the engine answers or refuses in words, and never breaks."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

import tilefolk
from tests.locales.catalogue import LANGUAGES
from tilefolk.core.errors import BadNumber, BadOption, TilefolkError
from tilefolk.core.game import Game
from tilefolk.core.locale import Localizer
from tilefolk.core.numbers import digits, whole
from tilefolk.core.rng import Rng
from tilefolk.games import NAMES
from tilefolk.games.catan.rules import Catan
from tilefolk.games.hunters.rules import Hunters
from tilefolk.games.mayflower.rules import Mayflower

STRANGE = (
    -1,
    -2,
    5,
    99,
    10**8,
    2**31,
    -(2**31) - 1,
    2**63,
    2**64,
    10**5000,
    0.5,
    float("nan"),
    "1",
    None,
    [0],
)
LIFELESS = {
    "empty_like",
    "copy",
    "copy_from",
    "restore",
    "apply_trusted",
    "sample_chance",
    "random_action",
    "playout",
    "advance",
}


def middle(name: str) -> Game:
    """A position in the middle of a game."""
    game, rng = tilefolk.get(name).new(3), Rng(7)
    for _ in range(40):
        game.apply(game.sample_chance(rng) if game.is_chance else game.random_action(rng))
    return game


def methods(game: Game) -> list[str]:
    """The public methods that take something."""
    return [
        name
        for name, method in inspect.getmembers(type(game), callable)
        if not name.startswith("_") and name not in LIFELESS and _arguments(method) > 0
    ]


def _arguments(method: object) -> int:
    try:
        return len(inspect.signature(method).parameters) - 1
    except ValueError:
        return 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", STRANGE, ids=range(len(STRANGE)))
def test_every_method_answers_or_refuses(name, value):
    game = middle(name)
    before = game.snapshot()
    assert {"score", "points", "apply", "is_legal", "action_at"} <= set(methods(game))
    for method in methods(game):
        arguments = [value] * _arguments(getattr(type(game), method))
        if method == "redeterminise":
            arguments[1] = Rng(1)
        try:
            getattr(game, method)(*arguments)
        except (TilefolkError, KeyError):  # KeyError: a square that is not on the frontier
            continue
    assert game.snapshot() == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("begun", [True, False], ids=["in play", "chance's move"])
@pytest.mark.parametrize("seat", [-1, 3, 99, 10**8, 2**40, 2**80, 1.0, "0"])
def test_a_seat_that_does_not_exist_is_refused(name, begun, seat):
    """Also while chance moves: nobody does that by giving its number (-1) as a seat."""
    game = middle(name) if begun else tilefolk.get(name).new(3)
    assert begun or game.is_chance
    possible = [*game.legal(), *(outcome for outcome, _ in game.chance())][0]
    for ask in (
        game.score,
        game.points,
        game.legal_for,
        lambda seat: game.redeterminise(seat, Rng(1)),
        lambda seat: game.explain(possible, seat),
        lambda seat: game.apply(possible, seat),
    ):
        with pytest.raises(BadNumber):
            ask(seat)


@pytest.mark.parametrize("name", NAMES)
def test_numpys_numbers_are_numbers(name):
    game = middle(name)
    assert game.score(np.int32(1)) == game.score(1)
    if game.to_move >= 0:
        action = game.legal()[0]
        assert game.is_legal(np.int64(action))
        game.apply(np.int64(action))


@pytest.mark.parametrize("kind", [Hunters, Mayflower, Catan])
@pytest.mark.parametrize("players", [0, -1, 6, 99, 10**9, 2**70, 2.5, "2"])
def test_a_game_for_nobody_or_too_many_is_refused(kind, players):
    with pytest.raises(BadNumber):
        kind(players)
    with pytest.raises((BadNumber, BadOption)):
        tilefolk.start(kind.__name__.lower(), players)


@pytest.mark.parametrize("limit", [0, -1, 2**31, 2**64, 0.5, "6"])
def test_random_numbers_below_nothing_are_refused(limit):
    with pytest.raises(BadNumber):
        Rng(1).below(limit)
    with pytest.raises(BadNumber):
        Rng("one")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_are_sentences(language):
    words = Localizer(language)
    with pytest.raises(BadNumber) as refused:
        whole(10**5000, "seat", 0, 4)
    assert "4" in words.error_text(refused.value)
    assert len(words.error_text(refused.value)) < 100
    with pytest.raises(BadNumber) as refused:
        digits("9" * 5000, "seat", 0, 4)
    assert len(words.error_text(refused.value)) < 100
    with pytest.raises(BadNumber) as refused:
        whole(1.5, "seat", 0, 4)
    assert "1.5" in words.error_text(refused.value)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [-1, 3, 10**30, 0.0, 1.5, "0", float("nan")])
def test_only_who_sits_at_the_table_sees_it_as_a_player(name: str, seat: object) -> None:
    game = middle(name)
    with pytest.raises(BadNumber):
        game.spec.view(game, seat)  # type: ignore[arg-type]
    assert game.spec.view(game, None)["seat"] is None
    assert game.spec.view(game, np.int64(2))["seat"] == 2


@pytest.mark.parametrize("seed", [1.0, "1", float("nan"), [1]])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadNumber):
        tilefolk.start("hunters", 2, seed=seed)  # type: ignore[arg-type]
    assert tilefolk.start("hunters", 2, seed=np.int64(1)).game == tilefolk.start("hunters", 2, seed=1).game
