"""All that the rest of the program asks of cups: notation, events, view, positions, a board of letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from examples.cups.game import ANNOUNCE, ANNOUNCED, CHOOSE, CHOSEN, DEAL, DEALT, Cups
from tilefolk.core.errors import BadNotation
from tilefolk.core.events import Event
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec, Option
from tilefolk.core.values import Description
from tilefolk.core.views import View

DIGITS = 9
SHOWN = 40
"""So much of a text is repeated in a refusal."""


class CupsAction(Description, total=False):
    """The parts of an action; which of them it has depends on its type."""

    number: int
    seat: int
    keep: bool
    card: int


class CupsView(View):
    """What is seen of the table: beside what every game shows the round, and the own card."""

    move: int
    secret_card: int | None


class CupsSpec(GameSpec):
    """Cups for 2 to 4 players."""

    name = "cups"
    rules_version = 1
    min_players = 2
    max_players = 4
    has_hands = True
    sources = ("cards",)
    options = (Option("rounds", (1, 2, 3, 30), 2, "X0.1"), Option("loud", (False, True), False, "X0.2"))

    def new(self, players: int, options: Mapping[str, object] | None = None, tiles: Any = None) -> Game:
        """The starting position."""
        chosen = self.checked_options(options)
        return Cups(players, int(chosen["rounds"]), bool(chosen["loud"]))

    def reveals(self, game: Game, action: int) -> bool:
        """Only the announcement shows cards."""
        return action >= ANNOUNCE

    # --- actions as text and as JSON

    def action_name(self, game: Game, action: int) -> str:
        """``deal 3``, ``keep 0``, ``leave 1`` or ``say 17``."""
        if action >= ANNOUNCE:
            return f"say {action - ANNOUNCE}"
        if action >= CHOOSE:
            seat, kept = divmod(action - CHOOSE, 2)
            return f"{'keep' if kept else 'leave'} {seat}"
        return f"deal {action - DEAL}"

    def parse_action(self, game: Game, text: str) -> int:
        """The action of a text; raises BadNotation."""
        word, _, number = text.partition(" ")
        if word not in ("say", "keep", "leave", "deal") or not (number.isascii() and number.isdigit()):
            raise BadNotation("cups.unreadable", text=text[:SHOWN])
        value = int(number[:DIGITS])
        return {"say": ANNOUNCE + value, "keep": CHOOSE + value * 2 + 1, "leave": CHOOSE + value * 2}.get(
            word, DEAL + value
        )

    def describe(self, game: Game, action: int) -> CupsAction:
        """The action as JSON for clients."""
        if action >= ANNOUNCE:
            return {"type": "say", "number": action - ANNOUNCE}
        if action >= CHOOSE:
            seat, kept = divmod(action - CHOOSE, 2)
            return {"type": "choose", "seat": seat, "keep": bool(kept)}
        return {"type": "deal", "card": action - DEAL}

    def encode(self, game: Game, description: Mapping[str, object]) -> int:
        """The action of a client's JSON; whatever a forged one does here, it is only unreadable."""
        parts = cast("CupsAction", description)
        if parts["type"] == "say":
            return ANNOUNCE + int(parts["number"])
        return int(CHOOSE + parts["seat"] * 2 + parts["keep"])

    # --- what is seen

    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        """Events with their audience: a dealt card is its seat's alone."""
        return [self._event(game.players, *numbers) for numbers in raw]

    def _event(self, players: int, kind: int, *values: int) -> Event:
        seat = values[0]
        if kind == DEALT:
            return Event("dealt", {"seat": seat, "secret_card": values[1]}, (seat,), {"seat": seat})
        if kind == CHOSEN:
            return Event("chosen", {"seat": seat})
        if kind == ANNOUNCED:
            return Event("announced", {"seat": seat, "number": values[1]})
        return Event("shown", {"cards": list(values[:players])})

    def view(self, game: Game, seat: int | None) -> CupsView:
        """What a seat may see, field by field."""
        assert isinstance(game, Cups)
        choosing = not game.is_over and None in game.choices
        return {
            "game": self.name,
            "players": game.players,
            "seat": seat,
            "options": game.options,
            "phase": "over" if game.is_over else "choose" if choosing else "announce",
            "to_move": [it for it in range(game.players) if game.legal_for(it)],
            "over": game.is_over,
            "winners": game.winners(),
            "scores": game.scores(),
            "points": [{"cards": score} for score in game.scores()],
            "move": game.round,
            "secret_card": game.cards[seat] if seat is not None and seat < len(game.cards) else None,
        }

    def board_text(self, game: Game, seat: int | None = None) -> str:
        """A line a seat: its card, if one may see it, and its points."""
        assert isinstance(game, Cups)
        cards = [str(card) if it == seat else "#" for it, card in enumerate(game.cards)]
        dealt = cards + ["."] * (game.players - len(cards))
        return "\n".join(f"{it}: [{card}] {game.points_of[it]}" for it, card in enumerate(dealt))

    def art(self, tiles: Any = None) -> Mapping[str, object]:
        """Nothing to draw."""
        return {"kinds": {}}

    # --- positions as text

    def position_text(self, game: Game) -> str:
        """``1 of 2 / 4 0 / 3 6 / ?+``: the round, points, cards, choices; ``loud`` if the table is."""
        assert isinstance(game, Cups)
        choices = "".join("?" if it is None else "-+"[it] for it in game.choices)
        lists = (" ".join(map(str, numbers)) for numbers in (game.points_of, game.cards))
        return " / ".join(
            [f"{game.round} of {game.rounds}", *lists, choices + (" loud" if game.loud else "")]
        )

    def parse_position(self, text: str, tiles: Any = None) -> Game:
        """The position of a text; raises BadNotation."""
        try:
            turn, points, cards, choices = (part.split() for part in text.split("/"))
            game = Cups(len(points), int(turn[2]), "loud" in choices)
            game.round, game.points_of, game.cards = int(turn[0]), [*map(int, points)], [*map(int, cards)]
            game.choices = [{"?": None, "-": 0, "+": 1}[sign] for sign in choices[0]]
        except (ValueError, IndexError, KeyError) as error:
            raise BadNotation("cups.unreadable", text=text[:SHOWN]) from error
        return game
