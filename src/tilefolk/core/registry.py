"""``GameSpec``: all that the rest of the program may ask of a game; and where to find the games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from tilefolk.core.errors import BadOption, BadTileSet, IllegalAction, UnknownGame
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.numbers import SHOWN_BITS, integer
from tilefolk.core.values import Described, Description, OptionValue
from tilefolk.core.views import View


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
            if not isinstance(value, bool) and str(value) == _written(choice):
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
    """One of the games: its name, limits and options, and its words, views and pictures as data.

    >>> spec = get("catan")
    >>> spec.min_players, spec.max_players, [option.name for option in spec.options][:2]
    (2, 4, ['setup', 'harbours'])
    """

    name: str
    rules_version: int
    min_players: int
    max_players: int
    sources: tuple[str, ...]
    """What points come from, in the order of ``Game.points``."""
    options: tuple[Option, ...] = ()
    has_hands: bool = False
    """Whether a seat holds cards that the others may not see."""
    view_type: type[View] = View
    """The declared fields of its views."""
    colours: tuple[str, ...] = ("red", "blue", "yellow", "green", "black")
    """The colours of the pieces, in the order in which seats get them."""

    def colours_for(self, players: int) -> tuple[str, ...]:
        """The colours that so many players choose from."""
        return self.colours

    def colours_have_seats(self, options: Mapping[str, object]) -> bool:
        """Whether the start gives every colour its own places on the board, seat by seat."""
        return False

    def reveals(self, game: Game, action: int) -> bool:
        """Whether an action shows its own seat what that one could not know, before chance moves.

        Nobody may plan beyond it; a game with hands says which of its actions do, else all of them count.
        """
        return self.has_hands

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
        players = integer(players)
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                "core.players",
                game=self.name,
                players=str(players) if players.bit_length() <= SHOWN_BITS else "…",
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
    def describe(self, game: Game, action: int) -> Description:
        """The action as JSON for clients: ``type`` and its parts."""

    def described(self, game: Game, action: int) -> Described:
        """The action as clients get it: the same with its notation."""
        named = {"name": self.action_name(game, action), **self.describe(game, action)}
        return cast("Described", named)

    @abstractmethod
    def encode(self, game: Game, description: Mapping[str, object]) -> int:
        """The action that a client's JSON means; raises BadNotation."""

    @abstractmethod
    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        """Raw numbers of the engine as events with words, read after the action was applied."""

    @abstractmethod
    def view(self, game: Game, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, as JSON."""

    @abstractmethod
    def position_text(self, game: Game) -> str:
        """The position in a notation that a person can read and type."""

    @abstractmethod
    def parse_position(self, text: str, tiles: Any = None) -> Game:
        """The position that a text describes, with its tile set if it is not the game's own.

        Raises BadNotation with the line that is wrong.
        """

    @abstractmethod
    def board_text(self, game: Game, seat: int | None = None) -> str:
        """A picture of the board for the terminal, as that seat may see it."""

    @abstractmethod
    def art(self, tiles: Any = None) -> Mapping[str, object]:
        """What a client needs to draw: tile kinds or the geometry of the board, as JSON."""

    def read_tiles(self, path: str | Path) -> Any:
        """The tile set of a file, for games that have tiles; raises BadTileSet."""
        raise BadTileSet("tiles.none", game=self.name)

    def own_tiles_text(self) -> str | None:
        """The text of the game's own tiles, for games that have tiles."""
        return None

    def tiles_from(self, text: str) -> Any:
        """The tile set that a text describes, for games that have tiles."""
        raise BadTileSet("tiles.none", game=self.name)

    def refusal(self, game: Game, action: int) -> IllegalAction:
        """Why an action is not legal here, from what its own seat knows."""
        return IllegalAction("core.illegal_action")

    def explain(self, game: Game, action: int, seat: int | None = None) -> IllegalAction | None:
        """Why the action is not legal here, as that seat may know it (``Game.explain``); None if it is."""
        return game.explain(action, seat)


_loaders: dict[str, Callable[[], GameSpec]] = {}
_specs: dict[str, GameSpec] = {}


def register(name: str, loader: Callable[[], GameSpec]) -> None:
    """Make a game known by name; ``loader`` is called when it is first asked for."""
    _loaders[name] = loader


def module_of(name: str) -> str:
    """Where a game was made known: whoever imports that module knows the game too."""
    return _loaders[name].__module__


def names() -> list[str]:
    """The names of all games."""
    return sorted(_loaders)


def get(name: str) -> GameSpec:
    """The game of that name; raises UnknownGame."""
    if name not in _specs:
        if name not in _loaders:
            raise UnknownGame("core.unknown_game", game=str(name), known=", ".join(names()))
        _specs[name] = _loaders[name]()
    return _specs[name]
