"""What an arena found out, a standing for each bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from tilefolk.arena.playing import GameResult
from tilefolk.arena.ratings import bradley_terry, wilson


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot: wins (a shared win in parts) of so many seats taken, points, rating and time."""

    name: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    points: float
    rating: float
    decisions: int
    seconds_a_decision: float


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """The standings in the order in which the bots were named."""

    players: int
    games: int
    standings: tuple[Standing, ...]

    @classmethod
    def of(cls, entries: Sequence[str], players: int, played: Sequence[GameResult]) -> ArenaResult:
        """Count the games."""
        ratings = bradley_terry(len(entries), _wins_over(played))
        standings = []
        for entry, name in enumerate(entries):
            places = [(game, seat) for game in played for seat, who in enumerate(game.seats) if who == entry]
            wins = sum(1 / len(game.winners) for game, seat in places if seat in game.winners)
            low, high = wilson(wins, len(places))
            decisions = sum(game.decisions[seat] for game, seat in places)
            seconds = sum(game.seconds[seat] for game, seat in places)
            standings.append(
                Standing(
                    name=name,
                    seats=len(places),
                    wins=wins,
                    share=wins / max(1, len(places)),
                    low=low,
                    high=high,
                    points=fmean(game.scores[seat] for game, seat in places) if places else 0.0,
                    rating=ratings[entry],
                    decisions=decisions,
                    seconds_a_decision=seconds / max(1, decisions),
                )
            )
        return cls(players, len(played), tuple(standings))

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "players": self.players,
            "games": self.games,
            "standings": [asdict(standing) for standing in self.standings],
        }


def _wins_over(played: Sequence[GameResult]) -> dict[tuple[int, int], float]:
    """How often the winner's bot came before the bot in each other seat; a shared win is half each way."""
    wins: dict[tuple[int, int], float] = {}
    for game in played:
        for one, who in enumerate(game.seats):
            for other, whom in enumerate(game.seats):
                if who == whom or one not in game.winners:
                    continue
                part = 0.5 if other in game.winners else 1.0
                wins[who, whom] = wins.get((who, whom), 0.0) + part
    return wins
