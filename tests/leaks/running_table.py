"""Two tables that a guest can't tell apart, at a running server."""

from __future__ import annotations

from typing import Any

from tests.leaks.pairs import Pair, pairs, sampled
from tests.server.clients import Guest, RunningServer
from tilefolk.core.chance import PreparedChance
from tilefolk.core.match import Match
from tilefolk.games.catan import names
from tilefolk.server.match import EntryPly, TableMatch

PHASES = (names.PHASE_DISCARD, names.PHASE_OFFER, names.PHASE_MAIN, names.PHASE_CHOOSE_VICTIM)
PLAYERS = 3


class RunningTable:
    """A running game of three guests and a spectator, whose position can be exchanged."""

    def __init__(self, server: RunningServer) -> None:
        self.guests = [Guest(server.address, name) for name in ("Anna", "Ben", "Carla")]
        seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
        self.id: str = self.guests[0].table(game="catan", seats=seats, public=True)["id"]
        self.tabs = [guest.open_table(self.id) for guest in self.guests]
        for seat in (1, 2):
            self.tabs[seat].do("sit", seat=seat)
        self.tabs[0].until(lambda state: all(seat["player"] for seat in state["table"]["seats"]))
        self.tabs[0].do("start")
        self.stranger = Guest(server.address, "Dora")
        self.spectator = self.stranger.open_table(self.id)
        self.server = server
        self.live = server.hub.live._tables[self.id]

    @property
    def match(self) -> TableMatch:
        match: TableMatch = self.live.match
        return match

    def become(self, game: Any) -> None:
        """Go on in that position."""
        chance = self.match.play.chance
        self.match.play = Match.from_position(game, chance=PreparedChance(()))
        self.match.play.chance = chance
        self.match._entries = [EntryPly(ply=0, seq=self.live.seq)]

    def close(self) -> None:
        for guest in (*self.guests, self.stranger):
            guest.close()


def three_players() -> list[Pair]:
    games = tuple(game for game in sampled(PHASES, 4) if game.players == PLAYERS)
    return list(pairs(games))


def in_both(table: RunningTable, pair: Pair, ask: Any) -> tuple[Any, Any]:
    """What is answered in the one position and in the other."""
    answers = []
    for game in (pair.one, pair.other):
        table.become(game)
        answers.append(ask())
    return answers[0], answers[1]
