"""``GameSpec``: all that the rest of the program may ask of a game; and where to find the games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilefolk.core.errors import BadOption, BadTileSet, IllegalAction, UnknownGame
from tilefolk.core.events import Event
from tilefolk.core.game import Game

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a table: its name, the values it takes, the default and the rule behind it."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    rule: str

    def read(self, value: object) -> OptionValue:
        """The value that a person or a file meant; raises BadOption with the choices."""
        for choice in self.choices:
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
            if isinstance(value, str) and value == _written(choice):
                return choice
        raise BadOption(
            "core.option_value",
            self.rule,
            option=self.name,
            value=str(value),
            choices=", ".join(_written(choice) for choice in self.choices),
        )


def _written(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class GameSpec(ABC):
    """One of the games: its name, limits and options, and its words, views and pictures as data."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    sources: tuple[str, ...]
    """What points come from, in the order of ``Game.points``."""
    options: tuple[Option, ...] = ()

    @property
    def fewest_at_table(self) -> int:
        """The least number of players for people; simulations may allow fewer."""
        return self.min_players

    def checked_options(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """Every option with its value; unknown names and values raise BadOption."""
        given = dict(options or {})
        known = {option.name for option in self.options}
        for name in given:
            if not known:
                raise BadOption("core.no_options", game=self.name)
            if name not in known:
                raise BadOption(
                    "core.unknown_option", option=name, game=self.name, known=", ".join(sorted(known))
                )
        return {option.name: option.read(given.get(option.name, option.default)) for option in self.options}

    def checked_players(self, players: int) -> int:
        """The number of players, or BadOption if the game is not for so many."""
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                "core.players",
                game=self.name,
                players=players,
                min=self.min_players,
                max=self.max_players,
            )
        return players

    @abstractmethod
    def new(self, players: int, options: Mapping[str, object] | None = None, tiles: Any = None) -> Game:
        """The starting position; ``tiles`` is a tile set other than the game's own."""

    @abstractmethod
    def action_name(self, game: Game, action: int) -> str:
        """The action in notation, as a person would type it."""

    @abstractmethod
    def parse_action(self, game: Game, text: str) -> int:
        """The action that a notation means in this position; raises BadNotation."""

    @abstractmethod
    def describe(self, game: Game, action: int) -> dict[str, Any]:
        """The action as JSON for clients: ``type`` and its parts."""

    @abstractmethod
    def encode(self, game: Game, description: Mapping[str, Any]) -> int:
        """The action that a client's JSON means; raises BadNotation."""

    @abstractmethod
    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        """Raw numbers of the engine as events with words, read after the action was applied."""

    @abstractmethod
    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as JSON."""

    @abstractmethod
    def position_text(self, game: Game) -> str:
        """The position in a notation that a person can read and type."""

    @abstractmethod
    def parse_position(self, text: str) -> Game:
        """The position that a text describes; raises BadNotation."""

    @abstractmethod
    def board_text(self, game: Game, seat: int | None = None) -> str:
        """A picture of the board for the terminal, as that seat may see it."""

    @abstractmethod
    def art(self, tiles: Any = None) -> dict[str, Any]:
        """What a client needs to draw: tile kinds or the geometry of the board, as JSON."""

    def read_tiles(self, path: str | Path) -> Any:
        """The tile set of a file, for games that have tiles; raises BadTileSet."""
        raise BadTileSet("tiles.none", game=self.name)

    def explain(self, game: Game, action: int) -> IllegalAction | None:
        """Why the action is not legal here; None if it is."""
        return game.explain(action)


_loaders: dict[str, Callable[[], GameSpec]] = {}
_specs: dict[str, GameSpec] = {}


def register(name: str, loader: Callable[[], GameSpec]) -> None:
    """Make a game known by name; ``loader`` is called when it is first asked for."""
    _loaders[name] = loader


def names() -> list[str]:
    """The names of all games."""
    return sorted(_loaders)


def get(name: str) -> GameSpec:
    """The game of that name; raises UnknownGame."""
    if name not in _specs:
        if name not in _loaders:
            raise UnknownGame("core.unknown_game", game=name, known=", ".join(names()))
        _specs[name] = _loaders[name]()
    return _specs[name]
