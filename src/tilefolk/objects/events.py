"""What happened, as objects: an ``Event`` whose parts have names and types.

>>> import tilefolk
>>> game = tilefolk.Hunters(players=2)
>>> (drawn,) = game.apply(game.parse("draw 38"))
>>> drawn
Drawn(seat=0, tile='38', deck='main')
"""

from __future__ import annotations

from typing import Any, cast, get_type_hints

from tilefolk.core.errors import BadOption
from tilefolk.core.events import Event
from tilefolk.core.locale import LANGUAGES, Localizer
from tilefolk.core.story import seat_names, sentence
from tilefolk.objects.actions import Hints
from tilefolk.tiles.names import QUARTER_TURN

Cells = list[list[int]]
"""Parts of tiles: x, y and the number of the zone."""
WITHHELD = "not everybody is told"
"""Of a part that only some seats learn, or that only some events of its kind have."""


class Happened(Event):
    """An event with its parts as attributes; some of them only those may know who are its audience.

    >>> event = Happened("turn", {"seat": 2, "turn": 1})
    >>> event.tell("catan", players=3, language="en")
    "It is Player 3's turn."
    """

    @classmethod
    def parts(cls) -> Hints:
        """The types of its parts by name; one that is not always there is marked as WITHHELD."""
        hints = get_type_hints(cls, include_extras=True)
        return {name: hint for name, hint in hints.items() if name not in Event.__annotations__}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.data:
            raise AttributeError(f"{type(self).__name__} has no {name}")
        return self.data[name]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self._part(name)!r}' for name in self.data)})"

    def _part(self, name: str) -> Any:
        return getattr(self, name, self.data[name])

    def tell(self, game: str, players: int, language: str = "en", seat: int | None = None) -> str | None:
        """The event in words, as that seat (None: a spectator) may hear it; None if it learns nothing."""
        words = words_in(language)
        return sentence(words, game, self, seat_names(words, players, {}), seat)


def words_in(language: str) -> Localizer:
    """The words of a language; raises BadOption if we don't speak it."""
    if language not in LANGUAGES:
        raise BadOption(
            "core.option_value", option="language", value=str(language), choices=", ".join(LANGUAGES)
        )
    return Localizer(language)


class Drawn(Happened):
    """A tile was drawn.

    >>> Drawn("drawn", {"seat": 0, "tile": "53", "deck": "main"})
    Drawn(seat=0, tile='53', deck='main')
    """

    seat: int
    tile: str
    deck: str


class Discarded(Happened):
    """A tile that fits nowhere was put aside.

    >>> Discarded("discarded", {"seat": 0, "tile": "69", "deck": "main"})
    Discarded(seat=0, tile='69', deck='main')
    """

    seat: int
    tile: str
    deck: str


class Laid(Happened):
    """A tile was laid, turned clockwise by ``rotation`` degrees as in ``Place``; ``data`` has quarter turns.

    >>> Laid("laid", {"seat": 0, "tile": "67", "x": -1, "y": 0, "rotation": 3, "deck": "main"})
    Laid(seat=0, tile='67', x=-1, y=0, rotation=270, deck='main')
    """

    seat: int
    tile: str
    x: int
    y: int
    deck: str

    @classmethod
    def parts(cls) -> Hints:
        return super().parts() | {"rotation": int}

    @property
    def rotation(self) -> int:
        """Degrees, clockwise."""
        quarters = cast("int", self.data["rotation"])
        return quarters * QUARTER_TURN


class Placed(Happened):
    """A figure was placed.

    >>> Placed("placed", {"seat": 0, "role": "fisher", "x": -1, "y": 0, "zone": 5})
    Placed(seat=0, role='fisher', x=-1, y=0, zone=5)
    """

    seat: int
    role: str
    x: int
    y: int
    zone: int


class Returned(Happened):
    """A figure went home.

    >>> Returned("returned", {"seat": 0, "role": "fisher", "x": -1, "y": 0, "zone": 5})
    Returned(seat=0, role='fisher', x=-1, y=0, zone=5)
    """

    seat: int
    role: str
    x: int
    y: int
    zone: int


class Completed(Happened):
    """A feature was finished.

    >>> Completed("completed", {"type": "river", "cells": [[0, 0, 3]]})
    Completed(type='river', cells=[[0, 0, 3]])
    """

    type: str
    cells: Cells


class Scored(Happened):
    """A feature brought points.

    >>> Scored("scored", {"type": "river", "seats": [0], "points": 4, "final": False})
    Scored(type='river', seats=[0], points=4, final=False)
    """

    type: str
    seats: list[int]
    points: int
    breakdown: dict[str, int]
    cells: Cells
    final: bool


class GoldFound(Happened):
    """Gold in a finished forest brings a bonus tile.

    >>> GoldFound("gold", {"seat": 0, "bonus_left": 12})
    GoldFound(seat=0, bonus_left=12)
    """

    seat: int
    bonus_left: int


class Ended(Happened):
    """The game is over.

    >>> Ended("ended", {"winners": [0], "scores": [15, 4]})
    Ended(winners=[0], scores=[15, 4])
    """

    winners: list[int]
    scores: list[int]


class Bonus(Happened):
    """Settlers in the column of a surveyor brought more points (M5.1).

    >>> Bonus("bonus", {"seat": 0, "points": 8})
    Bonus(seat=0, points=8)
    """

    seat: int
    points: int
    cells: Cells


class SurveyorMoved(Happened):
    """A surveyor went on by a column or more.

    >>> SurveyorMoved("surveyor", {"seat": 0, "surveyor": 0, "old_column": 0, "column": 1})
    SurveyorMoved(seat=0, surveyor=0, old_column=0, column=1)
    """

    seat: int
    surveyor: int
    old_column: int
    column: int


class SurveyorsStay(Happened):
    """Both surveyors stay where they are.

    >>> SurveyorsStay("surveyors_stay", {"seat": 0, "column": 3})
    SurveyorsStay(seat=0, column=3)
    """

    seat: int
    column: int


class Swept(Happened):
    """A settler east of the surveyors went home.

    >>> Swept("swept", {"seat": 0, "role": "bandit", "x": -1, "y": -1, "zone": 1})
    Swept(seat=0, role='bandit', x=-1, y=-1, zone=1)
    """

    seat: int
    role: str
    x: int
    y: int
    zone: int


class Lost(Happened):
    """A feature lost its settlers before it was scored.

    >>> Lost("lost", {"type": "road", "cells": [[0, 2, 0]]})
    Lost(type='road', cells=[[0, 2, 0]])
    """

    type: str
    cells: Cells
