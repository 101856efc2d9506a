"""A tiny game for the server's tests: secret cards, decisions at the same time, a free announcement.

Each round nature deals every seat a secret card (1 to 6). All seats decide at once, unseen, to keep or to
leave it. Then the seat whose round it is announces any number from 0 to 999, and the cards that were kept
are shown and count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilefolk.core import registry
from tilefolk.core.errors import BadNotation, IllegalAction
from tilefolk.core.events import Event
from tilefolk.core.game import NATURE, OVER, Game
from tilefolk.core.registry import GameSpec, Option
from tilefolk.core.rng import Rng

DEAL, CHOOSE, ANNOUNCE = 100, 200, 1000
KEPT, LEFT = 1, 0


class Cups(Game):
    def __init__(self, players: int, rounds: int) -> None:
        super().__init__(players)
        self.rounds = rounds
        self.round = 0
        self.cards: list[int] = []
        self.choices: list[int | None] = [None] * players
        self.points_of = [0] * players
        self.log: list[tuple[int, ...]] = []

    @property
    def to_move(self) -> int:
        if self.round == self.rounds:
            return OVER
        if len(self.cards) < self.players:
            return NATURE
        if None in self.choices:
            return self.choices.index(None)
        return self.round % self.players

    @property
    def is_chance(self) -> bool:
        return self.to_move == NATURE

    @property
    def is_over(self) -> bool:
        return self.to_move == OVER

    def legal(self) -> list[int]:
        return self.legal_for(self.to_move)

    def legal_for(self, seat: int) -> list[int]:
        if seat < 0 or self.to_move < 0:
            return []
        if None in self.choices:
            return [CHOOSE + seat * 2 + LEFT, CHOOSE + seat * 2 + KEPT] if self.choices[seat] is None else []
        return [ANNOUNCE, ANNOUNCE + 1] if seat == self.to_move else []

    def is_legal(self, action: int) -> bool:
        if self.is_chance:
            return action in [outcome for outcome, _ in self.chance()]
        if self.to_move >= 0 and None not in self.choices:
            return ANNOUNCE <= action < ANNOUNCE + 1000
        return any(action in self.legal_for(seat) for seat in range(self.players))

    def chance(self) -> list[tuple[int, int]]:
        return [(DEAL + card, 1) for card in range(1, 7)] if self.is_chance else []

    def apply_listening(self, action: int) -> list[tuple[int, ...]]:
        if not self.is_legal(action):
            raise self.explain(action) or IllegalAction("core.illegal_action")
        if action >= ANNOUNCE:
            seat = self.to_move
            shown = [card if kept else 0 for card, kept in zip(self.cards, self.choices, strict=True)]
            self.points_of = [have + new for have, new in zip(self.points_of, shown, strict=True)]
            self.round, self.cards, self.choices = self.round + 1, [], [None] * self.players
            return [(2, seat, action - ANNOUNCE), (3, *shown)]
        if action >= CHOOSE:
            seat, kept = divmod(action - CHOOSE, 2)
            self.choices[seat] = kept
            return [(1, seat)]
        self.cards.append(action - DEAL)
        return [(0, len(self.cards) - 1, action - DEAL)]

    def apply(self, action: int) -> None:
        self.apply_listening(action)

    def explain(self, action: int) -> IllegalAction | None:
        return None if self.is_legal(action) else IllegalAction("cups.not_allowed", "X1.1", action=action)

    def copy(self) -> Cups:
        other = Cups(self.players, self.rounds)
        other.round, other.cards = self.round, list(self.cards)
        other.choices, other.points_of = list(self.choices), list(self.points_of)
        return other

    def redeterminise(self, seat: int, rng: Rng) -> None:
        self.cards = [card if it == seat else 1 + rng.below(6) for it, card in enumerate(self.cards)]

    def scores(self) -> list[int]:
        return list(self.points_of)


class CupsSpec(GameSpec):
    name = "cups"
    rules_version = 1
    min_players = 2
    max_players = 4
    sources = ("cards",)
    options = (Option("rounds", (1, 2, 3, 30), 2, "X0.1"), Option("loud", (False, True), False, "X0.2"))

    def new(self, players: int, options: Mapping[str, object] | None = None, tiles: Any = None) -> Game:
        return Cups(players, int(self.checked_options(options)["rounds"]))

    def action_name(self, game: Game, action: int) -> str:
        if action >= ANNOUNCE:
            return f"say {action - ANNOUNCE}"
        if action >= CHOOSE:
            seat, kept = divmod(action - CHOOSE, 2)
            return f"{'keep' if kept else 'leave'} {seat}"
        return f"deal {action - DEAL}"

    def parse_action(self, game: Game, text: str) -> int:
        word, _, number = text.partition(" ")
        if word not in ("say", "keep", "leave", "deal") or not (number.isascii() and number.isdigit()):
            raise BadNotation("cups.unreadable", text=text[:40])
        value = int(number[:9])
        return {"say": ANNOUNCE + value, "keep": CHOOSE + value * 2 + 1, "leave": CHOOSE + value * 2}.get(
            word, DEAL + value
        )

    def describe(self, game: Game, action: int) -> dict[str, Any]:
        if action >= ANNOUNCE:
            return {"type": "say", "number": action - ANNOUNCE}
        if action >= CHOOSE:
            seat, kept = divmod(action - CHOOSE, 2)
            return {"type": "choose", "seat": seat, "keep": bool(kept)}
        return {"type": "deal", "card": action - DEAL}

    def encode(self, game: Game, description: Mapping[str, Any]) -> int:
        if description["type"] == "say":  # careless on purpose: a forged description must not matter
            return ANNOUNCE + int(description["number"])
        return CHOOSE + description["seat"] * 2 + description["keep"]

    def decode_events(self, game: Game, raw: list[tuple[int, ...]]) -> list[Event]:
        return [self._event(*numbers) for numbers in raw]

    def _event(self, kind: int, *values: int) -> Event:
        if kind == 0:
            seat, card = values
            return Event("dealt", {"seat": seat, "secret_card": card}, (seat,), {"seat": seat})
        if kind == 1:
            return Event("chosen", {"seat": values[0]})
        if kind == 2:
            return Event("announced", {"seat": values[0], "number": values[1]})
        return Event("shown", {"cards": list(values)})

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Cups)
        own = game.cards[seat] if seat is not None and seat < len(game.cards) else None
        over = game.is_over
        best = max(game.points_of)
        return {
            "game": "cups",
            "players": game.players,
            "seat": seat,
            "options": {"rounds": game.rounds},
            "phase": "over" if over else "choose" if None in game.choices else "announce",
            "to_move": [it for it in range(game.players) if game.legal_for(it)],
            "over": over,
            "winners": [it for it, points in enumerate(game.points_of) if points == best] if over else [],
            "scores": list(game.points_of),
            "move": game.round,
            "secret_card": own,
        }

    def position_text(self, game: Game) -> str:
        assert isinstance(game, Cups)
        choices = "".join("?" if it is None else "-+"[it] for it in game.choices)
        lists = (" ".join(map(str, numbers)) for numbers in (game.points_of, game.cards))
        return " / ".join([f"{game.round} of {game.rounds}", *lists, choices])

    def parse_position(self, text: str) -> Game:
        try:
            turn, points, cards, choices = (part.split() for part in text.split("/"))
            game = Cups(len(points), int(turn[2]))
            game.round, game.points_of, game.cards = (
                int(turn[0]),
                list(map(int, points)),
                list(map(int, cards)),
            )
            game.choices = [{"?": None, "-": LEFT, "+": KEPT}[sign] for sign in choices[0]]
        except (ValueError, IndexError, KeyError) as error:
            raise BadNotation("cups.unreadable", text=text[:40]) from error
        return game

    def board_text(self, game: Game, seat: int | None = None) -> str:
        assert isinstance(game, Cups)
        cards = [str(card) if it == seat else "#" for it, card in enumerate(game.cards)]
        dealt = cards + ["."] * (game.players - len(cards))
        return "\n".join(f"{it}: [{card}] {game.points_of[it]}" for it, card in enumerate(dealt))

    def art(self, tiles: Any = None) -> dict[str, Any]:
        return {"kinds": {}}


registry.register("cups", CupsSpec)
