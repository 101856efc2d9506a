"""Bots of one's own: a small class in one's own file, named as ``my_bot.py:MyBot``."""

from __future__ import annotations

import importlib.util
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tilefolk.bots.bot import Bot
from tilefolk.bots.levels import UnknownBot
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec


class UserClass(Protocol):
    """What a class of one's own has to offer."""

    def choose(self, game: Game, seat: int, legal: list[int]) -> int:
        """One of ``legal``; the game is a guess that fits what the seat sees, to be changed at will."""
        ...


class UserBot(Bot):
    """Plays as a person's own class says, and refuses what is not legal."""

    def __init__(self, spec: GameSpec, seed: int, place: str) -> None:
        super().__init__(spec, seed)
        self.file = place.rpartition(":")[0]
        player = load_class(place)
        with told_in_words(self.file):
            self.player: UserClass = player(spec, seed)

    def decide(self, guess: Game, seat: int, legal: list[int]) -> int:
        with told_in_words(self.file):
            action = self.player.choose(guess, seat, list(legal))
        if action not in legal:
            raise UnknownBot("bots.illegal", name=type(self.player).__name__, action=str(action))
        return action


def load_class(place: str) -> Any:
    """The class at ``FILE.py:CLASS``; raises UnknownBot that says what is missing."""
    file, _, name = place.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise UnknownBot("bots.no_file", file=file)
    spec = importlib.util.spec_from_file_location(f"user_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with told_in_words(file):
        spec.loader.exec_module(module)
    if not hasattr(getattr(module, name, None), "choose"):
        raise UnknownBot("bots.no_class", file=file, name=name)
    return getattr(module, name)


@contextmanager
def told_in_words(file: str) -> Iterator[None]:
    """What a person's own file raises is told with its line, for it is theirs to mend."""
    try:
        yield
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame.lineno for frame in frames if Path(frame.filename) == Path(file).absolute()]
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
        raise UnknownBot(
            "bots.failed",
            place=file if line is None else f"{file}:{line}",
            reason=f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}",
        ) from error
