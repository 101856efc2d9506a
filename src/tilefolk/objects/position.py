"""``Position``: what every game object offers on top of the engine's numbers."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from tilefolk.core.errors import BadNotation, IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import get
from tilefolk.objects.actions import SHOWN, Action
from tilefolk.objects.events import Happened
from tilefolk.objects.legal import LegalActions

if TYPE_CHECKING:
    from tilefolk.core.game import Game as _Engine
else:
    _Engine = object


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    >>> Outcome(winners=(1,), scores=(20, 31)).winner
    1
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """The seat that won alone."""
        return self.winners[0] if len(self.winners) == 1 else None


class Position(_Engine):
    """A position with objects: actions, events, words and pictures.

    It is a position of the engine all the same: bots, environments and the fast calls take it
    (``legal()``, ``apply_trusted``, ``playout``), and copies are of the same kind.

    >>> import tilefolk
    >>> game: Position = tilefolk.new("hunters", players=2)
    >>> game.parse("draw 38") in game.chance_outcomes
    True
    """

    actions: ClassVar[dict[str, type[Action]]] = {}
    """The class of every kind of action."""
    events: ClassVar[dict[str, type[Happened]]] = {}
    """The class of every kind of event."""

    # --- actions

    @property
    def legal_actions(self) -> LegalActions:
        """What the seat to move may do; empty at chance's move and at the end."""
        return LegalActions(self)

    @property
    def chance_outcomes(self) -> dict[Action, Fraction]:
        """What chance may bring, with its probability; empty when a seat is to move.

        >>> import tilefolk
        >>> len(tilefolk.Mayflower(players=2).chance_outcomes)
        50
        """
        outcomes = self.chance()
        total = sum(weight for _, weight in outcomes)
        return {self.action(number): Fraction(weight, total) for number, weight in outcomes}

    def action(self, number: int) -> Action:
        """The object of an action of this position."""
        if isinstance(number, Action):
            return number
        description = self.spec.describe(self, number)
        kind = self.actions[description["type"]]
        return kind._made(int(number), kind._parts(description))

    def parse(self, text: str) -> Action:
        """The action that a notation means here; raises BadNotation.

        >>> import tilefolk
        >>> tilefolk.Catan(players=3, setup="beginner", first=0).parse("roll")
        Roll()
        """
        if not isinstance(text, str):
            raise TypeError(f"parse takes the notation of an action, a text, not {type(text).__name__}")
        return self.action(self.spec.parse_action(self, text))

    def notation(self, action: int) -> str:
        """The action as a person would type it."""
        return self.spec.action_name(self, self.number_of(action))

    def number_of(self, action: int) -> int:
        """The number that an action has here: a tile that looks the same after a turn has fewer of them."""
        given: object = action
        if isinstance(given, str):  # no type checker lets it pass, but not everybody has one
            raise BadNotation("core.text_is_no_action", text=given[:SHOWN])
        if not isinstance(action, Action):
            return action
        if self.actions.get(action.type) is not type(action):
            raise IllegalAction("core.other_games_action", action=repr(action)[:SHOWN], game=self.name)
        try:
            return self.spec.encode(self, action.description())
        except BadNotation:
            if self.is_legal(int(action)):  # the number means something here, but not what the parts say
                raise
            return int(action)

    def apply(self, action: int, seat: int | None = None) -> list[Happened]:
        """Carry out a legal action, chance's too, and tell what happened.

        Anything else raises and changes nothing. With a ``seat`` only its own actions are carried out;
        without one, anybody's. Where nobody listens, ``apply_trusted`` is many times faster.
        """
        raw = self.apply_listening(self.number_of(action), seat)
        return [self.event(event) for event in self.spec.decode_events(self, raw)]

    @classmethod
    def event(cls, event: Event) -> Happened:
        """An event of this game as an object of its class."""
        kind = cls.events.get(event.kind, Happened)
        return kind(event.kind, event.data, event.audience, event.public)

    @property
    def outcome(self) -> Outcome | None:
        """Who won with how many points; None before the end."""
        return Outcome(tuple(self.winners()), tuple(self.scores())) if self.is_over else None

    # --- words and pictures

    @classmethod
    def from_text(cls, text: str, tiles: Any = None) -> Self:
        """The position that a text describes; ``tiles`` if they are not the game's own."""
        spec = get(cls.name)
        tile_set = spec.read_tiles(tiles) if isinstance(tiles, (str, Path)) else tiles
        return cls.of(spec.parse_position(text, tile_set))

    @classmethod
    def of(cls, game: Game) -> Self:
        """The same position as an object of this class."""
        raise NotImplementedError

    def text(self) -> str:
        """The position in words that ``from_text`` reads."""
        return self.spec.position_text(self)

    def __str__(self) -> str:
        return self.spec.board_text(self)

    def __repr__(self) -> str:
        options = "".join(
            f", {option.name}={self.options[option.name]!r}"
            for option in self.spec.options
            if self.options[option.name] != option.default
        )
        tiles = ", tiles=…" if self.tiles_text is not None else ""
        started = f"{type(self).__name__}(players={self.players}{options}{tiles})"
        if self.spec.new(self.players, self.options).snapshot() == self.snapshot():
            return started
        return f"{type(self).__name__}.from_text({self.text()!r}{tiles})"

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self, **marks: Any) -> str:
        """The board as a picture; see ``tilefolk.svg`` for what may be marked."""
        from tilefolk.pictures import svg  # here, for not everybody draws

        return svg(self, **marks)

    # --- the same or not

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or other.name != self.name:
            return NotImplemented
        return self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.checksum())

    if TYPE_CHECKING:

        def copy(self) -> Self: ...
